const forbiddenFolders = new Set(['features', 'utils', 'helpers', 'common', 'types', 'services', 'managers']);
const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Named by a program, or read by one: addresses come from the names of the route files. */
const namedByPrograms = /^(?:src\/web\/routes\/|src\/web\/routeTree\.gen\.ts$|bench\/results\/)/;
/** The beginning of a path which no other machine has. */
const ownMachine = /(?<![\w.@-])\/(?:work|root)\/[\w.]/;

/** Files and folders whose name breaks a rule of the house, each as one line. */
export function wrongNames(files: string[]): string[] {
  return files.flatMap((file) => {
    const folders = file.split('/');
    const name = folders.pop()?.replace(/\..*$/, '') ?? '';
    const forbidden = folders.find((folder) => forbiddenFolders.has(folder));
    if (forbidden) return [`${file}: no folder is called ${forbidden}`];
    if (namedByPrograms.test(file)) return [];
    const odd = [...folders, name].find((part) => !kebab.test(part));
    return odd === undefined ? [] : [`${file}: '${odd}' is not in kebab case`];
  });
}

/** Lines with a path that exists only on the machine of whoever wrote them. */
export function ownPaths(tree: Record<string, string>): string[] {
  return Object.entries(tree).flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => (ownMachine.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
}

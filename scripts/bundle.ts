/** What is read of Vite's manifest.json: chunks by the module they begin with. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>;

/** The chunks which hold a route's own code, by route file, as the router's plugin splits them off. */
export function routeChunks(manifest: Manifest): Map<string, string[]> {
  const keys = Object.keys(manifest).filter((key) => /^routes\/.+\?tsr-split=/.test(key));
  return Map.groupBy(keys, (key) => key.slice('routes/'.length, key.indexOf('?')));
}

/** Every file a browser fetches before it can show the route: the entry, the route's own chunks and what these import. */
export function filesOf(manifest: Manifest, route: string): Set<string> {
  const chunks = chunksOf(manifest, route).map((key) => manifest[key]);
  return new Set(chunks.flatMap((chunk) => (chunk ? [chunk.file, ...(chunk.css ?? [])] : [])));
}

/** The scripts and styles that the page itself asks for. */
export const namedIn = (page: string): Set<string> =>
  new Set([...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? ''));

/**
 * What the browser may fetch while it still reads the entry: for each route's address, the scripts and styles of the route
 * and of the layouts around it, without those that the page names itself.
 */
export function preloads(manifest: Manifest, named: ReadonlySet<string>): Record<string, string[]> {
  const routes = [...routeChunks(manifest).keys()].map((file) => ({
    file,
    parts: file.replace(/\.tsx$/, '').split('.'),
  }));
  return Object.fromEntries(
    routes.map(({ parts }) => {
      const way = routes.filter((one) => one.parts.every((part, place) => part === parts[place]));
      const files = new Set(way.flatMap(({ file }) => [...filesOf(manifest, file)]));
      const address = parts.filter((part) => part !== 'index' && !part.startsWith('_'));
      return [`/${address.join('/')}`, [...files].filter((file) => !named.has(file))];
    }),
  );
}

/** `route carries other` for each route whose load holds the own code of another one. */
export function strangersIn(manifest: Manifest): string[] {
  const routes = routeChunks(manifest);
  return [...routes.keys()].flatMap((route) => {
    const loaded = new Set(chunksOf(manifest, route));
    return [...routes]
      .filter(([other, own]) => other !== route && own.some((key) => loaded.has(key)))
      .map(([other]) => `${route} carries ${other}`);
  });
}

function chunksOf(manifest: Manifest, route: string): string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const found = new Set<string>();
  const visit = (key: string) => {
    if (found.has(key)) return;
    found.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  [...entries, ...(routeChunks(manifest).get(route) ?? [])].forEach(visit);
  return [...found];
}

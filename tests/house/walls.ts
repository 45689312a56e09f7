import { posix } from 'node:path';
import { type Import, readSource, type Source, type Tree } from './source.ts';

/** What each room of src may import beside itself. */
const mayImport: Record<string, string[]> = {
  contract: [],
  domain: ['contract'],
  advisors: ['contract', 'domain'],
  web: ['contract', 'domain'],
  mcp: ['contract'],
  cli: ['contract'],
  server: ['contract', 'domain', 'advisors', 'mcp'],
};

const compositionRoot = 'src/server/main.ts';

/** Libraries of the contract; the browser's code imports the contract's values only where these do not come along. */
const contractLibrary = /^(?:zod|@orpc\/contract)(?:\/|$)/;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Every trespass in a tree of sources, each as one line that names the file. */
export function trespasses(tree: Tree): string[] {
  const sources = new Map(Object.entries(tree).map(([file, text]) => [file, readSource(file, text)]));
  return [...sources].flatMap(([file, source]) =>
    [
      ...source.imports.map((one) => wrongImport(file, one)),
      ...source.imports.map((one) => heavyImport(file, one, sources)),
      ...forbiddenNames(file, source),
      source.isBarrel ? 'only hands on what other files export' : undefined,
    ].flatMap((fault) => (fault ? [`${file}: ${fault}`] : [])),
  );
}

/** `contract` of `src/contract/x.ts`, `tests` of `tests/x.ts`. */
function roomOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'src' ? second : first;
}

/** The file that a specifier means, from the root of the repository; undefined for a package. */
function targetOf(file: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return posix.join(posix.dirname(file), path);
  const inRoom = /^#(\w+)\/(.+)$/.exec(path);
  if (!inRoom) return undefined;
  const [, room = '', rest = ''] = inRoom;
  return room in mayImport ? `src/${room}/${rest}` : `${room}/${rest}`;
}

function wrongImport(file: string, { from }: Import): string | undefined {
  const room = roomOf(file);
  const inSource = file.startsWith('src/');
  const target = targetOf(file, from);
  if (!target) return inSource ? wrongPackage(file, from) : undefined;

  const other = roomOf(target);
  if (from.startsWith('.') && other !== room) return `writes '${from}' where '#${other}/...' is meant`;
  if (from.startsWith('#') && other === room) return `writes '${from}' inside its own room, where './...' is meant`;
  const implementation = /^src\/advisors\/(?:rules|llm)\//.exec(target)?.[0];
  if (implementation && inSource && file !== compositionRoot && !isTest(file) && !file.startsWith(implementation)) {
    return `imports '${from}', which only ${compositionRoot} may pick`;
  }
  if (!inSource || other === room) return undefined;
  if (isTest(file) && other === 'tests') return undefined;
  return mayImport[room]?.includes(other) ? undefined : `imports '${from}': ${room} may not import ${other}`;
}

function wrongPackage(file: string, name: string): string | undefined {
  const room = roomOf(file);
  if (isTest(file)) return undefined;
  if (room === 'contract' && !contractLibrary.test(name))
    return `imports '${name}': contract knows only zod and its library`;
  if (room === 'domain' && name.startsWith('node:')) return `imports '${name}': domain does no input or output`;
  if (room === 'web' && name.startsWith('node:')) return `imports '${name}', which no browser has`;
  if (name === 'node:process' && file !== compositionRoot)
    return `imports '${name}': ${compositionRoot} reads the environment`;
  return undefined;
}

/** A value import by the web that brings the contract's library into the bundle, however many files lie between. */
function heavyImport(file: string, one: Import, sources: Map<string, Source>): string | undefined {
  if (roomOf(file) !== 'web' || isTest(file) || !one.isValue) return undefined;
  const seen = new Set<string>();
  const isHeavy = (target: string | undefined): boolean => {
    if (!target || seen.has(target) || roomOf(target) === 'web') return false;
    seen.add(target);
    const values = sources.get(target)?.imports.filter(({ isValue }) => isValue) ?? [];
    return values.some(({ from }) => contractLibrary.test(from) || isHeavy(targetOf(target, from)));
  };
  return isHeavy(targetOf(file, one.from)) ? `imports '${one.from}', and with it zod into the bundle` : undefined;
}

const notInDomain = [
  'Date.now',
  'new Date()',
  'Math.random',
  'crypto.randomUUID',
  'performance.now',
  'fetch',
  'process',
];

function forbiddenNames(file: string, { names }: Source): string[] {
  const faults: string[] = [];
  const inSource = file.startsWith('src/') && !isTest(file);
  if (inSource && names.has('process.env') && file !== compositionRoot) {
    faults.push(`reads process.env, which is for ${compositionRoot} alone`);
  }
  if (inSource && roomOf(file) === 'domain') {
    faults.push(...notInDomain.filter((name) => names.has(name)).map((name) => `uses ${name}: pass it in`));
  }
  if (isTest(file) || file.startsWith('tests/')) {
    for (const name of names) {
      if (/^(?:test|it|describe)\b.*\.(?:skip|only|todo|fixme|skipIf|runIf)\b/.test(name)) faults.push(`has ${name}`);
      if (name.endsWith('.waitForTimeout')) faults.push('waits for a fixed time');
    }
  }
  return faults;
}

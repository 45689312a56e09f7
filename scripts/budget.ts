/** Fails when the first load of `/` is above its budget, or when one route's code is in another's load. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesOf, type Manifest, namedIn, routeChunks, strangersIn } from './bundle.ts';

/** kB of JavaScript and CSS, gzipped. */
const budget = 220;

const root = join(import.meta.dirname, '..');
const web = join(root, 'dist/web');
const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Manifest;
const page = readFileSync(join(web, 'index.html'), 'utf8');

const files = new Set([...namedIn(page), ...filesOf(manifest, 'index.tsx')]);
const sizes = [...files].map((file) => ({
  file,
  kB: gzipSync(readFileSync(join(web, file)), { level: 9 }).length / 1000,
}));
const total = sizes.reduce((sum, { kB }) => sum + kB, 0);
console.log(`First load of /: ${total.toFixed(1)} kB gzipped, of at most ${budget} kB.`);
for (const { file, kB } of sizes.sort((a, b) => b.kB - a.kB)) console.log(`${kB.toFixed(1).padStart(8)}  ${file}`);

const split = routeChunks(manifest);
const unsplit = globSync('**/*.tsx', { cwd: join(root, 'src/web/routes') }).filter(
  (route) =>
    route !== '__root.tsx' &&
    !split.has(route) &&
    /\bcomponent\s*[:,]/.test(readFileSync(join(root, 'src/web/routes', route), 'utf8')),
);
const faults = [
  ...(total > budget ? [`The first load is ${(total - budget).toFixed(1)} kB above the budget.`] : []),
  ...[...files]
    .filter((file) => /\/shared-[^/]+\.js$/.test(file))
    .map(
      (file) => `What only a project's screens use is in the first load: ${file}. See "controls" in vite.config.ts.`,
    ),
  ...strangersIn(manifest).map((pair) => `A route's code is in another's load: ${pair}.`),
  ...unsplit.map((route) => `A route's code is in every load: ${route} was not split off.`),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

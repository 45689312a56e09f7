/** Builds the web app that the server serves, with a compressed copy beside each file. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { type Manifest, namedIn, preloads } from './bundle.ts';
import { stampFile, stampOfInputs } from './build-stamp.ts';
import { compressFolder } from './compress.ts';

process.chdir(join(import.meta.dirname, '..'));
// Taken before the build, so that a file changed meanwhile makes the result stale.
const stamp = stampOfInputs();
rmSync(stampFile, { force: true });

await build({ logLevel: 'warn' });
await compressFolder('dist/web');
const manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')) as Manifest;
const named = namedIn(readFileSync('dist/web/index.html', 'utf8'));
writeFileSync('dist/web/.vite/preloads.json', JSON.stringify(preloads(manifest, named)));
writeFileSync(stampFile, stamp);

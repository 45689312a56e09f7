/** Builds the web app that the server serves, with a compressed copy beside each file. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { stampFile, stampOfInputs } from './build-stamp.ts';
import { compressFolder } from './compress.ts';

process.chdir(join(import.meta.dirname, '..'));
// Taken before the build, so that a file changed meanwhile makes the result stale.
const stamp = stampOfInputs();
rmSync(stampFile, { force: true });

await build({ logLevel: 'warn' });
await compressFolder('dist/web');
writeFileSync(stampFile, stamp);

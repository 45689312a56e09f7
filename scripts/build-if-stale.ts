/** Builds when nothing is built, or when a source has changed since; else ends within some milliseconds. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampFile, stampOfInputs } from './build-stamp.ts';

process.chdir(join(import.meta.dirname, '..'));
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stampOfInputs()) {
  console.error('Building the web app ...');
  await import('./build.ts');
}

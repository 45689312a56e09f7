/** Builds when nothing is built, or when a source has changed since; else ends within some milliseconds. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampFile, stampOfInputs } from './build-stamp.ts';

process.chdir(join(import.meta.dirname, '..'));
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stampOfInputs()) {
  console.error('Building the web app ...');
  try {
    await import('./build.ts');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // A folder that may not be written to is no fault of the build's.
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(code ?? '')) throw error;
    console.error(`CoScrum did not start: the web app could not be built: ${message}.`);
    process.exitCode = 1;
  }
}

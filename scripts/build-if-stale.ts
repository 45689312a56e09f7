/** Builds when nothing is built, or when a source has changed since; else ends within some milliseconds. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampFile, stampOfInputs } from './build-stamp.ts';

const root = join(import.meta.dirname, '..');
process.chdir(root);

const notBuilt = (reason: string) => {
  console.error(`CoScrum did not start: the web app could not be built: ${reason}.`);
  process.exitCode = 1;
};

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stampOfInputs()) {
  console.error('Building the web app ...');
  // Vite takes these for the end of a path or for a pattern. The server itself runs in any folder.
  const [sign] = /[#?*]/.exec(root) ?? [];
  try {
    if (sign === undefined) await import('./build.ts');
    else notBuilt(`the path of this folder holds "${sign}", which the build cannot read. Move it to another`);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // A folder that may not be written to is no fault of the build's.
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(code ?? '')) throw error;
    notBuilt(message);
  }
}

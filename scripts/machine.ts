import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { show } from './command.ts';

/** What this machine cannot give; its message is one line that says what to do. */
export class Missing extends Error {}

export const isRoot = process.getuid?.() === 0;

/** True on Debian itself: Ubuntu's `chromium` package is only a pointer to a snap, which does not run in containers. */
function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** True where this program may install Debian packages by itself. */
export const mayInstallPackages = (): boolean => isRoot && isDebian();

export async function installPackages(...names: string[]): Promise<void> {
  // A fresh machine has no package lists, and another apt (unattended upgrades) may hold the lock for a while.
  const patient = ['-o', 'DPkg::Lock::Timeout=300', '-q'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', ...names];
  await show('apt-get', [...patient, 'update'], { env });
  if ((await show('apt-get', [...patient, ...install], { env })) !== 0) {
    throw new Missing(
      `Installing ${names.join(', ')} failed: install it by hand with "apt-get install ${names.join(' ')}".`,
    );
  }
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Full path of a program in PATH. */
export function findInPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram);
}

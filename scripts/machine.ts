import { accessSync, constants, existsSync, readFileSync, statfsSync } from 'node:fs';
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

const inMemory = '/dev/shm';
/** Far more than all stores of the tests together; containers often have 64 MB there. */
const roomForStores = 2 * 1024 ** 3;

/**
 * A folder that lies in memory and has room for the stores of the tests: a store waits for its disk at every commit, and
 * on a disk that others write to as well that was half of a run. Undefined where this machine has none.
 */
export function memoryFolder(): string | undefined {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= roomForStores ? inMemory : undefined;
  } catch {
    // Not on this system.
    return undefined;
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

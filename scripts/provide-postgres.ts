import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './command.ts';
import { findInPath, installPackages, isProgram, mayInstallPackages, Missing } from './machine.ts';

const oldest = 15;

/** Folder with the programs of a PostgreSQL server, 15 or newer; installed first where that is allowed. Throws Missing. */
export async function providePostgres(): Promise<string> {
  const found = await findPostgres();
  if (found) return found;
  if (!mayInstallPackages()) {
    throw new Missing(
      `A PostgreSQL server is needed, ${oldest} or newer: install it (Debian, Ubuntu: "apt-get install postgresql"; ` +
        `macOS: "brew install postgresql@17") and run this again.`,
    );
  }
  await installServerPackage();
  const installed = await findPostgres();
  if (!installed) throw new Missing(`The packaged PostgreSQL is older than ${oldest}: install a newer one by hand.`);
  return installed;
}

async function findPostgres(): Promise<string | undefined> {
  const inPath = findInPath('postgres');
  const configured = await run('pg_config', ['--bindir']);
  const candidates = [
    ...(inPath ? [dirname(inPath)] : []),
    ...(configured.code === 0 ? [configured.output.trim()] : []),
    ...versionsIn('/usr/lib/postgresql', 'bin'),
    ...versionsIn('/usr', 'bin', /^pgsql-\d+/),
    ...versionsIn('/opt/homebrew/opt', 'bin', /^postgresql(@\d+)?$/),
    ...versionsIn('/usr/local/opt', 'bin', /^postgresql(@\d+)?$/),
    ...versionsIn('/home/linuxbrew/.linuxbrew/opt', 'bin', /^postgresql(@\d+)?$/),
    ...versionsIn('/Applications/Postgres.app/Contents/Versions', 'bin'),
  ];
  for (const folder of candidates) if (await isServer(folder)) return folder;
  return undefined;
}

/** `base/<version>/inner` for every version there, the newest first. */
function versionsIn(base: string, inner: string, pattern = /^\d+/): string[] {
  try {
    return readdirSync(base)
      .filter((name) => pattern.test(name))
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((name) => join(base, name, inner));
  } catch {
    return [];
  }
}

async function isServer(folder: string): Promise<boolean> {
  if (!isProgram(join(folder, 'initdb')) || !isProgram(join(folder, 'postgres'))) return false;
  const { output } = await run(join(folder, 'postgres'), ['--version']);
  return Number(/\) (\d+)/.exec(output)?.[1]) >= oldest;
}

async function installServerPackage(): Promise<void> {
  // Debian's package would create and start a cluster for the whole machine; the tests bring their own.
  const folder = '/etc/postgresql-common/createcluster.d';
  const setting = join(folder, 'coscrum-tests.conf');
  await installPackages('postgresql-common');
  mkdirSync(folder, { recursive: true });
  writeFileSync(setting, 'create_main_cluster = false\n');
  try {
    await installPackages('postgresql');
  } finally {
    rmSync(setting, { force: true });
  }
}

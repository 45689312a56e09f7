/** Server and web app, both following every change of their sources; Ctrl-C ends both. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createServer } from 'vite';

process.chdir(join(import.meta.dirname, '..'));

// --watch-path is left out: the server's imports say by themselves what to watch.
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  stdio: 'inherit',
});
const web = await createServer();
await web.listen();
web.printUrls();

let ending = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // A terminal sends Ctrl-C to the server too; asking twice does no harm, but ending twice would.
    if (!ending) void end();
  });
}
server.on('exit', () => {
  if (!ending) void end();
});

async function end(): Promise<void> {
  ending = true;
  if (server.exitCode === null && server.signalCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  await web.close();
  process.exit();
}

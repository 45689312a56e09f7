/** Builds what the server serves: the web app and the API's documentation page, with a compressed copy beside each file. */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { stampFile, stampOfInputs } from './build-stamp.ts';
import { compressFolder } from './compress.ts';

process.chdir(join(import.meta.dirname, '..'));
// Taken before the build, so that a file changed meanwhile makes the result stale.
const stamp = stampOfInputs();
rmSync(stampFile, { force: true });

await Promise.all([buildWeb(), copyDocs()]);
writeFileSync(stampFile, stamp);

async function buildWeb(): Promise<void> {
  await build({ logLevel: 'warn' });
  await compressFolder('dist/web');
}

/** The server's page for the API loads nothing from elsewhere, so what it needs lies beside the app. */
async function copyDocs(): Promise<void> {
  const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  mkdirSync('dist/docs', { recursive: true });
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) copyFileSync(join(swagger, file), `dist/docs/${file}`);
  await compressFolder('dist/docs');
}

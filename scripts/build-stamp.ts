import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** Says from which inputs the tree in dist was built; written last, so a build that was cut short has none. */
export const stampFile = 'dist/built-from';

const inputs = [
  '{src/web,src/contract,src/domain}/**/*.*',
  'scripts/{build,changelog,compress}.ts',
  'CHANGELOG.md',
  '{vite.config.ts,postcss.config.*,package-lock.json,package.json,tsconfig*.json}',
];
/** Tests are no part of the result, and the route tree is one of its products. */
const leftOut = /\.test\.tsx?$|routeTree\.gen\.ts$/;

/** A hash over every file that the result depends on; some milliseconds. */
export function stampOfInputs(): string {
  const hash = createHash('sha256');
  for (const file of globSync(inputs).sort()) {
    if (leftOut.test(file)) continue;
    hash.update(`${file}\n`).update(readFileSync(file)).update('\n');
  }
  return hash.digest('hex');
}

import { expect, test } from 'vitest';
import { filesOf, type Manifest, strangersIn } from './bundle.ts';

const manifest: Manifest = {
  'index.html': { file: 'main.js', css: ['main.css'], imports: ['_shared.js'], isEntry: true },
  '_shared.js': { file: 'shared.js' },
  '_chart.js': { file: 'chart.js', css: ['chart.css'] },
  'routes/index.tsx?tsr-split=component': { file: 'home.js', imports: ['index.html', '_shared.js'] },
  'routes/metrics.tsx?tsr-split=component': { file: 'metrics.js', imports: ['index.html', '_chart.js'] },
};

test('the load of a route is the entry, its own chunk and what these import', () => {
  expect(filesOf(manifest, 'index.tsx')).toEqual(new Set(['main.js', 'main.css', 'shared.js', 'home.js']));
  expect(filesOf(manifest, 'metrics.tsx')).toContain('chart.css');
});

test('a route that imports from another route is found', () => {
  expect(strangersIn(manifest)).toEqual([]);
  const trespassing = {
    ...manifest,
    '_shared.js': { file: 'shared.js', imports: ['routes/metrics.tsx?tsr-split=component'] },
  };
  expect(strangersIn(trespassing)).toEqual(['index.tsx carries metrics.tsx']);
});

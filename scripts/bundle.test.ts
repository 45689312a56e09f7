import { expect, test } from 'vitest';
import { filesOf, type Manifest, preloads, strangersIn } from './bundle.ts';

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

test('the scripts and styles of a route and of its layouts are fetched with the entry, by the address of the route', () => {
  const nested = {
    ...manifest,
    'routes/project.$projectId.tsx?tsr-split=component': { file: 'shell.js', imports: ['index.html'] },
    'routes/project.$projectId.tests.tsx?tsr-split=component': { file: 'tests.js', imports: ['_chart.js'] },
  };
  expect(preloads(nested, new Set(['main.js', 'main.css']))).toEqual({
    '/': ['shared.js', 'home.js'],
    '/metrics': ['shared.js', 'metrics.js', 'chart.js', 'chart.css'],
    '/project/$projectId': ['shared.js', 'shell.js'],
    '/project/$projectId/tests': ['shared.js', 'shell.js', 'tests.js', 'chart.js', 'chart.css'],
  });
});

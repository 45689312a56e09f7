import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { changelog } from './scripts/changelog.ts';

/** Where `npm run dev` finds the API. */
const server = process.env.COSCRUM_SERVER ?? `http://127.0.0.1:${process.env.PORT || 4600}`;

/**
 * What nearly every screen is made of, `/` among them: one file rather than fifteen crumbs. What `/` needs and this leaves out
 * is found in `shared`, which is 20 kB that only the screens of a project have a use for.
 */
const controls = new RegExp(
  [
    '@mantine/core/esm/components/(?:Alert|Badge|Card|Input|InputBase|Paper|Progress|Skeleton|Stack|Textarea|ThemeIcon)/',
    '@mantine/hooks/esm/use-window-event/',
    '@tanstack/[^/]+/build/modern/(?:useInfiniteQuery|infiniteQueryObserver)\\.',
    'src/web/data/workspace\\.',
    'src/web/ui/(?:changing|dates|empty-state|error-state|face|show-more)\\.',
  ].join('|'),
);

/** Loaded with the first dialog, and so not a part of what many screens share. */
const dialogs =
  /@mantine\/core\/esm\/components\/(?:CloseButton|FocusTrap|Modal|ModalBase|Overlay|Portal|ScrollArea)\/|react-remove-scroll|focus-(?:trap|return)|use-sidecar|src\/web\/ui\/dialog\./;

const shared = /node_modules|src\/(?:contract|domain|web\/(?:data|ui))\//;

export default defineConfig({
  root: 'src/web',
  cacheDir: '../../.cache/vite',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Loaders name the nouns a screen reads; in files of their own they do not grow the first load.
      codeSplittingOptions: {
        defaultBehavior: [['loader'], ['component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
      routesDirectory: 'routes',
      generatedRouteTree: 'routeTree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    changelog(),
  ],
  css: { postcss: { plugins: [mantine()] } },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: server, changeOrigin: true } },
  },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What counts is scripts/budget.ts, which weighs what a page loads and not its files.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs is one file, which compresses better than forty.
            { name: 'base', tags: ['$initial'] },
            { name: 'controls', test: controls },
            // A browser asks for six files at a time: what many screens share comes in one, not in thirty crumbs.
            { name: 'icons', test: /@tabler\/icons-react/ },
            { name: 'shared', test: (id) => shared.test(id) && !dialogs.test(id), minShareCount: 5 },
            { name: 'dialogs', test: dialogs },
          ],
        },
      },
    },
  },
});

import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';

/** Where `npm run dev` finds the API. */
const server = process.env.COSCRUM_SERVER ?? 'http://127.0.0.1:4600';

export default defineConfig({
  root: 'src/web',
  cacheDir: '../../.cache/vite',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'routes',
      generatedRouteTree: 'routeTree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
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
  },
});

import prefresh from '@prefresh/vite';
import { defineConfig } from 'vite';
import type { UserConfig } from 'vite';

const SERVER = '127.0.0.1:3000';

/** Every address is relative, so that the app works at any path behind any proxy. */
export default defineConfig(async ({ command }): Promise<UserConfig> => ({
  base: './',
  plugins: command === 'serve' ? [await prefresh()] : [],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0, reportCompressedSize: true },
  server: {
    proxy: {
      '/api': { target: `http://${SERVER}` },
      '/ws': { target: `ws://${SERVER}`, ws: true },
    },
  },
}));

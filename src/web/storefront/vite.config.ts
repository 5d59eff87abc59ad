import { join } from 'node:path'
import type { ConfigEnv, UserConfig } from 'vite'

const root = join(import.meta.dirname, '../../..')

/**
 * Two builds: what the browser loads (`vite build`), with a manifest that tells the server the names of the files, and
 * the server itself (`vite build --ssr`), one file that needs no packages.
 */
export default ({ isSsrBuild }: ConfigEnv): UserConfig => ({
  root: import.meta.dirname,
  base: '/assets/',
  cacheDir: join(root, '.data/vite-storefront'),
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  ssr: { noExternal: true, target: 'node' },
  build: {
    outDir: join(root, 'dist/web/storefront', isSsrBuild ? '' : 'assets'),
    emptyOutDir: !isSsrBuild,
    assetsDir: '',
    target: isSsrBuild ? 'node20' : 'baseline-widely-available',
    minify: !isSsrBuild,
    sourcemap: isSsrBuild === true,
    manifest: isSsrBuild ? false : 'manifest.json',
    // Fonts and scripts are files: the pages' policy allows nothing inlined in another file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: isSsrBuild
      ? { input: 'main.ts', output: { entryFileNames: 'server.js' } }
      : { input: { islands: 'islands/browser.tsx', style: 'style.css', worker: 'worker.ts' } },
  },
})

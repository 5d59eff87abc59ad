import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin, ProxyOptions, UserConfig } from 'vite'

const root = join(import.meta.dirname, '../..')

/** `make web` leaves these paths to the console of a running service. */
const served = ['/api', '/apps', '/console/settings.json', '/consent', '/docs']
const service: ProxyOptions = { target: `http://localhost:${process.env.CONSOLE_PORT ?? 4002}` }

export default {
  root: join(root, 'src/web/console'),
  base: '/console/',
  cacheDir: join(root, '.data/vite'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  build: {
    outDir: join(root, 'dist/web/console'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // `light-dark()` is kept: every browser of the last two years knows it.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Fonts and pictures are files: the pages' policy allows no inlined font in a stylesheet.
    assetsInlineLimit: 0,
    // These browsers know `modulepreload` too, so the script that does it for others is left out.
    modulePreload: { polyfill: false },
    // Packages mark browser-only code for server rendering, which we do not have here.
    rolldownOptions: {
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
      },
    },
    reportCompressedSize: false,
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 4010),
    strictPort: true,
    proxy: Object.fromEntries(served.map((path) => [path, service])),
  },
  plugins: [precompressed()],
} satisfies UserConfig

/** Writes a brotli and a gzip version next to each file, so that the service never compresses static files. */
function precompressed(): Plugin {
  const brotli = promisify(brotliCompress)
  const deflated = promisify(gzip)
  return {
    name: 'precompressed',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(js|css|html|svg|json|map)$/.test(name))
      await Promise.all(
        texts.map(async (name) => {
          const path = join(dir!, name)
          const text = await readFile(path)
          const quality = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }
          await writeFile(`${path}.br`, await brotli(text, quality))
          await writeFile(`${path}.gz`, await deflated(text, { level: 9 }))
        }),
      )
    },
  }
}

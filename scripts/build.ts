/**
 * `make build`: what a production machine runs, as plain JavaScript in dist/, and the pages, the shop and the
 * documentation.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { bundle } from './build/bundle.ts'
import { buildDocs } from './docs/build.ts'

// The package that `make client` built stays: it is for others.
const built = existsSync('dist') ? readdirSync('dist').filter((name) => name !== 'client') : []
for (const name of built) rmSync(join('dist', name), { recursive: true })
await buildDocs('dist/docs')
await build({ configFile: 'src/web/vite.config.ts', logLevel: 'warn' })
const shop = 'src/web/storefront/vite.config.ts'
await build({ configFile: shop })
await build({ configFile: shop, build: { ssr: true } })
await bundle(['src/main.ts', 'src/cli/main.ts'], 'dist')

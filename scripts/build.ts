/** `make build`: what a production machine runs, as plain JavaScript in dist/. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from './build/bundle.ts'
import { buildDocs } from './docs/build.ts'

// What make client and make collection made stays: it is for others.
const built = existsSync('dist')
  ? readdirSync('dist').filter((name) => !['client', 'collection'].includes(name))
  : []
for (const name of built) rmSync(join('dist', name), { recursive: true })
await buildDocs('dist/docs')
bundle(['src/main.ts', 'src/cli/main.ts'], 'dist')

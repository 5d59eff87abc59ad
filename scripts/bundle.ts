/**
 * Bundles what `make start` runs to dist/start: a bundle starts in a fifth of the time of sources that are compiled as
 * they start.
 */
import { rmSync } from 'node:fs'
import { bundle } from './build/bundle.ts'

rmSync('dist/start', { recursive: true, force: true })
await bundle(['scripts/start.ts'], 'dist/start')

/** `make build`: what a production machine runs, as plain JavaScript in dist/. */
import { rmSync } from 'node:fs'
import { bundle } from './build/bundle.ts'

rmSync('dist', { recursive: true, force: true })
bundle(['src/main.ts', 'src/cli/main.ts'], 'dist')

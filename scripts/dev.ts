/** `make dev`: what `make start` runs, once generated/ is what the contract says. Started again with every change. */
import { spawnSync } from 'node:child_process'

const { status } = spawnSync('make', ['-s', 'generated/store.routes.ts'], { stdio: 'inherit' })
if (status === 0) await import('./start.ts')

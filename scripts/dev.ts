/** `make dev`: runs what `make start` runs, once generated/ matches the contract. Restarts on every change. */
import { spawnSync } from 'node:child_process'

const { status } = spawnSync('make', ['-s', 'generated/store.routes.ts'], { stdio: 'inherit' })
if (status === 0) await import('./start.ts')

import { run } from './run.ts'

// ROLE decides what runs: the three surfaces (api), the jobs (worker), or both (all).
await run()

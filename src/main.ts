import { run } from './run.ts'

// What runs is said by ROLE: the three surfaces (api), the jobs (worker), or both (all).
await run()

import { tellWaiting } from '../services/restocks/telling.ts'
import type { Job } from './job.ts'

/** Tells people that what they wait for is back in stock. */
export const tellRestocked: Job = {
  name: 'tell-restocked',
  everySeconds: 60,
  run: ({ db, dependencies: { log, vault }, signal }) => tellWaiting(db, { log, vault }, signal),
}

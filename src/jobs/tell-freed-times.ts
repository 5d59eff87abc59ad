import { callWaiting } from '../services/booking-alerts/calling.ts'
import { tellCalled } from '../services/booking-alerts/telling.ts'
import type { Job } from './job.ts'

/** Tells people that a time of a service for which they wait has become free. */
export const tellFreedTimes: Job = {
  name: 'tell-freed-times',
  everySeconds: 60,
  async run({ db, dependencies: { log, vault }, signal }) {
    await callWaiting(db, { log }, signal)
    await tellCalled(db, { log, vault }, signal)
  },
}

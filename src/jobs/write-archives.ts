import { advanceArchive, storesWithArchives } from '../services/exports/writing.ts'
import { storeJob } from './store-job.ts'

/** Writes the archives of stores, which takes as long as they are large: other exports do not wait for them. */
export const writeArchives = storeJob({
  name: 'write-archives',
  everySeconds: 5,
  storesWithWork: storesWithArchives,
  step: ({ db, dependencies }, shopId) => advanceArchive(db, dependencies, shopId),
  failure: 'an archive failed',
})

import { recordAsJob } from '../events/record.ts'
import { openPictureFetcher } from '../gateways/files/fetch-picture.ts'
import { fetchDue } from '../services/imports/fetching.ts'
import type { Job } from './job.ts'

const name = 'fetch-pictures'

/** Fetches the pictures of imported products into their stores. */
export const fetchPictures: Job = {
  name,
  everySeconds: 10,
  async run({ db, dependencies, signal }) {
    const { allowPrivateWebhooks } = dependencies.config
    const fetcher = await openPictureFetcher({ allowPrivate: allowPrivateWebhooks })
    try {
      await fetchDue(db, { ...dependencies, record: recordAsJob(name), fetcher }, signal)
    } finally {
      await fetcher.close()
    }
  },
}

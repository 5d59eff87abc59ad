import type { Job } from '../../src/jobs/job.ts'
import { createAppToken } from './fixtures/apps.ts'
import { call, service } from './service.ts'

/** Runs a job once, as a worker does. */
export async function runJob(job: Job): Promise<void> {
  const { db, dependencies } = service()
  await job.run({ db, dependencies, signal: new AbortController().signal })
}

/** Marks an order as paid, as a merchant does who got the money. */
export async function pay(shop: { id: string; ownerId: string }, orderId: string): Promise<void> {
  const token = await createAppToken(shop, ['WRITE_ORDERS'])
  await call('apps').patch(`/api/v1/orders/${orderId}`).set(token).send({ status: 'paid' }).expect(200)
}

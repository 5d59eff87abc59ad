import { hours } from '../../src/base/clock.ts'
import type { Dependencies } from '../../src/dependencies.ts'
import { expireOrders } from '../../src/jobs/expire-orders.ts'
import { followDispatches } from '../../src/jobs/follow-dispatches.ts'
import type { Job } from '../../src/jobs/job.ts'
import { verifyDomains } from '../../src/jobs/verify-domains.ts'
import { createOrder } from './fixtures/orders.ts'
import { createDispatch } from './fixtures/shipping.ts'
import { createDomain } from './fixtures/shops.ts'
import type { Owner } from './records.ts'
import { service } from './service.ts'
import { later } from './sign-in.ts'
import { orderChanged, patched, shipmentChanged, type Told } from './topic-events.ts'

/** Changes without a call: time, the DNS and couriers make them. Each returns the expected events. */
export const quietChanges: Record<string, (owner: Owner) => Promise<Told[]>> = {
  'an order that expires': async ({ shop, account }) => {
    const { id } = await createOrder(shop, account)
    await service()
      .db('orders')
      .where({ id })
      .update({ expires_at: new Date(0) })
    await run(expireOrders)
    return [orderChanged(id)]
  },
  'a domain that is proved': async ({ shop }) => {
    // The domain is not due for other jobs: the worker would query a DNS that does not know it.
    const next_check_at = new Date(Date.now() + 1 * hours)
    const { id, domain, token } = await createDomain(shop, { next_check_at })
    const resolveTxt = async (name: string) => {
      if (!name.endsWith(domain)) throw new Error('not asked about')
      return [token]
    }
    await later(2 * hours, () => run(verifyDomains, { resolveTxt }))
    return [{ resource: 'domains', resourceId: id, ...patched(`/domains/${id}`) }]
  },
  'a parcel that a courier fetches': async ({ shop, account }) => {
    const { id, shipmentId } = await createDispatch(shop, account)
    const created_at = new Date(Date.now() - 60_000)
    await service().db('dispatches').where({ id }).update({ provider: 'quick', created_at })
    const job = {
      state: 'booked',
      id,
      status: 'picked_up',
      trackingNumber: '',
      trackingUrl: null,
      labelUrl: null,
    } as const
    const quick = { ...service().dependencies.dispatchers.sandbox!, find: async () => job }
    await run(followDispatches, { dispatchers: { quick } })
    const told = { resource: 'dispatch', resourceId: id, ...patched(`/dispatch/${id}`) }
    return [told, shipmentChanged(shipmentId)]
  },
}

async function run(job: Job, changes: Partial<Dependencies> = {}): Promise<void> {
  const { db, dependencies } = service()
  await job.run({ db, dependencies: { ...dependencies, ...changes }, signal: new AbortController().signal })
}

// Budgets of calls to other systems that shoppers cause (rate limiting).

import { hours } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { type Buckets, countedOf, ofNetworks, secondsUntil, within } from './buckets.ts'

/** The shopper who causes a call, and the address that it came from; null: the staff or an app of the store. */
export type Causer = { shopperId: string | undefined; ip: string } | null

/** A system that is paid or shared, as the settings of its limits name it. */
type System = 'courier' | 'address' | 'vies' | 'payment' | 'dns' | 'tax'

/** The dependencies of a call that is counted. */
export interface CallBudget {
  config: { limits: Record<`${System}CallsPerHour`, number> }
  callBudget: Buckets
}

/** One network at a store, one network at all stores, and one store may cause this many times as many as one shopper. */
const times = { network: 4, networkAnywhere: 20, store: 100 }

/**
 * Counts a call to a system that is paid or shared: by shopper, network and store, and by network alone; the calls of
 * a store's own people apart, so that no stranger can use up theirs (decision foreign-calls-have-a-budget). `shop` is null for a call that is
 * for no store. Throws tooManyRequests.
 */
export async function spend(
  budget: CallBudget,
  system: System,
  shop: Pick<Shop, 'id'> | null,
  causer: Causer,
): Promise<void> {
  const wait = await waitFor(budget, system, shop, causer)
  if (wait !== null) throw new Refusal('tooManyRequests', { data: { retryAfter: wait } })
}

/** Counts a call as `spend` does; returns whether it may be made. */
export async function maySpend(...call: Parameters<typeof spend>): Promise<boolean> {
  return (await waitFor(...call)) === null
}

/** Returns how many seconds a call has to wait; null if it need not. */
async function waitFor(
  { config: { limits }, callBudget }: CallBudget,
  system: System,
  shop: Pick<Shop, 'id'> | null,
  causer: Causer,
): Promise<number | null> {
  const most = limits[`${system}CallsPerHour`]
  const allowed = (factor: number) => within(1 * hours, most * factor)
  const at = `${system} calls:${shop?.id ?? ''}`
  const ofStore = (whose: string) => (shop ? [{ key: `${at}:${whose}`, ...allowed(times.store) }] : [])
  const claims = causer
    ? [
        ...(causer.shopperId ? [{ key: `${at}:shopper:${causer.shopperId}`, ...allowed(1) }] : []),
        ...ofNetworks(`${at}:network`, causer.ip, allowed(times.network)),
        ...ofNetworks(`${system} calls:network`, causer.ip, allowed(times.networkAnywhere)),
        ...ofStore('shoppers'),
      ]
    : ofStore('store')
  const counted = countedOf(claims)
  if (counted.length === 0) return null
  const taken = await callBudget.take(counted)
  return taken.allowed ? null : secondsUntil(taken, counted)
}

import { hours } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Dependencies } from '../../dependencies.ts'
import { countedOf, ofNetworks, secondsUntil, within } from '../../gateways/throttle/buckets.ts'

/** The shopper who causes a call, and the address that it came from; null: the staff or an app of the store. */
export type Causer = { shopperId: string | undefined; ip: string } | null

/** One network, and one store, may cause this many times as many calls as one shopper. */
const times = { network: 4, store: 100 }

/**
 * Counts a call to a system that is paid or shared: by shopper, network and store; the calls of a store's own people
 * apart, so that no stranger can use up theirs (decision foreign-calls-have-a-budget). Throws tooManyRequests.
 */
export async function spend(
  { config: { limits }, callBudget }: Pick<Dependencies, 'config' | 'callBudget'>,
  system: 'courier' | 'address',
  shop: Shop,
  causer: Causer,
): Promise<void> {
  const most = limits[`${system}CallsPerHour`]
  const allowed = (factor: number) => within(1 * hours, most * factor)
  const at = `${system} calls:${shop.id}`
  const claims = causer
    ? [
        ...(causer.shopperId ? [{ key: `${at}:shopper:${causer.shopperId}`, ...allowed(1) }] : []),
        ...ofNetworks(`${at}:network`, causer.ip, allowed(times.network)),
        { key: `${at}:shoppers`, ...allowed(times.store) },
      ]
    : [{ key: `${at}:store`, ...allowed(times.store) }]
  const counted = countedOf(claims)
  if (counted.length === 0) return
  const taken = await callBudget.take(counted)
  if (!taken.allowed)
    throw new Refusal('tooManyRequests', { data: { retryAfter: secondsUntil(taken, counted) } })
}

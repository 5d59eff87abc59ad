import { createHmac, hkdfSync } from 'node:crypto'
import type { Shop, Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { networkOf } from '../../base/network.ts'
import type { Config } from '../../config/config.ts'
import type { Transaction } from '../../db/database.ts'
import { interval } from '../../db/sql/interval.ts'
import { sendAll, statement } from '../../db/statement.ts'
import { paymentTime } from '../orders/order-expiry.ts'

/** Orders that hold stock without having been paid; those that a merchant has accepted do not expire. */
const unpaid = `orders.shop_id = :shopId and orders.status = 'pending' and orders.expires_at is not null`

// Both locks are taken in this order, and before anything else, so that no two placements deadlock.
const lock = statement<{ shopper: string; address: string }, never>(
  'unpaidOrders.lock',
  `select pg_advisory_xact_lock(hashtextextended('unpaid orders ' || owner, 0))
  from unnest(array[:shopper::text, :address::text]) as owner where owner <> ''`,
)

const count = statement<
  { shopId: string; userId: string; address: string },
  { ofShopper: number; ofAddress: number }
>(
  'unpaidOrders.count',
  `select
    (select count(*) from orders where ${unpaid} and orders.user_id = :userId) as "ofShopper",
    (select count(*) from orders where ${unpaid} and orders.guest_address = :address
      and orders.created_at > now() - ${interval(paymentTime)}) as "ofAddress"`,
)

/**
 * Makes sure that no shopper ties up a store's stock with unpaid orders, and that guests, of whom anybody can create
 * any number, do not do so from one address (decision unpaid-orders-are-limited), where each order counts for an hour.
 * Parallel placements queue here, so the limits are exact. Returns what the order keeps of a guest's address. Throws
 * tooManyUnpaidOrders and tooManyGuestOrders.
 */
export async function limitUnpaid(
  tx: Transaction,
  { limits, jwtSecrets }: Pick<Config, 'limits' | 'jwtSecrets'>,
  shop: Shop,
  shopper: Shopper,
  ip: string,
): Promise<string | null> {
  const { unpaidOrdersPerShopper: mostOwn, unpaidOrdersPerAddress: mostHere } = limits
  const address = shopper.guest && mostHere > 0 ? hashAddress(jwtSecrets[0], shop, ip) : ''
  if (mostOwn === 0 && !address) return null
  // Two statements, because one that waits for a lock does not see what was committed meanwhile.
  const [, [held]] = await sendAll(
    tx,
    lock.with({ shopper: `${shop.id} ${shopper.id}`, address }),
    count.with({ shopId: shop.id, userId: shopper.id, address }),
  )
  if (mostOwn > 0 && held!.ofShopper >= mostOwn) {
    throw new Refusal('tooManyUnpaidOrders', { values: { most: mostOwn } })
  }
  if (address && held!.ofAddress >= mostHere) throw new Refusal('tooManyGuestOrders')
  return address || null
}

/** Returns a keyed hash of the network that a call comes from; the plain address is not stored. */
function hashAddress(secret: string, shop: Shop, ip: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'addresses of guests', 32))
  return createHmac('sha256', key)
    .update(`${shop.id} ${networkOf(ip)}`)
    .digest('base64url')
}

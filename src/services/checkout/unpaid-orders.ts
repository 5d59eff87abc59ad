import { createHmac, hkdfSync } from 'node:crypto'
import type { Shop, Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { type Network, networksOf } from '../../base/network.ts'
import type { Config } from '../../config/config.ts'
import type { Transaction } from '../../db/database.ts'
import { interval } from '../../db/sql/interval.ts'
import { sendAll, statement } from '../../db/statement.ts'
import { paymentTime } from '../orders/order-expiry.ts'

/** Orders that hold stock without having been paid; those that a merchant has accepted do not expire. */
const unpaid = `orders.shop_id = :shopId and orders.status = 'pending' and orders.expires_at is not null`

// Both locks are taken in this order, and before anything else, so that no two placements deadlock.
const lock = statement<{ shopper: string; site: string }, never>(
  'unpaidOrders.lock',
  `select pg_advisory_xact_lock(hashtextextended('unpaid orders ' || owner, 0))
  from unnest(array[:shopper::text, :site::text]) as owner where owner <> ''`,
)

// How many networks there are is hidden from the planner, which would otherwise replan for each call.
const count = statement<
  { shopId: string; userId: string; networks: string[]; allowances: string[] },
  { ofShopper: number; isCrowded: boolean }
>(
  'unpaidOrders.count',
  `select
    (select count(*) from orders where ${unpaid} and orders.user_id = :userId) as "ofShopper",
    exists (
      select from unnest(
        array(select unnest(cast(:networks as text[]))), array(select unnest(cast(:allowances as text[])))
      ) as network (name, most)
      where cast(most as integer) <= (
        select count(*) from orders where ${unpaid} and orders.guest_address >= name and orders.guest_address < name || '~'
          and orders.created_at > now() - ${interval(paymentTime)})
    ) as "isCrowded"`,
)

/**
 * Makes sure that no shopper ties up a store's stock with unpaid orders, and that guests, of whom anybody can create
 * any number, do not do so from one network (decision unpaid-orders-are-limited), where each order counts for an hour.
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
  const networks = shopper.guest && mostHere > 0 ? hashNetworks(jwtSecrets[0], shop, ip) : []
  if (mostOwn === 0 && networks.length === 0) return null
  // Two statements, because one that waits for a lock does not see what was committed meanwhile.
  const [, [held]] = await sendAll(
    tx,
    lock.with({ shopper: `${shop.id} ${shopper.id}`, site: networks[0]?.name ?? '' }),
    count.with({
      shopId: shop.id,
      userId: shopper.id,
      networks: networks.map(({ name }) => name),
      allowances: networks.map(({ times }) => String(mostHere * times)),
    }),
  )
  if (mostOwn > 0 && held!.ofShopper >= mostOwn) {
    throw new Refusal('tooManyUnpaidOrders', { values: { most: mostOwn } })
  }
  if (held!.isCrowded) throw new Refusal('tooManyGuestOrders')
  return networks.at(-1)?.name ?? null
}

/**
 * Returns keyed hashes of the networks that a call comes from, widest first; plain addresses are not stored. Each begins
 * with that of the wider one, so that an index finds the orders of all of them by one column.
 */
function hashNetworks(secret: string, shop: Shop, ip: string): Network[] {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'addresses of guests', 32))
  const hashed = (name: string) => createHmac('sha256', key).update(`${shop.id} ${name}`).digest('base64url')
  let around = ''
  return networksOf(ip)
    .reverse()
    .map(({ name, times }) => {
      around += hashed(name)
      return { name: around, times }
    })
}

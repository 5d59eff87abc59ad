// The returns that an order allows: their kinds, until when, and how much of which lines.

import type { components } from '../../../generated/store.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop, Shopper } from '../../base/context.ts'
import type { Database } from '../../db/database.ts'
import { jsonObject } from '../../db/sql/columns.ts'
import { statement } from '../../db/statement.ts'
import * as orders from '../orders/orders.ts'
import { ofOrder, type Return } from './records.ts'
import { deliveredAt, endOf, lawful } from './windows.ts'

type OrderReturns = components['schemas']['OrderReturns']
export type Line = components['schemas']['ReturnableLine']

/** A kind of return on offer, and the end of its window; null while no delivery is known. */
export interface Offer {
  kind: Return['kind']
  until: Date | null
}

/** On which terms an order can be returned. */
export interface Terms {
  status: string
  number: number
  email: string
  /** When its last parcel arrived; null if that is not known. */
  deliveredAt: string | null
  timeZone: string
  lines: Line[]
  offers: Offer[]
}

interface Row extends Omit<Terms, 'offers'> {
  days: number | null
}

const read = statement<{ shopId: string; orderId: string }, Row>(
  'returns.terms',
  `select orders.status, orders.number, orders.email, shops.time_zone as "timeZone", return_policies.days,
      ${deliveredAt} as "deliveredAt", (
        select coalesce(json_agg(${jsonObject<Line>({
          itemId: 'order_items.id',
          name: 'name',
          variantName: 'variant_name',
          image: 'image',
          quantity: 'quantity - returned - cancelled',
          excluded: 'return_exclusions.reason',
        })} order by position), '[]')
        from order_items
        left join return_exclusions on return_exclusions.shop_id = order_items.shop_id
          and return_exclusions.product_id = order_items.product_id
        where order_items.shop_id = orders.shop_id and order_id = orders.id
      ) as lines
    from orders
    join shops on shops.id = orders.shop_id
    left join return_policies on return_policies.shop_id = orders.shop_id
    where orders.shop_id = :shopId and orders.id = :orderId`,
)

/** Returns the terms on which an order of the store, which exists, can be returned. */
export async function readTerms(db: Database, shop: Shop, orderId: string): Promise<Terms> {
  const [row] = await read(db, { shopId: shop.id, orderId })
  const { days, ...terms } = row!
  return { ...terms, offers: offersOf(terms, days) }
}

/** Nothing is left to return of an order that never came about, or whose money is back. */
export const isReturnable = (status: string) => status !== 'cancelled' && status !== 'refunded'

function offersOf({ deliveredAt, timeZone }: Omit<Terms, 'offers'>, days: number | null): Offer[] {
  const offer = (kind: Return['kind'], length: number): Offer => ({
    kind,
    until: deliveredAt === null ? null : endOf(deliveredAt, length, timeZone),
  })
  const withdrawal = offer('withdrawal', lawful.withdrawal)
  if (days === null) return [withdrawal]
  return [offer('return', days), offer('exchange', days), offer('claim', lawful.claim), withdrawal]
}

/** Returns the offers of an order that are open. */
function openOffers({ status, offers }: Terms): Offer[] {
  const now = clock.now()
  return isReturnable(status) ? offers.filter(({ until }) => !until || until > now) : []
}

/** Returns what can be returned of the shopper's own order, and was. Throws orderNotFound. */
export async function ofOwnOrder(
  db: Database,
  shop: Shop,
  shopper: Shopper,
  orderId: string,
): Promise<OrderReturns> {
  await orders.getOwn(db, shop, shopper, orderId)
  const [terms, returns] = [await readTerms(db, shop, orderId), await ofOrder(db, shop, orderId)]
  return { offers: openOffers(terms).map(shownOf), lines: terms.lines, returns }
}

const shownOf = ({ kind, until }: Offer) => ({ kind, until: until?.toISOString() ?? null })

import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { type Line, linesToJson } from '../catalog/line-prices.ts'

interface Refused {
  productId: string
  variantId: string | null
  name: string
  /** The pieces that guests can still order. */
  left: number
}

// The stock of these lines is already taken, so their rows are locked and the count of what other guests hold is final.
// The guests' share is computed from the stock before that, so the quantities of the lines are added back.
const find = statement<{ shopId: string; lines: string }, Refused>(
  'guestShare.find',
  `with line as (
      select "productId" as product_id, "variantId" as variant_id, sum(quantity) as quantity, min(position) as position
      from json_to_recordset(:lines::json)
        as line (position integer, "productId" object_id, "variantId" object_id, quantity integer)
      group by 1, 2
    )
    select products.id as "productId", line.variant_id as "variantId", products.name,
      greatest(allowed.pieces - held.pieces, 0)::integer as left
    from line
    cross join lateral (select (checkout->'guestStock'->>'percent')::integer as percent,
      (checkout->'guestStock'->>'pieces')::integer as pieces from shops where id = :shopId) as share
    cross join lateral (select id, name, quantity from products
      where id = line.product_id and shop_id = :shopId and holds_stock
        and details->'backorder' is null limit 1) as products
    left join lateral (select quantity from variants
      where id = line.variant_id and shop_id = :shopId limit 1) as variants on true
    cross join lateral (select coalesce(sum(quantity), 0) as pieces from order_items
      where shop_id = :shopId and product_id = line.product_id and variant_id is not distinct from line.variant_id
        and held_by_guest) as held
    cross join lateral (select greatest(share.pieces, ceil((coalesce(variants.quantity, products.quantity)
      + line.quantity + held.pieces) * share.percent / 100.0)) as pieces) as allowed
    where held.pieces + line.quantity > allowed.pieces
    order by line.position limit 1`,
)

/**
 * Makes sure that guests, of whom anybody can create any number, do not hold more of any product or variant in unpaid
 * orders than the store allows (decision guests-share-a-part-of-the-stock). The caller has reserved the stock of the
 * lines in this transaction, so the limit is exact under parallel orders. Throws guestShareReached.
 */
export async function limitGuests(tx: Transaction, shop: Shop, lines: Line[]): Promise<void> {
  const [refused] = await find(tx, { shopId: shop.id, lines: linesToJson(lines) })
  if (!refused) return
  const { name, left, productId, variantId } = refused
  throw new Refusal('guestShareReached', { values: { left, name }, data: { productId, variantId, left } })
}

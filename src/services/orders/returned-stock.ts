// Stock of goods that come back to the store, by the lines of a refund or of a return.

import type { Transaction } from '../../db/database.ts'
import { sendAll, statement } from '../../db/statement.ts'
import { telling } from '../stock/cause.ts'

type RefundKey = { refundId: string; shopId: string }
type ReturnKey = { returnId: string; shopId: string }

/** A refund that has succeeded; `reason` is the merchant's. */
interface Settled extends RefundKey {
  orderId: string
  cancels: boolean
  reason: string | null
}

// Locks as every statement that changes stock does: products before variants, each ordered by id. The most that a stock
// can be is in `order-stock.ts` (decision returned-stock-is-capped).

/** SQL that puts pieces back in stock; `returned (shop_id, item_id, quantity)` says how many of which lines. */
const givingBack = (returned: string) => `with returned as (${returned}),
    wanted as (
      select order_items.shop_id, product_id, variant_id, sum(returned.quantity) as quantity
      from returned
      join order_items on order_items.id = returned.item_id and order_items.shop_id = returned.shop_id
      where holds_stock
      group by order_items.shop_id, product_id, variant_id
    ),
    locked_products as (
      select products.id, products.shop_id, wanted.quantity from products
      join wanted on wanted.product_id = products.id and wanted.shop_id = products.shop_id
      where wanted.variant_id is null
      order by products.id for no key update of products
    ),
    locked_variants as (
      select variants.id, variants.shop_id, wanted.quantity from variants
      join wanted on wanted.variant_id = variants.id and wanted.shop_id = variants.shop_id
      where (select count(*) from locked_products) >= 0
      order by variants.id for no key update of variants
    ),
    given_products as (
      update products set quantity = least(products.quantity + locked_products.quantity, 1000000000)
      from locked_products
      where products.shop_id = locked_products.shop_id and products.id = locked_products.id
    )
    update variants set quantity = least(variants.quantity + locked_variants.quantity, 1000000000)
    from locked_variants
    where variants.shop_id = locked_variants.shop_id and variants.id = locked_variants.id`

const giveBack = statement<RefundKey, never>(
  'returnedStock.giveBack',
  givingBack(
    'select shop_id, item_id, quantity from refund_lines where refund_id = :refundId and shop_id = :shopId and restock',
  ),
)

// Refunded pieces that have not been sent are not sent any more; a return is of goods that were.
const cancelUnsent = statement<RefundKey & { orderId: string }, never>(
  'returnedStock.cancelUnsent',
  `with unsent as (
      select item.id, least(sum(line.quantity), item.quantity - greatest(item.shipped, item.returned) - item.cancelled) as pieces
      from refunds
      join orders on orders.id = refunds.order_id and orders.shop_id = refunds.shop_id and to_ship > 0
      join refund_lines line on line.refund_id = refunds.id and line.shop_id = refunds.shop_id
      join order_items item on item.id = line.item_id and item.shop_id = line.shop_id
      where refunds.id = :refundId and refunds.shop_id = :shopId and refunds.return_id is null
        and item.kind <> 'service' and item.digital is null
      group by item.id, item.quantity, item.shipped, item.returned, item.cancelled
    ),
    changed as (
      update order_items set cancelled = cancelled + pieces from unsent
      where order_items.id = unsent.id and order_items.shop_id = :shopId and pieces > 0
      returning pieces
    )
    update orders set to_ship = greatest(to_ship - (select sum(pieces) from changed), 0)
    where id = :orderId and shop_id = :shopId and exists (select from changed)`,
)

const giveBackReceived = statement<ReturnKey, never>(
  'returnedStock.giveBackReceived',
  givingBack(`select shop_id, item_id, received as quantity from return_lines
    where return_id = :returnId and shop_id = :shopId and restock and received > 0`),
)

/**
 * Puts the pieces that a refund returns to the stock back there; the ledger names the order and the merchant's reason.
 * Pieces that have not been sent will not be (decision refunded-pieces-are-not-sent). The caller has locked the order
 * and just settled the refund, and so does this once.
 */
export async function restockRefunded(
  tx: Transaction,
  { refundId, shopId, orderId, cancels, reason: note }: Settled,
): Promise<void> {
  const cause = { reason: cancels ? 'cancellation' : 'return', orderId, ...(note && { note }) } as const
  const key = { refundId, shopId }
  await sendAll(tx, telling(tx, cause), giveBack.with(key), cancelUnsent.with({ ...key, orderId }))
}

/**
 * Puts the pieces of a return that are for sale again back in stock. The caller has just recorded that they have come,
 * and so does this once.
 */
export async function restockReceived(
  tx: Transaction,
  { orderId, ...key }: ReturnKey & { orderId: string },
): Promise<void> {
  await sendAll(tx, telling(tx, { reason: 'return', orderId }), giveBackReceived.with(key))
}

// Stock of goods that come back to the store, by the lines of a refund.

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

const giveBackReceived = statement<ReturnKey, never>(
  'returnedStock.giveBackReceived',
  givingBack(`select shop_id, item_id, received as quantity from return_lines
    where return_id = :returnId and shop_id = :shopId and restock and received > 0`),
)

/**
 * Puts the pieces that a refund returns to the stock back there; the ledger names the order and the merchant's reason.
 * The caller has just settled the refund, and so does this once.
 */
export async function restockRefunded(
  tx: Transaction,
  { refundId, shopId, orderId, cancels, reason: note }: Settled,
): Promise<void> {
  const cause = { reason: cancels ? 'cancellation' : 'return', orderId, ...(note && { note }) } as const
  await sendAll(tx, telling(tx, cause), giveBack.with({ refundId, shopId }))
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

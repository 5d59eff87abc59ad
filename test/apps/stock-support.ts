import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { service } from '../support/service.ts'

/** Whether the ledger of a store adds up, and what of its stock does not: none, if all is well. */
export async function expectExactLedger(shop: Pick<Shop, 'id'>): Promise<void> {
  const { rows } = await service().db.raw(
    `with stock as (
        select id as product_id, null as variant_id, quantity, held from products where shop_id = :shopId
        union all select product_id, id, quantity, held from variants where shop_id = :shopId
      ),
      summed as (
        select product_id, variant_id, sum(change) as on_hand, sum(held_change) as held from stock_movements
        where shop_id = :shopId group by product_id, variant_id
      ),
      open_holds as (
        select product_id, variant_id, sum(order_items.quantity) as held from order_items
        join orders on orders.id = order_id and orders.shop_id = order_items.shop_id
        where orders.shop_id = :shopId and orders.stock_held and orders.status in ('pending', 'processing')
          and holds_stock
        group by product_id, variant_id
      )
      select stock.*, summed.on_hand as "summedOnHand", summed.held as "summedHeld", open_holds.held as "openHolds"
      from stock
      left join summed on summed.product_id = stock.product_id and summed.variant_id is not distinct from stock.variant_id
      left join open_holds
        on open_holds.product_id = stock.product_id and open_holds.variant_id is not distinct from stock.variant_id
      where stock.quantity + stock.held <> coalesce(summed.on_hand, 0) or stock.held <> coalesce(summed.held, 0)
        or stock.held <> coalesce(open_holds.held, 0)`,
    { shopId: shop.id },
  )
  expect(rows, 'stock that its ledger or its open holds contradict').to.eql([])
}

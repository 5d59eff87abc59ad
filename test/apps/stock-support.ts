import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

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

/** Sells, pays, cancels and adjusts at random, `times` at once; returns the replies' statuses. */
export async function turmoil(
  times: number,
): Promise<{ statuses: number[]; shop: Awaited<ReturnType<typeof createShop>> }> {
  const shop = await createShop()
  await service().db('shops').where({ id: shop.id }).update({ low_stock_at: 0 })
  const as = await createAppToken(shop, ['WRITE_INVENTORY', 'WRITE_ORDERS'])
  const shoppers = await Promise.all(Array.from({ length: 40 }, () => createAccount()))
  const plain = await Promise.all([1, 2, 3].map(() => createProduct(shop, { quantity: 40 })))
  const { id: productId } = await createProduct(shop)
  const variants = await Promise.all(
    [1, 2].map(() => createVariant(shop, { id: productId }, { quantity: 30 })),
  )
  const items = [
    ...plain.map(({ id }) => ({ productId: id })),
    ...variants.map(({ id }) => ({ productId, variantId: id })),
  ]
  const placed: { id: string; by: Person }[] = []
  const steps = {
    async sale(n: number) {
      const by = shoppers[n % shoppers.length]!
      // Two lines share an item.
      const lines = [n, n + 1, n].map((one) => ({ ...items[one % items.length]!, quantity: 1 + (one % 2) }))
      const reply = await call('store').post('/api/v1/orders').set(by.as(shop)).send({ items: lines })
      if (reply.status === 201) placed.push({ id: reply.body.data._id, by })
      return reply.status
    },
    async pay(n: number) {
      const order = placed[n % placed.length]
      if (!order) return 404
      return (await call('apps').patch(`/api/v1/orders/${order.id}`).set(as).send({ status: 'paid' })).status
    },
    async cancel(n: number) {
      const order = placed[n % placed.length]
      if (!order) return 404
      const path = `/api/v1/orders/${order.id}/cancel`
      return (await call('store').post(path).set(order.by.as(shop))).status
    },
    async adjust(n: number) {
      const adjustments = [n, n + 1].map((one) => {
        const { productId, variantId = productId } = items[one % items.length]! as {
          productId: string
          variantId?: string
        }
        return { id: variantId, change: (one % 5) - 2, reason: 'correction' }
      })
      const reply = await call('apps').post('/api/v1/stock/adjustments').set(as).send({ adjustments })
      return reply.status
    },
  }
  const kinds = [steps.sale, steps.sale, steps.adjust, steps.pay, steps.cancel]
  const statuses = await Promise.all(Array.from({ length: times }, (_, n) => kinds[n % kinds.length]!(n)))
  statuses.push(...(await Promise.all(placed.map((_, n) => (n % 2 ? steps.pay(n) : steps.cancel(n))))))
  return { statuses, shop }
}

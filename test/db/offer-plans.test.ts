import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { transaction } from '../../src/db/database.ts'
import { findOffers } from '../../src/services/catalog/line-prices.ts'
import { holdStock } from '../../src/services/orders/order-stock.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { partitions } from '../support/partitions.ts'
import { expectPlans } from '../support/plans.ts'
import { service } from '../support/service.ts'

describe('The offer for a line, in a store of 1,000 products', () => {
  // The numbers of rows are those of tables without partitions.
  if (partitions > 0) return
  const large = new Set(['products'])
  let shop: Shop
  let lines: { productId: string; quantity: number }[]

  before(async () => {
    const { db } = service()
    shop = await createShop()
    const { id } = await createProduct(shop)
    lines = [{ productId: id, quantity: 1 }]
    await db.raw(
      `insert into products (id, shop_id, name, slug, price, quantity)
      select 'c0' || lpad(n::text, 22, '0'), ?, 'Product ' || n, 'product-' || n, 500, 100 from generate_series(1, 1000) n`,
      [shop.id],
    )
    await db.raw('vacuum analyze products, variants')
  })

  it('is looked up by its key, and no other product is read', () =>
    expectPlans(service().db, () => findOffers(service().db, shop, lines), { large, rows: 3 }))

  it('is held in the same way when it is ordered', () => {
    const order = () => transaction(service().db, (tx) => holdStock(tx, shop, lines, newId()))
    return expectPlans(service().db, order, { large, rows: 8 })
  })
})

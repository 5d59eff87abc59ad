import { expect } from 'chai'
import { newId } from '../../../src/base/ids.ts'
import { type Transaction, transaction } from '../../../src/db/database.ts'
import { holdStock, releaseOrder } from '../../../src/services/orders/order-stock.ts'
import { createProduct, createVariant } from '../../support/fixtures/catalogue.ts'
import { createOrder } from '../../support/fixtures/orders.ts'
import { createAccount } from '../../support/fixtures/people.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { service } from '../../support/service.ts'

describe('holdStock', () => {
  it('updates no index of products, as long as a sale leaves stock', async () => {
    const shop = await createShop()
    const { id } = await createProduct(shop, { quantity: 3 })
    await transaction(service().db, async (tx) => {
      const sell = (quantity: number) => holdStock(tx, shop, [{ productId: id, quantity }], newId())
      await sell(2)
      expect(await updates(tx)).to.eql({ all: 1, withoutIndexes: 1 })
      await sell(1)
      expect(await updates(tx)).to.eql({ all: 2, withoutIndexes: 1 })
    })
  })

  it('takes from the variant of a line alone, down to its last piece and no further', async () => {
    const shop = await createShop()
    const { id: productId } = await createProduct(shop, { quantity: 7 })
    const [small, large] = [
      await createVariant(shop, { id: productId }, { quantity: 3 }),
      await createVariant(shop, { id: productId }, { quantity: 4 }),
    ]
    const sell = (quantity: number) =>
      transaction(service().db, (tx) =>
        holdStock(tx, shop, [{ productId, variantId: small.id, quantity }], newId()),
      )
    await sell(2)
    const refused = await sell(2).catch((error) => error)
    expect(refused).to.include({ refusal: 'outOfStock' })
    await sell(1)
    expect(await stockOf('variants', small.id)).to.equal(0)
    expect(await stockOf('variants', large.id)).to.equal(4)
    expect(await stockOf('products', productId)).to.equal(7)
  })

  it('takes nothing from what keeps no stock', async () => {
    const shop = await createShop()
    const { id } = await createProduct(shop, { digital: { accessType: 'lifetime' }, quantity: 3 })
    await transaction(service().db, (tx) => holdStock(tx, shop, [{ productId: id, quantity: 2 }], newId()))
    expect(await stockOf('products', id)).to.equal(3)
  })

  async function updates(tx: Transaction) {
    const { rows } = await tx.raw(
      `select sum(n_tup_upd) as "all", sum(n_tup_hot_upd) as "withoutIndexes" from pg_stat_xact_user_tables
      where relname ~ '^products(_[0-9]+|)$'`,
    )
    return rows[0]
  }
})

describe('releaseOrder', () => {
  it('gives back once what an order holds, and nothing for a line that held none', async () => {
    const [shop, buyer] = [await createShop(), await createAccount()]
    const [{ id: free }, { id, productId: held }] = [
      await createProduct(shop, { quantity: 3 }),
      await createOrder(shop, buyer),
    ]
    const line = { shop_id: shop.id, order_id: id, product_id: free, name: 'A file', unit_price: 1 }
    const kept = { quantity: 1, holds_stock: false, position: 1 }
    await service()
      .db('order_items')
      .insert({ id: newId(), ...line, ...kept })
    const release = () =>
      transaction(service().db, (tx) => releaseOrder(tx, { orderId: id, shopId: shop.id }))
    await release()
    await release()
    expect([await stockOf('products', held), await stockOf('products', free)]).to.eql([11, 3])
  })
})

async function stockOf(table: 'products' | 'variants', id: string): Promise<number> {
  return (await service().db(table).where({ id }).first('quantity')).quantity
}

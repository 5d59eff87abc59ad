import { expect } from 'chai'
import { type Transaction, transaction } from '../../../src/db/database.ts'
import { holdStock } from '../../../src/services/orders/order-stock.ts'
import { createProduct } from '../../support/fixtures/catalogue.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { service } from '../../support/service.ts'

describe('holdStock', () => {
  it('updates no index of products, as long as a sale leaves stock', async () => {
    const shop = await createShop()
    const { id } = await createProduct(shop, { quantity: 3 })
    await transaction(service().db, async (tx) => {
      const sell = (quantity: number) => holdStock(tx, shop, [{ productId: id, quantity }])
      await sell(2)
      expect(await updates(tx)).to.eql({ all: 1, withoutIndexes: 1 })
      await sell(1)
      expect(await updates(tx)).to.eql({ all: 2, withoutIndexes: 1 })
    })
  })

  async function updates(tx: Transaction) {
    const { rows } = await tx.raw(
      `select sum(n_tup_upd) as "all", sum(n_tup_hot_upd) as "withoutIndexes" from pg_stat_xact_user_tables
      where relname ~ '^products(_[0-9]+|)$'`,
    )
    return rows[0]
  }
})

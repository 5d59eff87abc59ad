import { expect } from 'chai'
import { search } from '../../../src/services/catalog/foods.ts'
import { createFood } from '../../support/fixtures/catalogue.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { service } from '../../support/service.ts'

describe('A search in the foods of a merchant', () => {
  it('ranks the newest 5,000 of those that match, and takes no others apart', async () => {
    const { db } = service()
    const shop = await createShop({ type: 'restaurant' })
    await createFood(shop, { name: 'Warm, the oldest' })
    await createFood(shop, { name: 'Warm, the second' })
    await db.raw(
      `insert into products (id, shop_id, kind, name, description, price, created_at)
        select 'f00d' || lpad(to_hex(n), 20, '0'), ?, 'food', 'Dish ' || n, 'It is warm', 100, now() + interval '1 minute'
        from generate_series(1, 4999) n`,
      [shop.id],
    )
    const best = async () => (await search(db, shop, 'warm')).foods.slice(0, 2).map(({ name }) => name)
    expect(await best()).to.eql(['Warm, the second', 'Dish 4999'])
    await db('products').where({ shop_id: shop.id, name: 'Dish 1' }).delete()
    expect(await best()).to.eql(['Warm, the second', 'Warm, the oldest'])
    await db('products').where({ shop_id: shop.id }).delete()
  })
})

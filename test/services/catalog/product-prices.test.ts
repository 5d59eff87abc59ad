import { expect } from 'chai'
import type { Shop } from '../../../src/base/context.ts'
import { newId } from '../../../src/base/ids.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { call, service } from '../../support/service.ts'

/** Some ranges have more than 5,000 of these within and more than 2,000 beyond them, others fewer of either. */
const many = 9000

describe('A list of the products within a range of prices, of thousands', () => {
  let shop: Shop & { ownerId: string }
  before(async () => {
    shop = await createShop()
    await service().db.raw(
      `with lamps as (
          insert into categories (id, shop_id, name, slug) values (:lamps, :shop, 'Lamps', 'lamps') returning id
        ), added as (
          insert into products (id, shop_id, name, slug, price, quantity, listed, deleted_at, category_id, in_variants)
            select 'face' || lpad(to_hex(n), 20, '0'), :shop, 'P', 'p' || n, abs(hashtext('price' || n)) % 1000, n % 3,
              n % 10 <> 3, case when n % 20 = 7 then now() end, case when n % 4 > 0 then :lamps end, n % 8 = 0
            from generate_series(1, :many) n returning id, price, in_variants
        )
        insert into variants (id, shop_id, product_id, name, quantity)
          select 'fab' || substr(id, 4), :shop, id, 'Blue', price % 2 from added where in_variants`,
      { shop: shop.id, many, lamps: newId() },
    )
  })
  after(async () => {
    await service().db('variants').where({ shop_id: shop.id }).delete()
    await service().db('products').where({ shop_id: shop.id }).delete()
  })

  const read = async (query: object) => {
    const { body } = await call('store').get('/api/v1/products').query(query).set({ 'x-shop-id': shop.id })
    const { products, pagination } = body.data
    return { ids: products.map(({ _id }: { _id: string }) => _id), total: pagination.total }
  }
  const inLamps = "category_id = (select id from categories where shop_id = :shop and slug = 'lamps')"
  const stocked = `(case when in_variants
    then exists (select from variants where product_id = products.id and quantity > 0) else quantity > 0 end)`

  // In cents. The last ones are a range that ends before it begins, and one in which only prices of no product lie.
  const ranges: [least?: number, most?: number][] = [
    [0],
    [1],
    [300],
    [500],
    [990],
    [undefined, 999],
    [undefined, 700],
    [undefined, 5],
    [100, 950],
    [400, 800],
    [500, 510],
    [700, 300],
    [2000, 3000],
  ]
  for (const [filters, where] of [
    [{}, 'true'],
    [{ inStock: true }, stocked],
    [{ inStock: false }, `not ${stocked}`],
    [{ category: 'lamps' }, inLamps],
    [{ category: 'lamps', inStock: true }, `${inLamps} and ${stocked}`],
  ] as const)
    it(`has the number of all and their order, also of ${JSON.stringify(filters)}`, async () => {
      for (const [least, most] of ranges) {
        const prices = { minPrice: least && least / 100, maxPrice: most && most / 100 }
        const { rows } = await service().db.raw(
          `select id from products where shop_id = :shop and deleted_at is null and listed and ${where}
            and price between :least and :most order by price, created_at desc, id desc`,
          { shop: shop.id, least: least ?? 0, most: most ?? 1e9 },
        )
        expect(await read({ ...filters, ...prices, sort: 'price' }), JSON.stringify(prices)).to.eql({
          ids: rows.slice(0, 20).map(({ id }: { id: string }) => id),
          total: rows.length,
        })
      }
    })
})

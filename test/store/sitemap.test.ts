import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { createCategory, createFood, createProduct, createService } from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'

describe('getSitemap', () => {
  let shop: Shop & { ownerId: string }
  const list = (kind: string, page?: number, status = 200) =>
    call('store')
      .get('/api/v1/shop/sitemap')
      .query({ kind, page })
      .set({ 'x-shop-id': shop.id })
      .expect(status)
  const namesOf = async (kind: string) =>
    (await list(kind)).body.data.entries.map(({ name }: { name: string }) => name)
  beforeEach(async () => {
    shop = await createShop()
  })

  it('has what everybody can see of this store, by slug or id, oldest first', async () => {
    const { db } = service()
    const [first, second, unlisted, deleted] = [
      await createProduct(shop),
      await createProduct(shop),
      await createProduct(shop, { listed: false }),
      await createProduct(shop),
    ]
    await createProduct(await createShop())
    await db('products').where({ id: deleted!.id }).update({ deleted_at: new Date() })
    await db('products')
      .where({ id: second!.id })
      .update({ created_at: new Date(Date.now() + 1000) })
    expect(await namesOf('products')).to.eql([first!.id, second!.id])
    expect(unlisted!.id).not.to.equal(first!.id)
    const [food, kept] = [await createFood(shop), await createService(shop)]
    await createFood(shop, { listed: false })
    const { id } = await createCategory(shop)
    const { slug } = await db('categories').where({ id }).first('slug')
    expect([await namesOf('foods'), await namesOf('services'), await namesOf('categories')]).to.eql([
      [food.id],
      [kept.id],
      [slug],
    ])
    expect((await list('blogs')).body.data).to.eql({ entries: [], total: 0 })
    const { updated_at } = await db('products').where({ id: food.id }).first('updated_at')
    const [entry] = (await list('foods')).body.data.entries
    expect(new Date(entry.updatedAt).getTime()).to.equal(new Date(updated_at).getTime())
  })

  sampledTest('comes in pages of 10,000, none of which repeats an entry', async () => {
    await service().db.raw(
      `insert into categories (id, shop_id, name, slug)
      select lpad(to_hex(n), 24, '0'), ?, 'Category ' || n, 'category-' || n from generate_series(1, 10001) as n`,
      [shop.id],
    )
    const [one, two, three] = (await Promise.all([1, 2, 3].map((page) => list('categories', page)))).map(
      ({ body }) => body.data,
    )
    expect([one.total, two.total, three.total]).to.eql([10_001, 10_001, 10_001])
    expect([one.entries.length, two.entries.length, three.entries.length]).to.eql([10_000, 1, 0])
    const names = [...one.entries, ...two.entries].map(({ name }: { name: string }) => name)
    expect(new Set(names).size).to.equal(10_001)
  })

  it('refuses other kinds and pages', async () => {
    await list('orders', 1, 400)
    await list('products', 0, 400)
  })
})

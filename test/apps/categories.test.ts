import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createCategory, createProduct } from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'
import { until } from '../support/until.ts'
import { doesAt, type Method } from './does.ts'

async function open() {
  const shop = await createShop()
  const as = await createAppToken(shop, ['READ_CATEGORIES', 'WRITE_INVENTORY', 'READ_INVENTORY'])
  const does = (method: Method, path: string, status: number, body?: object) =>
    doesAt('')({ as }, method, path, status, body)
  return { shop, does }
}

describe('createCategory', () => {
  it('accepts a slug or derives one from the name', async () => {
    const { does } = await open()
    expect((await does('post', '/categories', 201, { name: 'Küche', slug: 'kitchen' })).data.slug).to.equal(
      'kitchen',
    )
    const { data } = await does('post', '/categories', 201, { name: 'Küche' })
    expect(data).to.include({ name: 'Küche', slug: 'kuche' })
    const plates = (await does('post', '/categories', 201, { name: '♥' })).data
    expect(plates.slug).to.equal(plates._id)
    const event = await service().db('events').where({ resource_id: data._id }).first()
    expect(event).to.include({ resource: 'categories', path: '/categories' })
  })

  it('refuses a slug that the store has, also in a race; other stores have their own', async () => {
    const { shop, does } = await open()
    const as = await createAppToken(shop, ['WRITE_INVENTORY'])
    const race = Array.from({ length: 4 }, () =>
      call('apps').post('/api/v1/categories').set(as).send({ name: 'Books' }),
    )
    const statuses = (await Promise.all(race)).map(({ status }) => status).sort()
    expect(statuses).to.eql([201, 409, 409, 409])
    expect((await does('post', '/categories', 409, { name: 'Other', slug: 'books' })).code).to.equal(
      'duplicate_category',
    )
    await (await open()).does('post', '/categories', 201, { name: 'Books' })
  })
})

describe('updateCategory', () => {
  it('changes the name without the slug, and the slug when it is given', async () => {
    const { does } = await open()
    const { _id } = (await does('post', '/categories', 201, { name: 'Kitchen' })).data
    await does('post', '/categories', 201, { name: 'Garden' })
    const renamed = await does('patch', `/categories/${_id}`, 200, { name: 'Cooking' })
    expect(renamed.data).to.include({ name: 'Cooking', slug: 'kitchen' })
    const moved = await does('patch', `/categories/${_id}`, 200, { slug: 'cooking' })
    expect(moved.data).to.include({ name: 'Cooking', slug: 'cooking' })
    expect((await does('patch', `/categories/${_id}`, 409, { slug: 'garden' })).code).to.equal(
      'duplicate_category',
    )
    await does('patch', `/categories/${newId()}`, 404, { name: 'X' })
  })
})

describe('getCategory', () => {
  it("finds the store's own by id, and no others", async () => {
    const { does } = await open()
    const { data } = await does('post', '/categories', 201, { name: 'Kitchen' })
    expect((await does('get', `/categories/${data._id}`, 200)).data).to.eql(data)
    const foreign = await createCategory(await createShop())
    expect((await does('get', `/categories/${foreign.id}`, 404)).message).to.equal('Category not found')
    await does('get', '/categories/kitchen', 404)
  })
})

describe('listCategories', () => {
  it('lists newest first, in pages', async () => {
    const { shop, does } = await open()
    for (const minute of [1, 2, 3]) {
      const { id } = await createCategory(shop)
      await service()
        .db('categories')
        .where({ id })
        .update({ name: `No ${minute}`, created_at: new Date(Date.UTC(2026, 0, 1, 0, minute)) })
    }
    const { data } = await does('get', '/categories?limit=2', 200)
    expect(data.categories.map(({ name }: { name: string }) => name)).to.eql(['No 3', 'No 2'])
    expect(data.pagination).to.include({ total: 3, pages: 2, nextPage: 2 })
  })
})

describe('deleteCategory', () => {
  it('leaves its products without a category, also deleted ones', async () => {
    const { shop, does } = await open()
    const category = await createCategory(shop)
    const [product, deleted] = [await createProduct(shop), await createProduct(shop)]
    await service()
      .db('products')
      .whereIn('id', [product.id, deleted.id])
      .update({ category_id: category.id })
    await does('delete', `/products/${deleted.id}`, 200)
    expect((await does('delete', `/categories/${category.id}`, 200)).data).to.equal(null)
    expect((await does('get', `/products/${product.id}`, 200)).data.category).to.equal(null)
    await does('delete', `/categories/${category.id}`, 404)
    const foreign = await createCategory(await createShop())
    await does('delete', `/categories/${foreign.id}`, 404)
  })

  it('agrees with a product that gets it at the same time', async () => {
    const { shop, does } = await open()
    const as = await createAppToken(shop, ['WRITE_INVENTORY'])
    for (let round = 0; round < 5; round++) {
      const category = await createCategory(shop)
      const body = { name: 'Mug', price: 1, quantity: 1, category: category.id }
      const [made, removed] = await Promise.all([
        call('apps').post('/api/v1/products').set(as).send(body),
        call('apps').delete(`/api/v1/categories/${category.id}`).set(as),
      ])
      expect(removed.status).to.equal(200)
      expect(made.status).to.be.oneOf([201, 400])
      if (made.status === 201) {
        expect((await does('get', `/products/${made.body.data._id}`, 200)).data.category).to.equal(null)
      }
    }
  })

  sampledTest(
    'takes the products of a large one out in steps, so that a call for one of them hardly waits',
    async () => {
      const { db } = service()
      const { shop, does } = await open()
      const category = await createCategory(shop)
      const first = await createProduct(shop)
      const columns = (await db('information_schema.columns')
        .where({ table_name: 'products', is_generated: 'NEVER' })
        .pluck('column_name')) as string[]
      const copied = columns.map((name) =>
        name === 'id' ? `lpad(to_hex(n), 24, '0')` : name === 'slug' ? `'large-' || n` : name,
      )
      await db.raw(
        `insert into products (${columns.join()}) select ${copied.join()} from products, generate_series(1, 2500) n
      where shop_id = ? and id = ?`,
        [shop.id, first.id],
      )
      await db('products').where({ shop_id: shop.id }).update({ category_id: category.id })
      const events = () =>
        db('events')
          .where({ shop_id: shop.id, resource: 'categories', resource_id: category.id })
          .count()
          .first()
      // The last products by id are not reached while this holds one of them: the others have left by then.
      const held = await db.transaction()
      await held('products')
        .where({ shop_id: shop.id })
        .orderBy('id', 'desc')
        .limit(1)
        .forUpdate()
        .select('id')
      const deleting = does('delete', `/categories/${category.id}`, 200)
      const left = () => db('products').where({ shop_id: shop.id, category_id: category.id }).count().first()
      await until('the first step', async () => Number((await left())!.count) <= 501)
      await does('get', `/categories/${category.id}`, 200)
      await held.rollback()
      await deleting
      expect(await left()).to.eql({ count: 0 })
      expect(await events()).to.eql({ count: 3 })
      await does('delete', `/categories/${category.id}`, 404)
    },
  )
})

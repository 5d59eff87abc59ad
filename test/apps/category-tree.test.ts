import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { doesAt, type Method } from './does.ts'

async function open() {
  const shop = await createShop()
  const as = await createAppToken(shop, ['READ_CATEGORIES', 'WRITE_INVENTORY', 'READ_INVENTORY'])
  const does = (method: Method, path: string, status: number, body?: object) =>
    doesAt('')({ as }, method, path, status, body)
  const category = async (name: string, parent?: string | null, more = {}): Promise<string> =>
    (await does('post', '/categories', 201, { name, parent, ...more })).data._id
  const product = async (name: string, fields: object): Promise<string> =>
    (await does('post', '/products', 201, { name, price: 5, quantity: 1, ...fields })).data._id
  const shown = async (path: string) => {
    const { body } = await call('store').get(`/api/v1${path}`).set('x-shop-id', shop.id).expect(200)
    return body.data
  }
  return { shop, as, does, category, product, shown }
}

type Named = { name: string }
const namesOf = (records: Named[]) => records.map(({ name }) => name)

/** Returns what every category of a store should say of those above it, from the parents alone. */
async function expectTree(shop: { id: string }) {
  const rows = await service().db('categories').where({ shop_id: shop.id })
  const above = (id: string | null): object[] => {
    const row = rows.find((one) => one.id === id)
    return row ? [...above(row.parent_id), { _id: row.id, name: row.name, slug: row.slug }] : []
  }
  for (const { parent_id, ancestors } of rows) expect(ancestors).to.eql(above(parent_id))
}

describe('A tree of categories', () => {
  it('shows those above each one, also after one of them was renamed or moved', async () => {
    const { shop, does, category, product, shown } = await open()
    const clothes = await category('Clothes', null, {
      description: 'To wear.',
      image: 'https://shop.example/c.jpg',
    })
    const shirts = await category('Shirts', clothes)
    const tees = await category('T-shirts', shirts)
    const sale = await category('Sale')
    const one = await product('Tee', { category: tees })
    expect((await does('get', `/products/${one}`, 200)).data.category.ancestors).to.eql([
      { _id: clothes, name: 'Clothes', slug: 'clothes' },
      { _id: shirts, name: 'Shirts', slug: 'shirts' },
    ])
    await does('patch', `/categories/${clothes}`, 200, { name: 'Clothing', slug: 'clothing' })
    await does('patch', `/categories/${shirts}`, 200, { name: 'All shirts' })
    const renamed = await shown(`/products/tee`)
    expect(namesOf(renamed.category.ancestors)).to.eql(['Clothing', 'All shirts'])
    expect(namesOf((await shown(`/categories/t-shirts`)).ancestors)).to.eql(['Clothing', 'All shirts'])
    await does('patch', `/categories/${shirts}`, 200, { parent: sale })
    expect(namesOf((await shown(`/products/tee`)).category.ancestors)).to.eql(['Sale', 'All shirts'])
    await does('patch', `/categories/${tees}`, 200, { parent: null })
    expect((await shown(`/products/tee`)).category).to.eql({ _id: tees, name: 'T-shirts', slug: 't-shirts' })
    await expectTree(shop)
  })

  it('refuses circles and more than five levels, also of what moves along', async () => {
    const { shop, does, category } = await open()
    const first = await category('1')
    const levels = [first]
    for (const name of ['2', '3', '4', '5']) levels.push(await category(name, levels.at(-1)))
    const six = await does('post', '/categories', 409, { name: '6', parent: levels.at(-1) })
    expect(six.code).to.equal('category_too_deep')
    for (const parent of [levels[0], levels[4]]) {
      const refused = await does('patch', `/categories/${levels[0]}`, 409, { parent })
      expect(refused.code).to.equal('category_below_itself')
    }
    const top = await category('Top')
    expect((await does('patch', `/categories/${first}`, 409, { parent: top })).code).to.equal(
      'category_too_deep',
    )
    await does('patch', `/categories/${levels[1]}`, 200, { parent: top })
    for (const parent of [newId(), (await open()).shop.id]) {
      expect((await does('post', '/categories', 400, { name: 'X', parent })).code).to.equal(
        'unknown_category',
      )
      expect((await does('patch', `/categories/${first}`, 400, { parent })).code).to.equal('unknown_category')
    }
    await expectTree(shop)
  })

  it('stays a tree when many categories move at once', async () => {
    const { shop, as, category } = await open()
    const all: string[] = []
    for (let n = 0; n < 6; n++) all.push(await category(`C ${n}`))
    const moves = all.flatMap((id, n) =>
      [1, 2, 3].map((step) => {
        const body = { parent: all[(n + step) % all.length], name: `C ${n} ${step}` }
        return call('apps').patch(`/api/v1/categories/${id}`).set(as).send(body)
      }),
    )
    for (const { status } of await Promise.all(moves)) expect(status).to.be.oneOf([200, 409])
    await expectTree(shop)
  })

  it('is listed level by level, in the merchant’s order and then by name', async () => {
    const { does, category, shown } = await open()
    const clothes = await category('Clothes', null, { position: 2 })
    await category('Books', null, { position: 2 })
    await category('New', null, { position: 1 })
    await category('Shirts', clothes)
    await category('Hats', clothes)
    expect(namesOf((await shown('/categories?parent=-')).categories)).to.eql(['New', 'Books', 'Clothes'])
    expect(namesOf((await shown('/categories?parent=clothes')).categories)).to.eql(['Hats', 'Shirts'])
    expect(namesOf((await shown(`/categories?parent=${clothes}&limit=1`)).categories)).to.eql(['Hats'])
    expect((await shown('/categories?parent=unknown')).categories).to.eql([])
    expect((await shown('/categories')).pagination.total).to.equal(5)
    expect(namesOf((await does('get', '/categories?parent=clothes', 200)).data.categories)).to.eql([
      'Hats',
      'Shirts',
    ])
    const changed = await does('get', '/categories?parent=-&sort=updatedAt', 200)
    expect(namesOf(changed.data.categories)).to.eql(['Clothes', 'Books', 'New'])
    const below = await does('get', `/categories?parent=${clothes}&sort=updatedAt`, 200)
    expect(namesOf(below.data.categories)).to.eql(['Shirts', 'Hats'])
  })
})

describe('Products of a category', () => {
  it('are those of the categories below it too, and those that name it beside their own', async () => {
    const { does, category, product, shown } = await open()
    const clothes = await category('Clothes')
    const shirts = await category('Shirts', clothes)
    const gifts = await category('Gifts')
    await product('Coat', { category: clothes, price: 90 })
    await product('Shirt', { category: shirts, price: 30, otherCategories: [gifts, clothes] })
    const mug = await product('Mug', { price: 8, otherCategories: [gifts], quantity: 0 })
    await product('Lamp', {})
    const found = async (query: string) => {
      const { products, pagination } = await shown(`/products?${query}`)
      expect(pagination.total).to.equal(products.length)
      return namesOf(products).sort()
    }
    expect(await found('category=clothes')).to.eql(['Coat', 'Shirt'])
    expect(await found('category=shirts')).to.eql(['Shirt'])
    expect(await found('category=gifts')).to.eql(['Mug', 'Shirt'])
    expect(await found('category=gifts&inStock=true')).to.eql(['Shirt'])
    expect(await found('category=clothes&maxPrice=50')).to.eql(['Shirt'])
    expect(await found('category=clothes&minPrice=20&inStock=true&sort=price')).to.eql(['Coat', 'Shirt'])
    expect(await found('category=clothes&query=coat')).to.eql(['Coat'])
    expect(await found('category=unknown')).to.eql([])
    const merchants = async (query: string) =>
      namesOf((await does('get', `/products?category=gifts${query}`, 200)).data.products).sort()
    expect(await merchants('')).to.eql(['Mug', 'Shirt'])
    expect(await merchants('&sort=updatedAt')).to.eql(['Mug', 'Shirt'])
    expect((await does('get', `/products/${mug}`, 200)).data.otherCategories).to.eql([gifts])
    await does('patch', `/products/${mug}`, 200, { otherCategories: [] })
    expect((await does('get', `/products/${mug}`, 200)).data).not.to.have.property('otherCategories')
    expect(await found('category=gifts')).to.eql(['Shirt'])
  })

  it('are dishes as well', async () => {
    const { does, category, shown } = await open()
    const mains = await category('Mains')
    const pizza = await category('Pizza', mains)
    await does('post', '/foods', 201, { name: 'Margherita', price: 9, category: pizza })
    for (const query of ['category=mains', 'category=mains&query=marg'])
      expect(namesOf((await shown(`/foods?${query}`)).foods)).to.eql(['Margherita'])
    expect((await shown('/foods?category=mains')).pagination.total).to.equal(1)
    const changed = await does('get', '/foods?category=mains&sort=updatedAt', 200)
    expect(namesOf(changed.data.foods)).to.eql(['Margherita'])
  })

  it('leave a category that is deleted, and what was below it moves up', async () => {
    const { shop, does, category, product, shown } = await open()
    const clothes = await category('Clothes')
    const shirts = await category('Shirts', clothes)
    const tees = await category('Tees', shirts)
    const one = await product('Tee', { category: tees, otherCategories: [shirts, clothes] })
    await does('delete', `/categories/${shirts}`, 200)
    const { data } = await does('get', `/products/${one}`, 200)
    expect(data.otherCategories).to.eql([clothes])
    expect(namesOf(data.category.ancestors)).to.eql(['Clothes'])
    expect((await shown('/categories/tees')).parent).to.equal(clothes)
    const deleted = await createProduct(shop)
    await does('patch', `/products/${deleted.id}`, 200, { otherCategories: [clothes] })
    await does('delete', `/products/${deleted.id}`, 200)
    await does('delete', `/categories/${clothes}`, 200)
    expect((await does('get', `/products/${one}`, 200)).data).not.to.have.property('otherCategories')
    await expectTree(shop)
  })

  it('are only put into categories of the store, at most twenty', async () => {
    const { category, product, does } = await open()
    const foreign = await (await open()).category('Theirs')
    const own = await category('Ours')
    const one = await product('Tee', {})
    for (const otherCategories of [[own, foreign], [newId()]]) {
      const body = { name: 'A', price: 1, quantity: 1, otherCategories }
      expect((await does('post', '/products', 400, body)).code).to.equal('unknown_category')
      expect((await does('patch', `/products/${one}`, 400, { otherCategories })).code).to.equal(
        'unknown_category',
      )
    }
    await does('patch', `/products/${one}`, 400, { otherCategories: Array.from({ length: 21 }, newId) })
  })

  it('agree with a category that is deleted while products join it', async () => {
    const { as, does, category, product } = await open()
    const one = await product('Tee', {})
    for (let round = 0; round < 5; round++) {
      const id = await category(`Round ${round}`)
      await does('patch', `/products/${one}`, 200, { otherCategories: [id] })
      const [joined, removed] = await Promise.all([
        call('apps')
          .patch(`/api/v1/products/${one}`)
          .set(as)
          .send({ otherCategories: [id], name: `Tee ${round}` }),
        call('apps').delete(`/api/v1/categories/${id}`).set(as),
      ])
      expect(removed.status).to.equal(200)
      expect(joined.status).to.be.oneOf([200, 400])
      expect((await does('get', `/products/${one}`, 200)).data).not.to.have.property('otherCategories')
    }
  })
})

import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { numberOf } from '../../src/db/counters/record-counts.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createCategory, createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

type Item = { _id: string; name: string; price: number; inStock: boolean }

function get(shop: { id: string }, path: string) {
  return call('store').get(`/api/v1/products${path}`).set('x-shop-id', shop.id)
}

async function list(shop: { id: string }, query: Record<string, string | number | boolean> = {}) {
  const { body } = await get(shop, '').query(query).expect(200)
  const products: Item[] = body.data.products
  return { products, names: products.map(({ name }) => name), pagination: body.data.pagination }
}

/** Creates products in this order, a minute apart. */
async function stock(shop: Shop, products: { name: string; price?: number; [column: string]: unknown }[]) {
  const ids: string[] = []
  for (const [i, { name, price = 1000, quantity = 10, ...columns }] of products.entries()) {
    const { id } = await createProduct(shop, { name, price, quantity: Number(quantity) })
    const created_at = new Date(Date.UTC(2026, 0, 1, 0, i))
    await service()
      .db('products')
      .where({ id })
      .update({ created_at, ...columns })
    ids.push(id)
  }
  return ids
}

describe('listProducts', () => {
  let shop: Awaited<ReturnType<typeof createShop>>
  before(async () => {
    shop = await createShop()
    await stock(shop, [
      { name: 'banana bread', price: 300, description: 'Sweet & soft' },
      { name: 'Apple pie', price: 900, barcode: 'EAN-777' },
      { name: 'Crème brûlée', price: 300, quantity: 0 },
      { name: '100% cocoa', price: 500, listed: false },
      { name: 'Gone', price: 500, deleted_at: new Date() },
    ])
  })

  it('lists only listed products of this store, newest first, with a product in full', async () => {
    await createProduct(await createShop(), { name: 'of another store' })
    const { products, names, pagination } = await list(shop)
    expect(names).to.eql(['Crème brûlée', 'Apple pie', 'banana bread'])
    expect(pagination).to.eql({
      total: 3,
      page: 1,
      limit: 20,
      pages: 1,
      hasNext: false,
      hasPrev: false,
      nextPage: null,
      prevPage: null,
    })
    expect(products[1]).to.deep.include({
      price: 9,
      compareAtPrice: null,
      barcode: 'EAN-777',
      category: null,
      variants: [],
      rating: { average: 0, count: 0 },
      inStock: true,
      shop: { _id: shop.id, name: shop.name, currency: { symbol: '$', code: 'USD' } },
      createdAt: '2026-01-01T00:01:00.000Z',
    })
  })

  it('sorts by price both ways and by name whatever its case, the newest first among equals', async () => {
    expect((await list(shop, { sort: 'price' })).names).to.eql(['Crème brûlée', 'banana bread', 'Apple pie'])
    expect((await list(shop, { sort: '-price' })).names).to.eql(['Apple pie', 'Crème brûlée', 'banana bread'])
    expect((await list(shop, { sort: 'name' })).names).to.eql(['Apple pie', 'banana bread', 'Crème brûlée'])
  })

  it('sorts names with accents among those without, page by page too', async () => {
    const other = await createShop()
    const names = [
      'Äpfel',
      'Apfelmus',
      'Éclair',
      'Erdbeeren',
      'Øl',
      'Orangen',
      'Strasse 5',
      'Straße 6',
      'Zimt',
    ]
    await stock(
      other,
      [...names].reverse().map((name) => ({ name })),
    )
    expect((await list(other, { sort: 'name' })).names).to.eql(names)
    const read: string[] = []
    for (let after: string | undefined, isFirst = true; isFirst || after; isFirst = false) {
      const { body } = await get(other, '').query({ sort: 'name', limit: 2, after }).expect(200)
      read.push(...body.data.products.map(({ name }: Item) => name))
      after = body.data.next ?? undefined
    }
    expect(read).to.eql(names)
  })

  it('pages through the list; a page beyond the last is empty', async () => {
    const second = await list(shop, { limit: 2, page: 2 })
    expect(second.names).to.eql(['banana bread'])
    expect(second.pagination).to.include({ total: 3, pages: 2, hasNext: false, prevPage: 1 })
    const beyond = await list(shop, { page: 1_000_000, limit: 100 })
    expect(beyond.names).to.eql([])
    expect(beyond.pagination).to.include({ total: 3, pages: 1, hasPrev: true })
    expect((await list(shop, { query: 'a', page: 9 })).pagination).to.include({ total: 2, page: 9 })
  })

  it('reads a page far down the list like the first one', async () => {
    const big = await createShop()
    const rows = Array.from({ length: 1050 }, (_, i) => {
      const id = newId()
      const created_at = new Date(Date.UTC(2026, 0, 1) + i)
      return { id, shop_id: big.id, slug: id, name: `No ${i}`, price: i, created_at }
    })
    await service().db.batchInsert('products', rows)
    const { names, pagination } = await list(big, { page: 104, limit: 10 })
    expect(names).to.eql(Array.from({ length: 10 }, (_, i) => `No ${19 - i}`))
    expect(pagination.total).to.equal(1050)
    expect((await list(big, { page: 104, limit: 10, sort: 'price' })).names[0]).to.equal('No 1030')
  })

  it('finds words in name, description and barcode, all of them, in any case and script', async () => {
    expect((await list(shop, { query: 'PIE' })).names).to.eql(['Apple pie'])
    expect((await list(shop, { query: 'soft  BREAD' })).names).to.eql(['banana bread'])
    expect((await list(shop, { query: 'ean-7' })).names).to.eql(['Apple pie'])
    expect((await list(shop, { query: 'CRÈME' })).names).to.eql(['Crème brûlée'])
    expect((await list(shop, { query: 'bread pie' })).names).to.eql([])
    expect((await list(shop, { query: '   ' })).names).to.have.length(3)
  })

  it('finds the other English forms of a word, but no part of a barcode by them', async () => {
    const forms = await createShop()
    await stock(forms, [
      { name: 'Adire cushion' },
      { name: 'Ponies', description: 'Hoping for hay' },
      { name: 'Tea', barcode: 'teas-77' },
    ])
    expect((await list(forms, { query: 'cushions' })).names).to.eql(['Adire cushion'])
    expect((await list(forms, { query: 'CUSHIONED adire' })).names).to.eql(['Adire cushion'])
    expect((await list(forms, { query: 'pony hopes' })).names).to.eql(['Ponies'])
    expect((await list(forms, { query: 'pony cushions' })).names).to.eql([])
    expect((await list(forms, { query: '77-teas' })).names).to.eql([])
    expect((await list(forms, { query: 'the' })).names).to.eql([])
  })

  it('treats a final sigma like any other sigma', async () => {
    const greek = await createShop()
    await stock(greek, [{ name: 'ΣΊΣΥΦΟΣ' }, { name: 'Ὀδυσσεύς' }])
    expect((await list(greek, { query: 'σίσυφος' })).names).to.eql(['ΣΊΣΥΦΟΣ'])
    expect((await list(greek, { query: 'ὈΔΥΣΣΕΎΣ' })).names).to.eql(['Ὀδυσσεύς'])
  })

  it('finds a word with its accents and without them, whichever of the two its name has', async () => {
    const accents = await createShop()
    await stock(accents, [
      { name: 'Ẹ̀fọ́ rírò' },
      { name: 'Smorrebrod strasse' },
      { name: 'Ωραίος Ёлка' },
      { name: 'Plain', description: 'Crème brûlée' },
    ])
    for (const [query, name] of [
      ['efo riro', 'Ẹ̀fọ́ rírò'],
      ['ẸFỌ rírò', 'Ẹ̀fọ́ rírò'],
      ['Smørrebrød Straße', 'Smorrebrod strasse'],
      ['ΩΡΑΙΟΣ елка', 'Ωραίος Ёлка'],
      ['creme', 'Plain'],
      ['CREMES', 'Plain'],
    ] as const) {
      expect((await list(accents, { query })).names, query).to.eql([name])
    }
  })

  it('finds a word with a dotted capital İ as its name has it', async () => {
    const turkish = await createShop()
    await stock(turkish, [{ name: 'İpek ŞAL' }])
    for (const query of ['İpek', 'İPEK şal', 'ipek']) {
      expect((await list(turkish, { query })).names, query).to.eql(['İpek ŞAL'])
    }
  })

  it('takes the wildcards of LIKE literally', async () => {
    const signs = await createShop()
    await stock(signs, [{ name: '100% wool' }, { name: '1000 wool' }, { name: 'a_b' }, { name: 'a\\b' }])
    // A sign as wide as a Chinese one is the same sign.
    expect((await list(signs, { query: '0％' })).names).to.eql(['100% wool'])
    expect((await list(signs, { query: '0%' })).names).to.eql(['100% wool'])
    expect((await list(signs, { query: '_' })).names).to.eql(['a_b'])
    expect((await list(signs, { query: '\\' })).names).to.eql(['a\\b'])
  })

  it('filters by the id or slug of a category; one that does not exist has no products', async () => {
    const category = await createCategory(shop)
    const elsewhere = await createShop()
    const foreign = await createCategory(elsewhere)
    await service().db('categories').where({ id: foreign.id }).update({ slug: category.slug })
    await createProduct(elsewhere, { name: 'Elsewhere', category_id: foreign.id })
    const product = await createProduct(shop, { name: 'Shelved', category_id: category.id })
    expect((await list(shop, { category: category.id })).names).to.eql(['Shelved'])
    const { products, pagination } = await list(shop, { category: category.slug })
    expect(products[0]).to.deep.include({
      category: { _id: category.id, name: category.name, slug: category.slug },
    })
    expect(pagination.total).to.equal(1)
    expect((await list(elsewhere, { category: category.slug })).names).to.eql(['Elsewhere'])
    expect((await list(shop, { category: foreign.id })).names).to.eql([])
    expect((await list(shop, { category: 'nothing' })).pagination.total).to.equal(0)
    await service().db('products').where({ id: product.id }).update({ deleted_at: new Date() })
  })

  it('filters by price, both ends included, and combines filters', async () => {
    expect((await list(shop, { minPrice: 3, maxPrice: 3 })).names).to.have.length(2)
    expect((await list(shop, { minPrice: 3.001 })).names).to.eql(['Apple pie'])
    expect((await list(shop, { maxPrice: 8.999, sort: 'name' })).names).to.eql([
      'banana bread',
      'Crème brûlée',
    ])
    expect((await list(shop, { query: 'b', maxPrice: 3, inStock: true })).names).to.eql(['banana bread'])
  })

  it('filters by availability: stock, stock of a variant, or digital', async () => {
    const shelf = await createShop({ type: 'digital' })
    const digital = JSON.stringify({ accessType: 'lifetime', allAccess: false })
    const [, variant, , sold] = await stock(shelf, [
      { name: 'Pieces', quantity: 1 },
      { name: 'Variant', quantity: 0 },
      { name: 'Digital', quantity: 0, digital },
      { name: 'Sold out', quantity: 0 },
    ])
    await createVariant(shelf, { id: variant! }, { quantity: 2 })
    await createVariant(shelf, { id: sold! }, { quantity: 0 })
    await createVariant(shelf, { id: sold! }, { quantity: 5, deleted_at: new Date() })
    const { products } = await list(shelf)
    expect(products.map(({ inStock }) => inStock)).to.eql([false, true, true, true])
    expect((await list(shelf, { inStock: true })).names).to.eql(['Digital', 'Variant', 'Pieces'])
    expect((await list(shelf, { inStock: false })).names).to.eql(['Sold out'])
  })

  it('shows a product as sold out with the last unit of its variants, whatever its own quantity', async () => {
    const shop = await createShop()
    const as = await createAppToken(shop, ['READ_INVENTORY', 'WRITE_INVENTORY'])
    const products = (method: 'post' | 'patch', path: string, body: object) =>
      call('apps')[method](`/api/v1/products${path}`).set(as).send(body)
    const variants = [{ name: 'Large', quantity: 1 }]
    const made = await products('post', '', { name: 'Mug', price: 15, quantity: 12, variants }).expect(201)
    const {
      _id: productId,
      variants: [large],
    } = made.body.data
    const inStock = async () => {
      const [all, some, none] = [
        await list(shop),
        await list(shop, { inStock: true }),
        await list(shop, { inStock: false }),
      ]
      expect([some.names, none.names]).to.eql(all.products[0]!.inStock ? [['Mug'], []] : [[], ['Mug']])
      return (await get(shop, `/${productId}`).expect(200)).body.data.inStock
    }
    expect(await inStock(), 'one left').to.equal(true)
    await call('store')
      .post('/api/v1/orders')
      .set((await createAccount()).as(shop))
      .send({ items: [{ productId, variantId: large._id, quantity: 1 }] })
      .expect(201)
    expect(await inStock(), 'none left').to.equal(false)
    await products('patch', `/${productId}`, { price: 16 }).expect(200)
    expect(await inStock(), 'variants not given').to.equal(false)
    await products('patch', `/${productId}`, { variants: [] }).expect(200)
    expect(await inStock(), 'without variants').to.equal(true)
    await products('patch', `/${productId}`, { variants: [{ name: 'Small', quantity: 0 }] }).expect(200)
    expect(await inStock(), 'an empty variant').to.equal(false)
  })
})

describe('the total of listProducts', () => {
  it('follows every way in which products are added and removed, also in parallel', async () => {
    const shop = await createShop()
    const { db } = service()
    const total = async () => (await list(shop)).pagination.total
    expect(await total()).to.equal(0)
    const products = await Promise.all(Array.from({ length: 12 }, () => createProduct(shop)))
    expect(await total()).to.equal(12)
    const some = products.map(({ id }) => id)
    await db('products').whereIn('id', some.slice(0, 3)).update({ listed: false })
    await db('products').whereIn('id', some.slice(2, 5)).update({ deleted_at: new Date() })
    expect(await total()).to.equal(7)
    await db('products').whereIn('id', some.slice(0, 4)).update({ listed: true, deleted_at: null })
    await db('products').whereIn('id', some.slice(0, 2)).delete()
    expect(await total()).to.equal(9)
    expect(await numberOf(db, shop, 'products')).to.equal(9)
  })
})

import { expect } from 'chai'
import type { Shop } from '../../src/context.ts'
import { newId } from '../../src/ids.ts'
import { createAppToken, createCategory, createProduct, createShop } from '../support/fixtures.ts'
import { call, service } from '../support/service.ts'

type Merchant = { shop: Shop; as: { authorization: string } }
type Method = 'get' | 'post' | 'patch' | 'delete'

async function open(values: Parameters<typeof createShop>[0] = {}): Promise<Merchant> {
  const shop = await createShop(values)
  return { shop, as: await createAppToken(shop, ['READ_INVENTORY', 'WRITE_INVENTORY']) }
}

/** A call by a merchant's token that is answered with `status`. */
async function does(merchant: Merchant, method: Method, path: string, status: number, body?: object) {
  const sent = call('apps')[method](`/api/v1/products${path}`).set(merchant.as)
  const reply = await (body ? sent.send(body) : sent)
  expect(reply.status, JSON.stringify(reply.body)).to.equal(status)
  return reply.body
}

const mug = { name: 'Enamel mug', price: 15, quantity: 12 }
const names = (body: { data: { products: { name: string }[] } }) => body.data.products.map(({ name }) => name)

describe('createProduct', () => {
  it('adds a product with nothing but what is required', async () => {
    const merchant = await open()
    const { message, data } = await does(merchant, 'post', '', 201, mug)
    expect(message).to.equal('Product created')
    expect(data).to.deep.include({
      ...mug,
      slug: 'enamel-mug',
      description: '',
      compareAtPrice: null,
      images: [],
      barcode: null,
      category: null,
      tags: [],
      variants: [],
      digital: null,
      inStock: true,
      listed: true,
    })
    const event = await service().db('events').where({ resource_id: data._id }).first()
    expect(event).to.include({ resource: 'products', method: 'POST', path: '/products' })
  })

  it('keeps all that is given', async () => {
    const merchant = await open()
    const category = await createCategory(merchant.shop)
    const given = {
      ...mug,
      price: 0.1 + 0.2,
      description: 'Holds 350 ml',
      images: ['https://shop.example/a.jpg', 'https://shop.example/b,c.jpg?x=1'],
      barcode: '5012345678900',
      tags: ['enamel', 'a "b", {c}'],
      compareAtPrice: 20.005,
      listed: false,
    }
    const variants = [
      { name: 'Green', quantity: 2, options: { colour: 'green' } },
      { _id: newId(), name: 'Red', quantity: 1, price: 17.5 },
    ]
    const { data } = await does(merchant, 'post', '', 201, { ...given, category: category.id, variants })
    expect(data).to.deep.include({ ...given, price: 0.3, compareAtPrice: 20.01 })
    expect(data.category._id).to.equal(category.id)
    expect(data.variants.map(({ _id, ...variant }: { _id: string }) => variant)).to.eql([
      { name: 'Green', price: 0.3, quantity: 2, options: { colour: 'green' } },
      { name: 'Red', price: 17.5, quantity: 1, options: {} },
    ])
    expect(data.variants[1]._id).not.to.equal(variants[1]!._id)
  })

  it('rounds to the minor unit of the currency: none in JPY, three digits in KWD', async () => {
    for (const [currency, price] of [
      ['JPY', 10],
      ['KWD', 9.988],
      ['NGN', 9.99],
    ] as const) {
      const { data } = await does(await open({ currency }), 'post', '', 201, { ...mug, price: 9.9876 })
      expect(data.price).to.equal(price)
    }
  })

  it('makes the slug from the name without accents and numbers it where it is taken', async () => {
    const merchant = await open()
    const slugs: string[] = []
    for (const name of ['Crème Brûlée!', 'creme brulee', 'CRÈME-BRÛLÉE', 'Straße & Œuvre', 'ɗan’s']) {
      slugs.push((await does(merchant, 'post', '', 201, { ...mug, name })).data.slug)
    }
    expect(slugs).to.eql(['creme-brulee', 'creme-brulee-2', 'creme-brulee-3', 'strasse-oeuvre', 'dans'])
    const { data } = await does(merchant, 'post', '', 201, { ...mug, name: '茶碗' })
    expect(data.slug).to.equal(data._id)
    expect((await does(await open(), 'post', '', 201, { ...mug, name: 'creme brulee' })).data.slug).to.equal(
      'creme-brulee',
    )
  })

  it('gives parallel products of one name different slugs', async () => {
    const merchant = await open()
    const made = await Promise.all(Array.from({ length: 6 }, () => does(merchant, 'post', '', 201, mug)))
    const slugs = made.map(({ data }) => data.slug).sort()
    expect(slugs).to.eql(['enamel-mug', ...[2, 3, 4, 5, 6].map((n) => `enamel-mug-${n}`)])
  })

  it('sells digital products in digital stores only', async () => {
    const digital = { accessType: 'pass' }
    const { data } = await does(await open({ type: 'digital' }), 'post', '', 201, {
      ...mug,
      quantity: 0,
      digital,
    })
    expect(data).to.deep.include({ digital: { accessType: 'pass', allAccess: false }, inStock: true })
    const refused = await does(await open(), 'post', '', 403, { ...mug, digital })
    expect(refused.message).to.equal('This is only available on digital stores.')
    await does(await open(), 'post', '', 201, { ...mug, digital: null })
  })

  it('refuses variants of a pass, which is renewed at one price, and makes nothing', async () => {
    const merchant = await open({ type: 'digital' })
    const variants = [{ name: 'Studio', quantity: 0, price: 40 }]
    const pass = { ...mug, digital: { accessType: 'pass' } }
    const refused = await does(merchant, 'post', '', 400, { ...pass, variants })
    expect(refused.code).to.equal('pass_has_variants')
    expect(names(await does(merchant, 'get', '', 200))).to.eql([])
    await does(merchant, 'post', '', 201, { ...pass, variants: [] })
    await does(merchant, 'post', '', 201, { ...pass, digital: { accessType: 'lifetime' }, variants })
  })

  it("refuses a category that is not the store's, and makes nothing", async () => {
    const merchant = await open()
    const foreign = await createCategory(await createShop())
    for (const category of [foreign.id, newId(), 'nonsense', '']) {
      const { code } = await does(merchant, 'post', '', 400, { ...mug, category })
      expect(code).to.equal('unknown_category')
    }
    expect((await does(merchant, 'get', '', 200)).data.pagination.total).to.equal(0)
  })
})

describe('updateProduct', () => {
  it('changes what is given and leaves the rest, the slug too', async () => {
    const merchant = await open()
    const category = await createCategory(merchant.shop)
    const before = (await does(merchant, 'post', '', 201, { ...mug, category: category.id, barcode: '1' }))
      .data
    const path = `/${before._id}`
    const { data } = await does(merchant, 'patch', path, 200, { name: 'Cup', quantity: 3, listed: false })
    expect(data).to.deep.include({
      ...before,
      name: 'Cup',
      quantity: 3,
      listed: false,
      updatedAt: data.updatedAt,
    })
    const cleared = await does(merchant, 'patch', path, 200, {
      category: null,
      barcode: null,
      compareAtPrice: 0,
    })
    expect(cleared.data).to.include({ category: null, barcode: null, compareAtPrice: 0, name: 'Cup' })
    const emptied = await does(merchant, 'patch', path, 200, { compareAtPrice: null })
    expect(emptied.data.compareAtPrice).to.equal(null)
  })

  it('changes variants sent with their id, adds those without and removes the others', async () => {
    const merchant = await open()
    const variants = ['S', 'M', 'L'].map((size) => ({ name: size, quantity: 1, price: 5, options: { size } }))
    const { _id, variants: made } = (await does(merchant, 'post', '', 201, { ...mug, variants })).data
    const [small, medium, large] = made
    const { data } = await does(merchant, 'patch', `/${_id}`, 200, {
      variants: [
        { name: 'XL', quantity: 9 },
        { _id: large._id, name: 'Large', quantity: 0 },
        { _id: small._id, name: 'Small', quantity: 4, price: null, options: {} },
        { _id: small._id, name: 'Small again', quantity: 1 },
      ],
    })
    expect(data.variants).to.have.length(4)
    expect(data.variants[0]).to.deep.include({ name: 'XL', price: 15, options: {} })
    expect(data.variants[1]).to.eql({ ...large, name: 'Large', quantity: 0 })
    expect(data.variants[2]).to.eql({ _id: small._id, name: 'Small', price: 15, quantity: 4, options: {} })
    expect(data.variants[3]._id).not.to.equal(small._id)
    const kept = await service().db('variants').where({ id: medium._id }).first('deleted_at')
    expect(kept.deleted_at).to.be.a('string')
    const untouched = await does(merchant, 'patch', `/${_id}`, 200, { price: 20 })
    expect(untouched.data.variants).to.have.length(4)
    expect((await does(merchant, 'patch', `/${_id}`, 200, { variants: [] })).data.variants).to.eql([])
  })

  it("never touches another product's or another store's variants", async () => {
    const [merchant, other] = [await open(), await open()]
    const make = async (who: Merchant) =>
      (await does(who, 'post', '', 201, { ...mug, variants: [{ name: 'One', quantity: 1 }] })).data
    const [mine, sibling, foreign] = [await make(merchant), await make(merchant), await make(other)]
    const taken = [sibling, foreign].map(({ variants: [{ _id }] }) => ({ _id, name: 'Taken', quantity: 0 }))
    const { data } = await does(merchant, 'patch', `/${mine._id}`, 200, { variants: taken })
    const ids = data.variants.map(({ _id }: { _id: string }) => _id)
    expect(ids).not.to.include.members(taken.map(({ _id }) => _id))
    const after = await does(merchant, 'get', `/${sibling._id}`, 200)
    expect(after.data.variants).to.eql(sibling.variants)
    expect((await does(other, 'get', `/${foreign._id}`, 200)).data).to.eql(foreign)
  })

  it('refuses what would make a pass with variants, and changes nothing', async () => {
    const merchant = await open({ type: 'digital' })
    const variants = [{ name: 'Studio', quantity: 0, price: 40 }]
    const pass = { digital: { accessType: 'pass' } }
    const sold = await does(merchant, 'post', '', 201, { ...mug, ...pass })
    const chosen = await does(merchant, 'post', '', 201, { ...mug, variants })
    await does(merchant, 'patch', `/${sold.data._id}`, 400, { price: 16, variants })
    await does(merchant, 'patch', `/${chosen.data._id}`, 400, { price: 16, ...pass })
    for (const { data } of [sold, chosen])
      expect((await does(merchant, 'get', `/${data._id}`, 200)).data).to.eql(data)
    await does(merchant, 'patch', `/${chosen.data._id}`, 200, { ...pass, variants: [] })
  })

  it('refuses unknown and deleted products, foreign categories and digital access in other stores', async () => {
    const merchant = await open()
    const { id } = await createProduct(merchant.shop)
    const foreign = await createCategory(await createShop())
    expect((await does(merchant, 'patch', `/${newId()}`, 404, { price: 1 })).message).to.equal(
      'Product not found',
    )
    await does(merchant, 'patch', '/x', 404, { price: 1 })
    await does(merchant, 'patch', `/${id}`, 400, { category: foreign.id, name: 'Changed' })
    await does(merchant, 'patch', `/${id}`, 403, { digital: { accessType: 'lifetime' } })
    expect((await does(merchant, 'get', `/${id}`, 200)).data.name).not.to.equal('Changed')
    await does(merchant, 'delete', `/${id}`, 200)
    await does(merchant, 'patch', `/${id}`, 404, { price: 1 })
  })
})

describe('deleteProduct', () => {
  it('takes the product out of everything but orders, and frees its slug', async () => {
    const merchant = await open()
    const { _id } = (await does(merchant, 'post', '', 201, mug)).data
    expect(await does(merchant, 'delete', `/${_id}`, 200)).to.include({
      data: null,
      message: 'Product deleted',
    })
    await does(merchant, 'get', `/${_id}`, 404)
    await does(merchant, 'delete', `/${_id}`, 404)
    expect(names(await does(merchant, 'get', '', 200))).to.eql([])
    expect(names(await does(merchant, 'get', '/search?query=mug', 200))).to.eql([])
    expect(await service().db('products').where({ id: _id })).to.have.length(1)
    expect((await does(merchant, 'post', '', 201, mug)).data.slug).to.equal('enamel-mug')
    const event = await service().db('events').where({ resource_id: _id, method: 'DELETE' }).first('path')
    expect(event.path).to.equal(`/products/${_id}`)
  })
})

describe('listProducts', () => {
  it('shows unlisted products too, newest first, in pages', async () => {
    const merchant = await open()
    for (const [i, listed] of [true, false, true].entries()) {
      await createProduct(merchant.shop, { name: `No ${i}`, listed })
    }
    await createProduct(await createShop())
    const body = await does(merchant, 'get', '?limit=2', 200)
    expect(names(body)).to.eql(['No 2', 'No 1'])
    expect(body.data.pagination).to.include({ total: 3, pages: 2, nextPage: 2 })
  })
})

describe('getProduct', () => {
  it('answers with unlisted products too, by id alone', async () => {
    const merchant = await open()
    const { data } = await does(merchant, 'post', '', 201, { ...mug, listed: false })
    expect((await does(merchant, 'get', `/${data._id}`, 200)).data).to.eql(data)
    expect((await does(merchant, 'get', '/enamel-mug', 404)).message).to.equal('Product not found')
  })
})

describe('searchProducts', () => {
  it('finds every match in name, description or barcode, whatever its case, newest first', async () => {
    const merchant = await open()
    const { shop } = merchant
    const make = (name: string, fields: object) =>
      does(merchant, 'post', '', 201, { ...mug, name, ...fields })
    const first = (await make('Blue MUG', { listed: false, images: ['https://shop.example/a.jpg'] })).data
    await make('Saucer', { description: 'Goes with any Mug' })
    await make('Spoon', { barcode: 'mug-9' })
    await make('Fork', {})
    await createProduct(await createShop(), { name: 'mug of another store' })
    const { message, data } = await does(merchant, 'get', '/search?query=muG', 200)
    expect(message).to.equal('Search products')
    expect(names({ data })).to.eql(['Spoon', 'Saucer', 'Blue MUG'])
    expect(Object.keys(data)).to.eql(['products'])
    expect(data.products[2]).to.eql({
      _id: first._id,
      name: 'Blue MUG',
      slug: 'blue-mug',
      price: 15,
      quantity: 12,
      images: ['https://shop.example/a.jpg'],
      shop: { _id: shop.id, name: shop.name, currency: { symbol: '$', code: 'USD' } },
      createdAt: data.products[2].createdAt,
    })
  })

  it('finds all of them, not a page', async () => {
    const merchant = await open()
    const rows = Array.from({ length: 130 }, () => {
      const id = newId()
      return { id, shop_id: merchant.shop.id, slug: id, name: 'teapot', price: 1 }
    })
    await service().db.batchInsert('products', rows)
    expect(names(await does(merchant, 'get', '/search?query=pot', 200))).to.have.length(130)
  })

  it('takes the signs of LIKE as they are, and does not match across fields', async () => {
    const merchant = await open()
    await does(merchant, 'post', '', 201, { ...mug, name: '50% off', description: 'today' })
    await does(merchant, 'post', '', 201, { ...mug, name: '500 sheets' })
    expect(names(await does(merchant, 'get', `/search?query=${encodeURIComponent('50%')}`, 200))).to.eql([
      '50% off',
    ])
    expect(names(await does(merchant, 'get', '/search?query=off%20today', 200))).to.eql([])
    expect(names(await does(merchant, 'get', '/search?query=_', 200))).to.eql([])
  })

  it('refuses a missing and a blank query', async () => {
    const merchant = await open()
    for (const query of ['', '?query=', '?query=%20%20']) {
      expect((await does(merchant, 'get', `/search${query}`, 400)).message).to.include('query')
    }
  })
})

describe('updateProductPrices', () => {
  async function priced(currency = 'USD') {
    const merchant = await open({ currency })
    const category = await createCategory(merchant.shop)
    const variants = [
      { name: 'Same', quantity: 1 },
      { name: 'Own', quantity: 1, price: 0.05 },
    ]
    const inside = { ...mug, name: 'Inside', price: 10.25, category: category.id, variants }
    const first = (await does(merchant, 'post', '', 201, inside)).data._id
    const second = (await does(merchant, 'post', '', 201, { ...mug, name: 'Outside', price: 0.03 })).data._id
    const prices = async () => {
      const [one, two] = [
        await does(merchant, 'get', `/${first}`, 200),
        await does(merchant, 'get', `/${second}`, 200),
      ]
      const own = one.data.variants.map(({ price }: { price: number }) => price)
      return [one.data.price, own, two.data.price]
    }
    const change = (status: number, body: object) => does(merchant, 'patch', '/bulk/prices', status, body)
    return { merchant, category, change, prices }
  }

  it('changes all products and their variants by a percentage, rounded half up', async () => {
    const { merchant, change, prices } = await priced()
    const gone = await createProduct(merchant.shop, { price: 777 })
    await does(merchant, 'delete', `/${gone.id}`, 200)
    const { message, data } = await change(200, { percent: 10 })
    expect(message).to.equal('Product prices updated')
    expect(data).to.eql({ updated: 2 })
    // 1127.5 → 1128, 5.5 → 6 and 3.3 → 3 minor units
    expect(await prices()).to.eql([11.28, [11.28, 0.06], 0.03])
    await change(200, { percent: -12.5 })
    // 987 and 5.25 → 5 and 2.625 → 3
    expect(await prices()).to.eql([9.87, [9.87, 0.05], 0.03])
    const row = await service().db('products').where({ id: gone.id }).first('price')
    expect(row.price).to.equal(777)
    const event = await service()
      .db('events')
      .where({ shop_id: merchant.shop.id, path: '/products/bulk/prices' })
      .first()
    expect(event).to.include({ resource: 'products', resource_id: null, method: 'PATCH' })
  })

  it('changes one category by an amount, never below zero', async () => {
    const { category, change, prices } = await priced()
    expect((await change(200, { amount: -0.5, category: category.id })).data.updated).to.equal(1)
    expect(await prices()).to.eql([9.75, [9.75, 0], 0.03])
    await change(200, { percent: -100 })
    expect(await prices()).to.eql([0, [0, 0], 0])
  })

  it('counts in whole minor units of the currency', async () => {
    const yen = await priced('JPY')
    await yen.change(200, { amount: 1.5 })
    expect(await yen.prices()).to.eql([12, [12, 2], 2])
    const dinar = await priced('KWD')
    await dinar.change(200, { percent: 0.05 })
    // 10250 → 10255.125, 50 → 50.025 and 30 → 30.015 fils
    expect(await dinar.prices()).to.eql([10.255, [10.255, 0.05], 0.03])
  })

  it('changes nothing of another store', async () => {
    const [one, other] = [await priced(), await priced()]
    await one.change(200, { percent: 50 })
    expect(await other.prices()).to.eql([10.25, [10.25, 0.05], 0.03])
    expect((await one.change(400, { percent: 50, category: other.category.id })).code).to.equal(
      'unknown_category',
    )
  })

  it('wants either percent or amount, and keeps prices within what the contract allows', async () => {
    const { merchant, change, prices } = await priced()
    expect((await change(400, {})).message).to.equal('give either percent or amount')
    await change(400, { percent: 1, amount: 1 })
    await does(merchant, 'post', '', 201, { ...mug, price: 999_999_999_999 })
    expect((await change(400, { percent: 1000 })).message).to.match(/^a price would be larger/)
    expect(await prices()).to.eql([10.25, [10.25, 0.05], 0.03])
  })
})

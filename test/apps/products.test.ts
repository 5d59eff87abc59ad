import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createCategory, createProduct } from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'
import { does, type Merchant, mug, names, openMerchant } from './products-support.ts'

/** The null fields of a variant without reduction, measure or SKU. */
const plain = { sku: null, priorPrice: null, measure: null, unitPrice: null }

describe('createProduct', () => {
  it('creates a product with only the required fields', async () => {
    const merchant = await openMerchant()
    const { message, data } = await does(merchant, 'post', '', 201, mug)
    expect(message).to.equal('Product created')
    expect(data).to.deep.include({
      ...mug,
      slug: 'enamel-mug',
      description: '',
      compareAtPrice: null,
      images: [],
      imageAlts: {},
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

  it('stores all fields', async () => {
    const merchant = await openMerchant()
    const category = await createCategory(merchant.shop)
    const given = {
      ...mug,
      price: 0.1 + 0.2,
      description: 'Holds 350 ml',
      images: ['https://shop.example/a.jpg', 'https://shop.example/b,c.jpg?x=1'],
      imageAlts: {
        'https://shop.example/a.jpg': 'A mug',
        'https://shop.example/b,c.jpg?x=1': 'Its "handle"',
      },
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
      { name: 'Green', price: 0.3, ...plain, quantity: 2, options: { colour: 'green' } },
      { name: 'Red', price: 17.5, ...plain, quantity: 1, options: {} },
    ])
    expect(data.variants[1]._id).not.to.equal(variants[1]!._id)
  })

  it('rounds to the minor unit of the currency: none in JPY, three digits in KWD', async () => {
    for (const [currency, price] of [
      ['JPY', 10],
      ['KWD', 9.988],
      ['NGN', 9.99],
    ] as const) {
      const { data } = await does(await openMerchant({ currency }), 'post', '', 201, {
        ...mug,
        price: 9.9876,
      })
      expect(data.price).to.equal(price)
    }
  })

  it('derives the slug from the name without accents and numbers it if it exists', async () => {
    const merchant = await openMerchant()
    const slugs: string[] = []
    for (const name of ['Crème Brûlée!', 'creme brulee', 'CRÈME-BRÛLÉE', 'Straße & Œuvre', 'ɗan’s']) {
      slugs.push((await does(merchant, 'post', '', 201, { ...mug, name })).data.slug)
    }
    expect(slugs).to.eql(['creme-brulee', 'creme-brulee-2', 'creme-brulee-3', 'strasse-oeuvre', 'dans'])
    const { data } = await does(merchant, 'post', '', 201, { ...mug, name: '♥' })
    expect(data.slug).to.equal(data._id)
    expect(
      (await does(await openMerchant(), 'post', '', 201, { ...mug, name: 'creme brulee' })).data.slug,
    ).to.equal('creme-brulee')
  })

  it('gives parallel products of one name different slugs', async () => {
    const merchant = await openMerchant()
    const made = await Promise.all(Array.from({ length: 6 }, () => does(merchant, 'post', '', 201, mug)))
    const slugs = made.map(({ data }) => data.slug).sort()
    expect(slugs).to.eql(['enamel-mug', ...[2, 3, 4, 5, 6].map((n) => `enamel-mug-${n}`)])
  })

  it('sells digital products in digital stores only', async () => {
    const digital = { accessType: 'pass' }
    const { data } = await does(await openMerchant({ type: 'digital' }), 'post', '', 201, {
      ...mug,
      quantity: 0,
      digital,
    })
    expect(data).to.deep.include({ digital: { accessType: 'pass', allAccess: false }, inStock: true })
    const refused = await does(await openMerchant(), 'post', '', 403, { ...mug, digital })
    expect(refused.message).to.equal('This is only available on digital stores.')
    await does(await openMerchant(), 'post', '', 201, { ...mug, digital: null })
  })

  it('takes names of 255 characters and 50 pictures', async () => {
    const merchant = await openMerchant()
    const images = Array.from({ length: 50 }, (_, n) => `https://shop.example/${n}.jpg`)
    const long = 'ж'.repeat(255)
    const variants = [{ name: long, quantity: 1, price: 5 }]
    const { data } = await does(merchant, 'post', '', 201, { ...mug, name: long, images, variants })
    expect([data.name, data.images, data.variants[0].name]).to.eql([long, images, long])
    await does(merchant, 'post', '', 400, { ...mug, name: `${long}ж` })
    await does(merchant, 'post', '', 400, { ...mug, images: [...images, 'https://shop.example/50.jpg'] })
  })

  it('refuses two variants with the same options, in any order and case, and changes nothing', async () => {
    const merchant = await openMerchant()
    const variant = (name: string, options: object) => ({ name, quantity: 1, price: 5, options })
    const red = [variant('A', { size: 'L', colour: 'Red' }), variant('B', { colour: 'red', size: 'L' })]
    const { code, data } = await does(merchant, 'post', '', 409, { ...mug, variants: red })
    expect([code, data]).to.eql(['duplicate_variant', { variants: ['A', 'B'] }])
    for (const [one, other] of [
      [{ size: 'L' }, { size: ' L ' }],
      [{ size: 'L' }, { 'Size ': 'Ｌ' }],
      [{ material: 'Raw silk' }, { material: 'raw\u00a0  silk' }],
      [
        { Aa: '1', bb: '2' },
        { aa: '1', Bb: '2' },
      ],
      [{ Größe: 'É' }, { größe: 'e\u0301' }],
    ]) {
      const both = [variant('A', one!), variant('Z', {}), variant('B', other!)]
      const refused = await does(merchant, 'post', '', 409, { ...mug, variants: both })
      expect(refused.data).to.eql({ variants: ['A', 'B'] })
    }
    const variants = [red[0], variant('B', { colour: 'red', size: 'XL' }), variant('C', {}), variant('D', {})]
    const made = (await does(merchant, 'post', '', 201, { ...mug, variants })).data
    const [first, second] = made.variants
    const same = [first, { ...second, options: first.options }]
    await does(merchant, 'patch', `/${made._id}`, 409, { variants: same })
    const { data: kept } = await does(merchant, 'patch', `/${made._id}`, 200, { price: 6 })
    expect(kept.variants).to.eql(made.variants)
  })

  it('refuses variants of a pass, which is renewed at one price, and creates nothing', async () => {
    const merchant = await openMerchant({ type: 'digital' })
    const variants = [{ name: 'Studio', quantity: 0, price: 40 }]
    const pass = { ...mug, digital: { accessType: 'pass' } }
    const refused = await does(merchant, 'post', '', 400, { ...pass, variants })
    expect(refused.code).to.equal('pass_has_variants')
    expect(names(await does(merchant, 'get', '', 200))).to.eql([])
    await does(merchant, 'post', '', 201, { ...pass, variants: [] })
    await does(merchant, 'post', '', 201, { ...pass, digital: { accessType: 'lifetime' }, variants })
  })

  it("refuses a category that is not the store's, and creates nothing", async () => {
    const merchant = await openMerchant()
    const foreign = await createCategory(await createShop())
    for (const category of [foreign.id, newId(), 'nonsense', '']) {
      const { code } = await does(merchant, 'post', '', 400, { ...mug, category })
      expect(code).to.equal('unknown_category')
    }
    expect((await does(merchant, 'get', '', 200)).data.pagination.total).to.equal(0)
  })
})

describe('updateProduct', () => {
  it('changes the given fields and leaves the rest, the slug too', async () => {
    const merchant = await openMerchant()
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
    const merchant = await openMerchant()
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
    expect(data.variants[2]).to.eql({
      _id: small._id,
      name: 'Small',
      price: 15,
      ...plain,
      quantity: 4,
      options: {},
    })
    expect(data.variants[3]._id).not.to.equal(small._id)
    const kept = await service().db('variants').where({ id: medium._id }).first('deleted_at')
    expect(kept.deleted_at).to.be.a('string')
    const untouched = await does(merchant, 'patch', `/${_id}`, 200, { price: 20 })
    expect(untouched.data.variants).to.have.length(4)
    expect((await does(merchant, 'patch', `/${_id}`, 200, { variants: [] })).data.variants).to.eql([])
  })

  it('keeps what is not sent of a variant, also the stock that a sale has changed meanwhile', async () => {
    const merchant = await openMerchant()
    const variants = [{ name: 'S', quantity: 5, price: 7, options: { size: 'S' } }]
    const { _id, variants: made } = (await does(merchant, 'post', '', 201, { ...mug, variants })).data
    await service().db('variants').where({ id: made[0]._id }).update({ quantity: 3 })
    const { data } = await does(merchant, 'patch', `/${_id}`, 200, {
      variants: [{ _id: made[0]._id, name: 'Small' }, { name: 'Large' }],
    })
    expect(data.variants[0]).to.eql({ ...made[0], name: 'Small', quantity: 3 })
    expect(data.variants[1]).to.deep.include({ name: 'Large', quantity: 0 })
  })

  it('keeps the words of pictures until others are sent', async () => {
    const merchant = await openMerchant()
    const imageAlts = { 'https://shop.example/a.jpg': 'A mug' }
    const { _id } = (await does(merchant, 'post', '', 201, { ...mug, imageAlts })).data
    const kept = await does(merchant, 'patch', `/${_id}`, 200, { images: ['https://shop.example/b.jpg'] })
    expect(kept.data.imageAlts).to.eql(imageAlts)
    expect((await does(merchant, 'patch', `/${_id}`, 200, { imageAlts: {} })).data.imageAlts).to.eql({})
    await does(merchant, 'patch', `/${_id}`, 400, { imageAlts: { a: 'x'.repeat(501) } })
  })

  it('keeps the words of a picture by its URL as that is shown', async () => {
    const image = 'https://bücher.example/a.jpg'
    // This one would become longer than the contract allows.
    const others = { 'not a URL': 'Nothing', [`https://a.example/${'ä'.repeat(2000)}`]: 'Nothing' }
    const body = { ...mug, images: [image], imageAlts: { [image]: 'A mug', ...others } }
    const { data } = await does(await openMerchant(), 'post', '', 201, body)
    expect(data.images).to.eql(['https://xn--bcher-kva.example/a.jpg'])
    expect(data.imageAlts).to.eql({ [data.images[0]]: 'A mug', ...others })
  })

  it("never touches another product's or another store's variants", async () => {
    const [merchant, other] = [await openMerchant(), await openMerchant()]
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

  it('refuses variants for a pass, and changes nothing', async () => {
    const merchant = await openMerchant({ type: 'digital' })
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
    const merchant = await openMerchant()
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
  it('removes the product from everything but orders, and frees its slug', async () => {
    const merchant = await openMerchant()
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
  it('lists unlisted products too, newest first, in pages', async () => {
    const merchant = await openMerchant()
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
  it('finds unlisted products too, by id alone', async () => {
    const merchant = await openMerchant()
    const { data } = await does(merchant, 'post', '', 201, { ...mug, listed: false })
    expect((await does(merchant, 'get', `/${data._id}`, 200)).data).to.eql(data)
    expect((await does(merchant, 'get', '/enamel-mug', 404)).message).to.equal('Product not found')
  })
})

import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createCategory, createProduct } from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'
import { does, mug, names, openMerchant } from './products-support.ts'

describe('listProducts with filters', () => {
  it('lists those that match all of them, newest first, those that shoppers cannot see included', async () => {
    const merchant = await openMerchant()
    const kitchen = await createCategory(merchant.shop)
    const make = (name: string, fields: object) =>
      does(merchant, 'post', '', 201, { ...mug, name, ...fields })
    await make('Red mug', { category: kitchen.id })
    await make('Blue mug', { category: kitchen.id, listed: false, quantity: 0 })
    await make('Green mug', { quantity: 0 })
    await make('Fork', { category: kitchen.id })
    await createProduct(await createShop(), { name: 'mug of another store' })
    for (const [filters, expected] of Object.entries({
      'query=mug': ['Green mug', 'Blue mug', 'Red mug'],
      [`category=${kitchen.id}`]: ['Fork', 'Blue mug', 'Red mug'],
      [`category=${kitchen.slug}&query=mug`]: ['Blue mug', 'Red mug'],
      'listed=false': ['Blue mug'],
      'listed=true': ['Fork', 'Green mug', 'Red mug'],
      'inStock=false': ['Green mug', 'Blue mug'],
      'inStock=false&listed=true': ['Green mug'],
      'category=none-such': [],
    })) {
      const found = await does(merchant, 'get', `?${filters}`, 200)
      expect(names(found), filters).to.eql(expected)
      expect(found.data.pagination.total, filters).to.equal(expected.length)
    }
    const second = await does(merchant, 'get', '?query=mug&limit=2&page=2', 200)
    expect(names(second)).to.eql(['Red mug'])
  })
})

describe('searchProducts', () => {
  it('finds every match in name, description or barcode, whatever its case, newest first', async () => {
    const merchant = await openMerchant()
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
    const merchant = await openMerchant()
    const rows = Array.from({ length: 130 }, () => {
      const id = newId()
      return { id, shop_id: merchant.shop.id, slug: id, name: 'teapot', price: 1 }
    })
    await service().db.batchInsert('products', rows)
    expect(names(await does(merchant, 'get', '/search?query=pot', 200))).to.have.length(130)
  })

  it('takes the wildcards of LIKE literally, and does not match across fields', async () => {
    const merchant = await openMerchant()
    await does(merchant, 'post', '', 201, { ...mug, name: '50% off', description: 'today' })
    await does(merchant, 'post', '', 201, { ...mug, name: '500 sheets' })
    expect(names(await does(merchant, 'get', `/search?query=${encodeURIComponent('50%')}`, 200))).to.eql([
      '50% off',
    ])
    expect(names(await does(merchant, 'get', '/search?query=off%20today', 200))).to.eql([])
    expect(names(await does(merchant, 'get', '/search?query=_', 200))).to.eql([])
  })

  it('refuses a missing and a blank query', async () => {
    const merchant = await openMerchant()
    for (const query of ['', '?query=', '?query=%20%20']) {
      expect((await does(merchant, 'get', `/search${query}`, 400)).message).to.include('query')
    }
  })
})

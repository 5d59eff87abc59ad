import { expect } from 'chai'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { call } from '../support/service.ts'
import { does, type Merchant, mug, names, openMerchant } from './products-support.ts'

const given = {
  weight: { value: 0.42, unit: 'kg' },
  dimensions: { length: 12, width: 9, height: 10, unit: 'cm' },
  hsCode: '732394',
  originCountry: 'PL',
  vendor: 'Falcon',
  condition: 'refurbished',
}
const members = [...Object.keys(given), 'gtin']

describe('details of products', () => {
  const sells = (merchant: Merchant, fields: object, status = 201) =>
    does(merchant, 'post', '', status, { ...mug, ...fields })

  it('are absent until they are given, kept as written, changed one by one, and removed by null', async () => {
    const merchant = await openMerchant()
    const plain = (await sells(merchant, { variants: [{ name: 'Green' }] })).data
    expect(plain).not.to.have.any.keys(...members)
    expect(plain.variants[0]).not.to.have.any.keys('barcode', ...members)

    const { data } = await sells(merchant, { ...given, name: 'Kettle' })
    expect(data).to.deep.include(given)
    const path = `/${data._id}`
    const { data: changed } = await does(merchant, 'patch', path, 200, { vendor: null, condition: 'used' })
    const { vendor: _, ...kept } = { ...given, condition: 'used' }
    expect(changed).to.deep.include(kept).and.not.to.have.property('vendor')
    const none = Object.fromEntries(Object.keys(given).map((name) => [name, null]))
    const { data: emptied } = await does(merchant, 'patch', path, 200, none)
    expect(emptied).not.to.have.any.keys(...members)
  })

  it('are shown to shoppers, alone, in lists and beside others that have none', async () => {
    const merchant = await openMerchant()
    await sells(merchant, {})
    const { data } = await sells(merchant, {
      ...given,
      name: 'Kettle',
      variants: [{ name: 'A', barcode: '96385074' }],
    })
    const shop = { 'x-shop-id': merchant.shop.id }
    const one = await call('store').get(`/api/v1/products/${data._id}`).set(shop).expect(200)
    expect(one.body.data).to.deep.include(given)
    const list = await call('store').get('/api/v1/products').set(shop).expect(200)
    expect(list.body.data.products[0]).to.deep.include(given)
    expect(list.body.data.products[0].variants[0]).to.include({ barcode: '96385074', gtin: '0000096385074' })
    expect(list.body.data.products[1]).not.to.have.any.keys(...members)
  })

  it('have a GTIN where the check digit of the barcode is right, whatever its form', async () => {
    const merchant = await openMerchant()
    const { data } = await sells(merchant, {})
    const gtinOf = async (barcode: string | null) => {
      const reply = await does(merchant, 'patch', `/${data._id}`, 200, { barcode })
      expect(reply.data.barcode).to.equal(barcode)
      return reply.data.gtin
    }
    expect(await gtinOf('036000291452')).to.equal('0036000291452')
    expect(await gtinOf('5 012345 678900')).to.equal('5012345678900')
    expect(await gtinOf('05012345678900')).to.equal('5012345678900')
    expect(await gtinOf('15012345678907')).to.equal('15012345678907')
    expect(await gtinOf('0-8044-2957-X')).to.equal('9780804429573')
    expect(await gtinOf('96385074')).to.equal('0000096385074')
    for (const wrong of ['5012345678901', '0-8044-2957-1', '00000000', 'B-17', null])
      expect(await gtinOf(wrong), `${wrong}`).to.equal(undefined)
  })

  it('of variants are their own, and stay where they are not given', async () => {
    const merchant = await openMerchant()
    const { data } = await sells(merchant, {
      variants: [{ name: 'Large', barcode: '5012345678900', weight: { value: 1, unit: 'lb' } }],
    })
    const [large] = data.variants
    expect(large).to.deep.include({ gtin: '5012345678900', weight: { value: 1, unit: 'lb' } })
    const again = { variants: [{ _id: large._id, name: 'Larger', weight: null }] }
    const changed = (await does(merchant, 'patch', `/${data._id}`, 200, again)).data.variants[0]
    expect(changed).to.include({ name: 'Larger', barcode: '5012345678900', gtin: '5012345678900' })
    expect(changed).not.to.have.property('weight')
  })

  it('are found by search: SKU, vendor, and the barcodes of variants in any form', async () => {
    const merchant = await openMerchant()
    await sells(merchant, { name: 'Other' })
    const { data } = await sells(merchant, {
      ...{ name: 'Kettle', sku: 'KTL-7', vendor: 'Falcon' },
      variants: [{ name: 'Steel', sku: 'KTL-7-S', barcode: '036000291452' }],
    })
    const found = async (query: string) =>
      names(await does(merchant, 'get', `?query=${encodeURIComponent(query)}`, 200))
    for (const query of ['ktl-7', 'KTL-7-S', 'falcon', '036000291452', '0036000291452'])
      expect(await found(query), query).to.eql(['Kettle'])
    const emptied = {
      sku: null,
      vendor: null,
      variants: [{ _id: data.variants[0]._id, name: 'Steel', barcode: null }],
    }
    await does(merchant, 'patch', `/${data._id}`, 200, emptied)
    for (const query of ['falcon', '0036000291452']) expect(await found(query), query).to.eql([])
  })

  it('refuse what is none: weights of nothing, codes of letters, other units', async () => {
    const merchant = await openMerchant()
    const wrong = [
      { weight: { value: 0, unit: 'g' } },
      { weight: { value: 1, unit: 'stone' } },
      { dimensions: { length: 1, width: 1, unit: 'cm' } },
      { hsCode: '12345' },
      { hsCode: '12345678901' },
      { hsCode: '7323.94' },
      { originCountry: 'Poland' },
      { vendor: ' ' },
      { condition: 'broken' },
      { variants: [{ name: 'A', barcode: '' }] },
    ]
    for (const fields of wrong) await sells(merchant, fields, 400)
  })
})

describe('lines of orders', () => {
  it('keep the SKU and the barcode of what was sold, whatever becomes of it', async () => {
    const merchant = await openMerchant()
    const { shop } = merchant
    const plain = await createProduct(shop)
    const { data } = await does(merchant, 'post', '', 201, { ...mug, sku: 'MUG', barcode: '5012345678900' })
    const ofSizes = { ...mug, sku: 'OWN', variants: [{ name: 'L', quantity: 1 }] }
    const { data: sized } = await does(merchant, 'post', '', 201, ofSizes)
    const shopper = await createAccount()
    const as = shopper.as(shop)
    const items = [
      { productId: plain.id, quantity: 1 },
      { productId: data._id, quantity: 1 },
      { productId: sized._id, variantId: sized.variants[0]._id, quantity: 1 },
    ]
    const placed = await call('store').post('/api/v1/orders').set(as).send({ items }).expect(201)
    await does(merchant, 'patch', `/${data._id}`, 200, { sku: 'NEW', barcode: null })
    const token = await createAppToken(shop, ['READ_ORDERS'])
    const path = `/api/v1/orders/${placed.body.data._id}`
    const own = await call('store').get(path).set(as).expect(200)
    const stores = await call('apps').get(path).set(token).expect(200)
    for (const { body } of [placed, own, stores]) {
      const [first, second, third] = body.data.items
      expect(second).to.include({ sku: 'MUG', barcode: '5012345678900' })
      for (const line of [first, third]) expect(line).not.to.have.any.keys('sku', 'barcode')
    }
  })
})

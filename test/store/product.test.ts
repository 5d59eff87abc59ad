import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { unique } from '../support/fixtures/unique.ts'
import { call, service } from '../support/service.ts'

const get = (shop: { id: string }, path: string) =>
  call('store').get(`/api/v1/products${path}`).set('x-shop-id', shop.id)

/** The null fields of a variant without reduction or measure. */
const plain = { sku: null, priorPrice: null, measure: null, unitPrice: null }

describe('getProduct', () => {
  it('finds a product by its id and by its slug, with its variants in order and its rating', async () => {
    const shop = await createShop()
    const { id } = await createProduct(shop, { price: 1050 })
    await service()
      .db('products')
      .where({ id })
      .update({ slug: 'mug', rating_sum: 14, rating_count: 3, compare_at_price: 1999 })
    const { id: small } = await createVariant(
      shop,
      { id },
      { name: 'Small', position: 1, quantity: 0, options: { size: 'S' } },
    )
    const { id: large } = await createVariant(
      shop,
      { id },
      { name: 'Large', position: 0, price: 1234, quantity: 4 },
    )
    const { body } = await get(shop, `/${id}`).expect(200)
    expect(body.data).to.deep.include({
      price: 10.5,
      compareAtPrice: 19.99,
      rating: { average: 4.7, count: 3 },
      variants: [
        { _id: large, name: 'Large', price: 12.34, ...plain, quantity: 4, options: {} },
        { _id: small, name: 'Small', price: 10.5, ...plain, quantity: 0, options: { size: 'S' } },
      ],
    })
    const { body: bySlug } = await get(shop, '/mug').expect(200)
    expect(bySlug).to.eql(body)
  })

  it('formats prices of currencies without decimals and with three', async () => {
    for (const [currency, price] of [
      ['JPY', 1500],
      ['KWD', 1.5],
      ['NGN', 15],
    ] as const) {
      const shop = await createShop({ currency })
      const { id } = await createProduct(shop, { price: 1500 })
      const { body } = await get(shop, `/${id}`).expect(200)
      expect(body.data.price).to.equal(price)
      expect(body.data.shop.currency.code).to.equal(currency)
    }
  })

  it('prefers the id where it is also the slug of another product', async () => {
    const shop = await createShop()
    const [first, second] = [await createProduct(shop), await createProduct(shop)]
    await service().db('products').where({ id: first.id }).update({ slug: 'first' })
    await service().db('products').where({ id: second.id }).update({ slug: first.id })
    const { body } = await get(shop, `/${first.id}`).expect(200)
    expect(body.data._id).to.equal(first.id)
  })

  it("does not find an unlisted product, a deleted one or another store's", async () => {
    const [shop, other] = [await createShop(), await createShop()]
    const slug = unique('slug')
    const hidden = await createProduct(shop, { listed: false })
    const deleted = await createProduct(shop)
    await service().db('products').where({ id: deleted.id }).update({ deleted_at: new Date() })
    const foreign = await createProduct(other)
    await service().db('products').where({ id: foreign.id }).update({ slug })
    for (const key of [hidden.id, deleted.id, foreign.id, slug, 'nothing', "';--", newId()]) {
      const { body } = await get(shop, `/${encodeURIComponent(key)}`).expect(404)
      expect(body.message).to.equal('Product not found')
    }
  })
})

import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import {
  createAutomaticDiscount,
  createFood,
  createProduct,
  createVariant,
} from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

describe('listReducedPrices', () => {
  let shop: Shop
  const ask = (ids: string[], where: Shop = shop) =>
    call('store')
      .get('/api/v1/reduced-prices')
      .query({ products: ids.join(',') })
      .set({ 'x-shop-id': where.id })
  const pricesOf = async (ids: string[], where?: Shop) =>
    (await ask(ids, where).expect(200)).body.data.prices.map(
      (one: { product: string; variant: string | null; price: number; reducedPrice: number }) => [
        one.variant ?? one.product,
        one.price,
        one.reducedPrice,
      ],
    )
  const percentage = (percent: number) => ({ kind: 'percentage', percent: percent * 100 })

  beforeEach(async () => {
    shop = await createShop()
  })

  it('has what one piece costs, of a product, its variants and a dish, and which discount says so', async () => {
    const mug = await createProduct(shop, { price: 1999, tags: ['sale'] })
    const large = await createVariant(shop, mug)
    await service().db('variants').where({ id: large.id }).update({ price: 2500 })
    const [soup, other] = [await createFood(shop, { price: 900 }), await createProduct(shop)]
    const { id } = await createAutomaticDiscount(shop, percentage(10), {
      name: 'Sale',
      applies_to: { tags: ['sale'] },
    })
    await createAutomaticDiscount(shop, percentage(50), { applies_to: { products: [soup.id] } })
    expect(await pricesOf([mug.id, soup.id, other.id])).to.have.deep.members([
      [mug.id, 19.99, 17.99],
      [large.id, 25, 22.5],
      [soup.id, 9, 4.5],
    ])
    const { body } = await ask([mug.id])
    expect(body.data.prices[0].discounts).to.eql([{ _id: id, kind: 'automatic', name: 'Sale', amount: 2 }])
    expect(
      (await call('store').get('/api/v1/shop').set({ 'x-shop-id': shop.id })).body.data.automaticDiscounts,
    ).to.equal(true)
  })

  it('has no price that depends on the shopper, on other items, or on where it goes', async () => {
    const { id } = await createProduct(shop, { price: 1000 })
    await createAutomaticDiscount(shop, percentage(11), { first_order: true })
    await createAutomaticDiscount(shop, percentage(12), { countries: ['NG'] })
    await createAutomaticDiscount(shop, percentage(16), { customer_tags: ['trade'] })
    await createAutomaticDiscount(shop, percentage(13), { minimum_quantity: 2 })
    await createAutomaticDiscount(shop, percentage(14), { minimum_subtotal: 1001 })
    await createAutomaticDiscount(shop, percentage(15), { active: false })
    await createAutomaticDiscount(shop, { kind: 'amount', amount: 100 })
    await createAutomaticDiscount(shop, { kind: 'buy-get', buy: 1, get: 1, percent: 5000 })
    await createAutomaticDiscount(shop, { kind: 'cheapest', pieces: 1, percent: 5000 })
    await createAutomaticDiscount(shop, { kind: 'free-shipping' })
    await createAutomaticDiscount(shop, { kind: 'steps', steps: [{ from: 2, percent: 1000 }] })
    expect(await pricesOf([id])).to.eql([])
    await createAutomaticDiscount(shop, { kind: 'steps', steps: [{ from: 1, percent: 1000 }] })
    expect(await pricesOf([id])).to.eql([[id, 10, 9]])
  })

  it('has nothing of other stores, of what is not listed, and at a store without discounts', async () => {
    const { id } = await createProduct(shop, { price: 1000 })
    expect(await pricesOf([id])).to.eql([])
    await createAutomaticDiscount(shop, percentage(10))
    const other = await createShop()
    await createAutomaticDiscount(other, percentage(10))
    expect(await pricesOf([id], other)).to.eql([])
    await service().db('products').where({ id }).update({ listed: false })
    expect(await pricesOf([id])).to.eql([])
    const many = Array.from({ length: 101 }, (_, n) => n.toString(16).padStart(24, '0'))
    expect((await ask(many)).body.code).to.equal('invalid_request')
  })
})

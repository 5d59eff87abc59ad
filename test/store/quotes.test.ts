import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import {
  createAutomaticDiscount,
  createCategory,
  createCoupon,
  createProduct,
} from '../support/fixtures/catalogue.ts'
import { createCartItem } from '../support/fixtures/orders.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShippingAddress, createShippingRate } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

describe('quoteOrder', () => {
  let shop: Shop
  let shopper: Person
  const send = (path: string, body: object) =>
    call('store').post(`/api/v1${path}`).set(shopper.as(shop)).send(body)
  const quote = (body: object = {}) => send('/orders/quote', body)
  const refusalOf = async (body: object) => (await quote(body)).body.code
  const half = { kind: 'percentage', percent: 5000 }
  const post = { kind: 'free-shipping' }

  beforeEach(async () => {
    shop = await createShop()
    shopper = await createAccount()
  })

  it('has the amounts of the order that is placed then, with every discount of every line', async () => {
    const category = await createCategory(shop)
    const [tea, pot] = [
      await createProduct(shop, { price: 1999, quantity: 10, category_id: category.id }),
      await createProduct(shop, { price: 333, quantity: 10, tags: ['sale'] }),
    ]
    await createAutomaticDiscount(
      shop,
      { kind: 'percentage', percent: 3333 },
      { name: 'A third off', applies_to: { tags: ['sale'] } },
    )
    await createAutomaticDiscount(
      shop,
      { kind: 'amount', amount: 100 },
      { applies_to: { categories: [category.id] } },
    )
    await createAutomaticDiscount(shop, post, { countries: ['NG'] })
    const { code } = await createCoupon(shop)
    const rate = await createShippingRate(shop, shopper, { subtotal: 2 * 1999 + 3 * 333 })
    const items = [
      { productId: pot.id, quantity: 3 },
      { productId: tea.id, quantity: 2 },
    ]
    const asked = { items, rateId: rate.id }
    const { body: before } = await quote(asked).expect(200)
    const { body: withCoupon } = await quote({ ...asked, code }).expect(200)
    const { body: placed } = await send('/orders', { ...asked, expectedTotal: before.data.total }).expect(201)
    const amounts = ({
      items,
      subtotal,
      shippingCost,
      discount,
      discounts,
      total,
    }: Record<string, unknown>) => ({
      ...{ subtotal, shippingCost, discount, discounts, total },
      lines: (items as { total: number; discounts: object[] }[]).map((line) => [line.total, line.discounts]),
    })
    expect(amounts(before.data)).to.eql(amounts(placed.data))
    expect(before.data).to.include({ subtotal: 49.97, shippingCost: 5, discount: 9.33, total: 45.64 })
    await send('/coupons/apply', { orderId: placed.data._id, code }).expect(200)
    const { body: order } = await call('store').get(`/api/v1/orders/${placed.data._id}`).set(shopper.as(shop))
    expect(amounts(withCoupon.data)).to.eql(amounts(order.data))
    expect(withCoupon.data.coupon).to.eql(order.data.coupon)
    expect(withCoupon.data.discounts.map(({ kind }: { kind: string }) => kind)).to.eql([
      'automatic',
      'automatic',
      'automatic',
      'coupon',
    ])
  })

  it('is for the cart without items, and keeps nothing: no stock, no rate, no use of a coupon, no event', async () => {
    const product = await createProduct(shop, { price: 1000, quantity: 3 })
    await createCartItem(shop, shopper, product)
    const [coupon, rate] = [
      await createCoupon(shop),
      await createShippingRate(shop, shopper, { subtotal: 1000 }),
    ]
    const { body } = await quote({ code: coupon.code, rateId: rate.id }).expect(200)
    expect(body.data).to.include({ subtotal: 10, shippingCost: 5, discount: 1, total: 14 })
    const { db } = service()
    expect(await db('products').where({ id: product.id }).first('quantity')).to.eql({ quantity: 3 })
    expect(await db('coupons').where({ id: coupon.id }).first('usage_count')).to.eql({ usage_count: 0 })
    expect(await db('shipping_rates').where({ id: rate.id }).first('taken_by')).to.eql({ taken_by: null })
    expect(await db('cart_items').where({ product_id: product.id })).to.have.length(1)
    expect(await db('events').where({ shop_id: shop.id, resource: 'orders' })).to.eql([])
    await send('/orders', { rateId: rate.id, expectedTotal: 15 }).expect(201)
  })

  it('takes what is known of the address: a rule for a country applies there alone', async () => {
    const product = await createProduct(shop, { price: 1000 })
    await createAutomaticDiscount(shop, half, { countries: ['NG'] })
    const items = [{ productId: product.id, quantity: 1 }]
    const totalOf = async (body: object) => (await quote({ items, ...body }).expect(200)).body.data.total
    expect(await totalOf({})).to.equal(10)
    expect(await totalOf({ address: { country: 'DE' } })).to.equal(10)
    expect(await totalOf({ address: { country: 'NG', state: 'Lagos', postalCode: '100001' } })).to.equal(5)
    const { id } = await createShippingAddress(shopper)
    expect(await totalOf({ shippingAddressId: id })).to.equal(5)
    expect(await refusalOf({ items, address: { country: 'XQ' } })).to.equal('unknown_country')
    const both = { items, address: { country: 'NG' }, shippingAddressId: id }
    expect(await refusalOf(both)).to.equal('invalid_request')
  })

  it('refuses what the order would refuse: an empty cart, a rate that does not hold, a coupon that does not', async () => {
    expect(await refusalOf({})).to.equal('cart_empty')
    const product = await createProduct(shop, { price: 1000 })
    const items = [{ productId: product.id, quantity: 1 }]
    const rate = (values: object) => createShippingRate(shop, shopper, { subtotal: 1000, ...values })
    const ofRate = async (values: object) => refusalOf({ items, rateId: (await rate(values)).id })
    expect(await ofRate({ subtotal: 1 })).to.equal('rate_outdated')
    expect(await ofRate({ expires_at: new Date(0) })).to.equal('rate_expired')
    const ofCoupon = async (values: object) =>
      refusalOf({ items, code: (await createCoupon(shop, values)).code })
    expect(await ofCoupon({ ends_at: new Date(1) })).to.equal('coupon_expired')
    expect(await ofCoupon({ starts_at: new Date('2099-01-01') })).to.equal('coupon_not_started')
    expect(await ofCoupon({ minimum_order_amount: 1001 })).to.equal('coupon_minimum')
    expect(await ofCoupon({ minimum_order_amount: 1000 })).to.equal(undefined)
    expect(await refusalOf({ items, code: 'NONE' })).to.equal('invalid_coupon_code')
    const { productId: tooDear } = { productId: (await createProduct(shop, { price: 1e14 - 1 })).id }
    expect(await refusalOf({ items: [{ productId: tooDear, quantity: 10_000 }] })).to.equal(
      'amount_too_large',
    )
    await createAutomaticDiscount(shop, half, { exclusive: true })
    expect(await ofCoupon({})).to.equal('coupon_not_combinable')
  })

  it('refuses the coupons and rates that an order would be refused', async () => {
    const product = await createProduct(shop, { price: 2000, quantity: 10 })
    const other = await createProduct(shop)
    const items = [{ productId: product.id, quantity: 1 }]
    const usedUp = await createCoupon(shop, { usage_limit: 1 })
    await service().db('coupons').where({ id: usedUp.id }).update({ usage_count: 1 })
    expect(await refusalOf({ items, code: usedUp.code })).to.equal('coupon_used_up')
    const elsewhere = await createCoupon(shop)
    await service()
      .db('coupons')
      .where({ id: elsewhere.id })
      .update({ applies_to: JSON.stringify({ products: [other.id] }) })
    expect(await refusalOf({ items, code: elsewhere.code })).to.equal('coupon_not_for_items')
    const once = await createCoupon(shop, { per_user_limit: 1 })
    const rate = await createShippingRate(shop, shopper, { subtotal: 2000 })
    const { body: placed } = await send('/orders', { items, rateId: rate.id }).expect(201)
    await send('/coupons/apply', { orderId: placed.data._id, code: once.code }).expect(200)
    expect(await refusalOf({ items, code: once.code })).to.equal('coupon_used_by_you')
    expect(await refusalOf({ items, rateId: rate.id })).to.equal('rate_used')
  })
})

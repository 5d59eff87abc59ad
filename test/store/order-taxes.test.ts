import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createAutomaticDiscount, createCoupon, createProduct } from '../support/fixtures/catalogue.ts'
import { createCartItem } from '../support/fixtures/orders.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShippingAddress, createShippingRate } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { computeTaxes, createTaxRate, createTaxRegistration } from '../support/fixtures/taxes.ts'
import { call, service } from '../support/service.ts'

let shop: Shop & { ownerId: string }
let shopper: Person
const send = (path: string, body: object) =>
  call('store').post(`/api/v1${path}`).set(shopper.as(shop)).send(body)
const place = async (body: object) => (await send('/orders', body).expect(201)).body.data
const addressIn = async (country: string, more = {}) => ({
  shippingAddressId: (await createShippingAddress(shopper, { country, city: 'A city', state: '', ...more }))
    .id,
})

/** A German store: prices with 19 %, books with 7 %, and the One-Stop Shop with the French 20 %. */
async function openGermanStore(settings: object = {}) {
  shop = await createShop({ currency: 'EUR', country: 'DE' })
  await computeTaxes(shop, settings)
  await createTaxRegistration(shop)
  await createTaxRate(shop, { name: 'MwSt.' })
  await createTaxRate(shop, { name: 'MwSt.', class: 'reduced', rate: 70_000 })
}

describe('Taxes of orders', () => {
  beforeEach(async () => {
    shopper = await createAccount()
    await openGermanStore()
  })

  describe('createOrder', () => {
    it('contains the taxes in the prices, by rate, of each line and of shipping', async () => {
      const lamp = await createProduct(shop, { price: 1999 })
      const book = await createProduct(shop, { price: 1070, tax_class: 'reduced' })
      const rate = await createShippingRate(shop, shopper, { subtotal: 5068, country: 'DE' })
      const items = [
        { productId: lamp.id, quantity: 2 },
        { productId: book.id, quantity: 1 },
      ]
      const order = await place({ items, rateId: rate.id })
      // Shipping is 5.00; (39.98 + 5.00) × 19/119 = 7.18, of which 0.80 on shipping; 10.70 × 7/107 = 0.70
      expect(order).to.include({ subtotal: 50.68, shippingCost: 5, discount: 0, total: 55.68 })
      expect(order.tax).to.eql({ included: 7.88, added: 0 })
      const mwst = { name: 'MwSt.', included: true, country: 'DE', state: null, category: 'S' }
      expect(order.taxes).to.have.deep.members([
        { ...mwst, rate: 19, base: 37.8, amount: 7.18 },
        { ...mwst, rate: 7, base: 10, amount: 0.7 },
      ])
      expect(order.items[0].taxes).to.eql([{ ...mwst, rate: 19, base: 33.6, amount: 6.38 }])
      expect(order.items[1].taxes).to.eql([{ ...mwst, rate: 7, base: 10, amount: 0.7 }])
      expect(order.shippingTaxes).to.eql([{ ...mwst, rate: 19, base: 4.2, amount: 0.8 }])
      expect(order).to.include({ taxTreatment: 'taxed', taxId: null, billingAddress: null })
      const seen = await call('apps')
        .get(`/api/v1/orders/${order._id}`)
        .set(await createAppToken(shop, ['READ_ORDERS']))
        .expect(200)
      expect(seen.body.data).to.deep.include({ tax: order.tax, taxes: order.taxes, items: order.items })
    })

    it('adds the taxes to prices without them, and charges the sum', async () => {
      await computeTaxes(shop, { pricesIncludeTax: false })
      const product = await createProduct(shop, { price: 999 })
      const body = { items: [{ productId: product.id, quantity: 3 }], ...(await addressIn('DE')) }
      // 29.97 × 19 % = 5.6943
      const quoted = (await send('/orders/quote', body).expect(200)).body.data
      expect(quoted).to.deep.include({ subtotal: 29.97, total: 35.66, tax: { included: 0, added: 5.69 } })
      const order = await place({ ...body, expectedTotal: 35.66 })
      expect(order).to.deep.include({ subtotal: 29.97, total: 35.66, tax: { included: 0, added: 5.69 } })
      const refused = await send('/orders', { ...body, expectedTotal: 29.97 }).expect(409)
      expect(refused.body.code).to.equal('total_changed')
    })

    it('keeps its taxes when the rates change', async () => {
      const product = await createProduct(shop, { price: 11900 })
      const order = await place({ items: [{ productId: product.id, quantity: 1 }] })
      await service().db('tax_rates').where({ shop_id: shop.id }).update({ rate: 250_000 })
      const { body } = await call('store')
        .get(`/api/v1/orders/${order._id}`)
        .set(shopper.as(shop))
        .expect(200)
      expect(body.data.tax).to.eql({ included: 19, added: 0 })
    })

    it('keeps the address for the invoice', async () => {
      const product = await createProduct(shop)
      const billingAddress = {
        name: 'Jana Example',
        company: 'Example GmbH',
        line1: '2 Example Street',
        city: 'Berlin',
        country: 'DE',
        postalCode: '10115',
      }
      const order = await place({ items: [{ productId: product.id, quantity: 1 }], billingAddress })
      expect(order.billingAddress).to.eql(billingAddress)
    })

    it('taxes an import of up to 150 EUR in the currency of the store, and none above it', async () => {
      shop = await createShop({ currency: 'GBP', country: 'GB' })
      await computeTaxes(shop, { importLimit: 130 })
      await createTaxRegistration(shop, { country: 'IE', scheme: 'ioss' })
      await createTaxRate(shop, { name: 'TVA', country: 'FR', rate: 200_000 })
      const [one, other] = [
        await createProduct(shop, { price: 13_000 }),
        await createProduct(shop, { price: 13_001 }),
      ]
      const address = { country: 'FR' }
      const treated = async (productId: string) => {
        const { body } = await send('/orders/quote', { items: [{ productId, quantity: 1 }], address }).expect(
          200,
        )
        return body.data.tax
      }
      expect(await treated(one.id)).to.eql({ included: 21.67, added: 0 })
      expect(await treated(other.id)).to.eql({ included: 0, added: 0 })
      await computeTaxes(shop)
      expect(await treated(one.id)).to.eql({ included: 0, added: 0 })
    })

    it('taxes a download by the country of its buyer', async () => {
      await createTaxRegistration(shop, { scheme: 'oss' })
      await createTaxRate(shop, { name: 'TVA', country: 'FR', rate: 200_000 })
      const file = await createProduct(shop, { price: 1200, digital: { accessType: 'lifetime' } })
      const billingAddress = { name: 'A buyer', line1: '1 rue', city: 'Paris', country: 'FR' }
      const items = [{ productId: file.id, quantity: 1 }]
      const quoted = (await send('/orders/quote', { items, billingAddress: { country: 'FR' } }).expect(200))
        .body.data
      const order = await place({ items, billingAddress })
      expect(order.taxes[0]).to.include({ name: 'TVA', rate: 20, country: 'FR', amount: 2 })
      expect(quoted).to.deep.include({ total: order.total, tax: order.tax, taxes: order.taxes })
    })

    it('quotes a download for an address abroad where prices are without tax, at the total that the order has', async () => {
      await computeTaxes(shop, { pricesIncludeTax: false })
      await createTaxRegistration(shop, { scheme: 'oss' })
      await createTaxRate(shop, { name: 'ÁFA', country: 'HU', rate: 270_000 })
      const file = await createProduct(shop, { price: 1000, digital: { accessType: 'lifetime' } })
      const items = [{ productId: file.id, quantity: 1 }]
      const billingAddress = { name: 'A buyer', line1: '1 utca', city: 'Pécs', country: 'HU' }
      const { body } = await send('/orders/quote', { items, billingAddress }).expect(200)
      expect(body.data.total).to.equal(12.7)
      expect((await place({ items, billingAddress, expectedTotal: 12.7 })).total).to.equal(12.7)
    })

    it('refuses an address for the invoice in a country that does not exist, which would have no taxes', async () => {
      const file = await createProduct(shop, { digital: { accessType: 'lifetime' } })
      const billingAddress = { name: 'A buyer', line1: '1 street', city: 'A city', country: 'XX' }
      for (const path of ['/orders', '/orders/quote']) {
        const { body } = await send(path, {
          items: [{ productId: file.id, quantity: 1 }],
          billingAddress,
        }).expect(400)
        expect(body.code, path).to.equal('unknown_country')
      }
    })

    it('refuses an address where the store collects taxes and has no rate', async () => {
      await createTaxRegistration(shop, { country: 'AT' })
      const product = await createProduct(shop)
      const body = { items: [{ productId: product.id, quantity: 1 }], ...(await addressIn('AT')) }
      expect((await send('/orders', body).expect(409)).body.code).to.equal('tax_rate_missing')
      expect((await send('/orders/quote', body).expect(409)).body.code).to.equal('tax_rate_missing')
    })

    it('uses the rates and registrations in force', async () => {
      await service()
        .db('tax_rates')
        .where({ shop_id: shop.id })
        .update({ ends_at: new Date(0), starts_at: new Date(0) })
      await createTaxRate(shop, { rate: 160_000 })
      await createTaxRate(shop, { rate: 990_000, starts_at: new Date('2090-01-01') })
      const product = await createProduct(shop, { price: 11600 })
      const order = await place({ items: [{ productId: product.id, quantity: 1 }] })
      expect(order.tax).to.eql({ included: 16, added: 0 })
    })

    it('finds the state of an address however it is written, and the postal code', async () => {
      shop = await createShop({ currency: 'USD', country: 'US' })
      await computeTaxes(shop, { pricesIncludeTax: false })
      await createTaxRegistration(shop, { country: 'US', state: 'CA' })
      await createTaxRate(shop, { name: 'CA', country: 'US', state: 'CA', rate: 72_500 })
      await createTaxRate(shop, { name: 'LA', country: 'US', state: 'CA', postal_code: '900*', rate: 22_500 })
      const product = await createProduct(shop, { price: 10_000 })
      const items = [{ productId: product.id, quantity: 1 }]
      for (const [state, postal_code, total, treatment] of [
        ['California', '90012', 109.5, 'taxed'],
        ['CA', '92101', 107.25, 'taxed'],
        ['Nevada', '89101', 100, 'outside_scope'],
      ] as const) {
        const order = await place({ items, ...(await addressIn('US', { state, postal_code })) })
        expect(order, state).to.include({ total, taxTreatment: treatment })
      }
    })

    it('computes nothing at a store that sets nothing', async () => {
      shop = await createShop({ currency: 'EUR', country: 'DE' })
      await createTaxRegistration(shop)
      await createTaxRate(shop)
      const product = await createProduct(shop)
      const order = await place({ items: [{ productId: product.id, quantity: 1 }] })
      expect(order).to.deep.include({
        taxes: [],
        tax: null,
        taxTreatment: null,
        shippingTaxes: [],
        total: 10,
      })
    })
  })

  describe('applyCoupon', () => {
    it('computes the taxes anew at the rates that the order has kept', async () => {
      await computeTaxes(shop, { pricesIncludeTax: false })
      const lamp = await createProduct(shop, { price: 10_000 })
      const book = await createProduct(shop, { price: 2000, tax_class: 'reduced' })
      const rate = await createShippingRate(shop, shopper, { subtotal: 12_000, country: 'DE' })
      const items = [lamp, book].map(({ id }) => ({ productId: id, quantity: 1 }))
      const order = await place({ items, rateId: rate.id })
      // 105.00 × 19 % + 20.00 × 7 %
      expect(order).to.deep.include({ total: 146.35, tax: { included: 0, added: 21.35 } })
      await service().db('tax_rates').where({ shop_id: shop.id }).update({ rate: 500_000 })
      const { code } = await createCoupon(shop, { discount: 1000 })
      const { body } = await send('/coupons/apply', { orderId: order._id, code }).expect(200)
      // 95.00 × 19 % + 18.00 × 7 % = 18.05 + 1.26
      expect(body.data.order).to.deep.include({
        discount: 12,
        total: 132.31,
        tax: { included: 0, added: 19.31 },
      })
      const after = await call('store').get(`/api/v1/orders/${order._id}`).set(shopper.as(shop)).expect(200)
      expect(
        after.body.data.items.map((item: { taxes: { amount: number }[] }) => item.taxes[0]!.amount),
      ).to.eql([17.1, 1.26])
      expect(after.body.data.shippingTaxes[0].amount).to.equal(0.95)
    })

    it('leaves an order without taxes without them', async () => {
      shop = await createShop()
      const product = await createProduct(shop)
      const order = await place({ items: [{ productId: product.id, quantity: 1 }] })
      const { code } = await createCoupon(shop)
      const { body } = await send('/coupons/apply', { orderId: order._id, code }).expect(200)
      expect(body.data.order).not.to.have.property('tax')
    })
  })

  describe('refundOrder', () => {
    it('returns what was paid with the added taxes, and not a cent more', async () => {
      await computeTaxes(shop, { pricesIncludeTax: false })
      const product = await createProduct(shop, { price: 10_000 })
      const order = await place({ items: [{ productId: product.id, quantity: 1 }] })
      expect(order.total).to.equal(119)
      const paid = { status: 'paid', payment_status: 'paid', paid_at: new Date() }
      await service().db('orders').where({ id: order._id }).update(paid)
      const token = await createAppToken(shop, ['READ_ORDERS', 'WRITE_ORDERS'])
      const refund = (amount: number) =>
        call('apps').post(`/api/v1/orders/${order._id}/refund`).set(token).send({ amount })
      await refund(119.01).expect(400)
      await refund(109).expect(200)
      await refund(10.01).expect(400)
      await refund(10).expect(200)
      const { refunded, status } = await service().db('orders').where({ id: order._id }).first()
      expect({ refunded, status }).to.eql({ refunded: 11_900, status: 'refunded' })
    })
  })

  describe('getCart', () => {
    it('shows the taxes at home, beside automatic discounts', async () => {
      const product = await createProduct(shop, { price: 11_900 })
      await createCartItem(shop, shopper, product)
      const cart = async () =>
        (await call('store').get('/api/v1/cart').set(shopper.as(shop)).expect(200)).body.data
      expect((await cart()).tax).to.eql({ included: 19, added: 0 })
      await createAutomaticDiscount(shop)
      expect((await cart()).tax).to.eql({ included: 17.1, added: 0 })
    })

    it('shows a cart of a store that has no rate yet, without taxes', async () => {
      await service().db('tax_rates').where({ shop_id: shop.id }).delete()
      await createCartItem(shop, shopper, await createProduct(shop))
      const { body } = await call('store').get('/api/v1/cart').set(shopper.as(shop)).expect(200)
      expect(body.data).not.to.have.property('tax')
    })
  })
})

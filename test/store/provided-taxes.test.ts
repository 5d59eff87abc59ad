import { expect } from 'chai'
import type { Express } from 'express'
import type { Shop } from '../../src/base/context.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createAutomaticDiscount, createProduct } from '../support/fixtures/catalogue.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShippingAddress, createShippingRate } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { computeTaxes, createTaxRate, createTaxRegistration } from '../support/fixtures/taxes.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { openStripeTax, stripeTaxKey, taxCodes } from '../support/stripe-tax.ts'

describe('Taxes that Stripe computes', () => {
  let stripe: Awaited<ReturnType<typeof openStripeTax>>
  let store: Express
  let shop: Shop & { ownerId: string }
  let shopper: Person

  const open = async (settings = {}) => {
    const { db, databaseUrl } = service()
    const config = testConfig({ url: databaseUrl }, { STRIPE_URL: stripe.url, ...settings })
    return (await openApps(config, db, 'store')).store
  }
  before(async () => {
    stripe = await openStripeTax()
    store = await open()
  })
  after(async () => {
    await stripe.close()
  })
  beforeEach(async () => {
    shopper = await createAccount()
    shop = await createShop({ currency: 'USD', country: 'US' })
    await computeTaxes(shop, { pricesIncludeTax: false })
    stripe.asked.length = 0
  })

  const choose = async (body: object, status = 200) =>
    (
      await call('apps')
        .put('/api/v1/taxes/provider')
        .set(await createAppToken(shop, ['WRITE_STORE']))
        .send(body)
        .expect(status)
    ).body
  const send = (path: string, body: object, app = store) =>
    call('store', app).post(`/api/v1${path}`).set(shopper.as(shop)).send(body)
  const losAngeles = { country: 'US', state: 'California', city: 'Los Angeles', postal_code: '90012' }
  const inLosAngeles = async () => (await createShippingAddress(shopper, losAngeles)).id
  const chosen = { name: 'stripe', key: stripeTaxKey }
  const taxesOf = ({ taxes }: { taxes: { name: string; rate: number; amount: number }[] }) =>
    taxes.map(({ name, rate, amount }) => [name, rate, amount])

  describe('setTaxProvider, getTaxProvider', () => {
    const get = async () =>
      (
        await call('apps')
          .get('/api/v1/taxes/provider')
          .set(await createAppToken(shop, ['WRITE_STORE']))
          .expect(200)
      ).body.data

    it('keeps a key that is never shown again, and forgets it with the tables', async () => {
      expect(await get()).to.eql({
        name: 'tables',
        keyEnd: null,
        whenSilent: 'refuse',
        codes: {},
        unreported: 0,
      })
      const { data } = await choose({ ...chosen, whenSilent: 'tables', codes: { reduced: taxCodes.books } })
      expect(data).to.eql({
        ...{ name: 'stripe', keyEnd: stripeTaxKey.slice(-4), whenSilent: 'tables' },
        codes: { reduced: taxCodes.books },
        unreported: 0,
      })
      const row = (await service().db('tax_providers').where({ shop_id: shop.id }).first())!
      expect(JSON.stringify(row)).not.to.include(stripeTaxKey)
      expect((await choose({ name: 'stripe' })).data).to.include({ keyEnd: 'axes', whenSilent: 'refuse' })
      await choose({ name: 'tables' })
      expect(await get()).to.include({ name: 'tables', keyEnd: null })
      expect((await choose({ name: 'stripe' }, 400)).message).to.equal('key is required')
    })
  })

  describe('createOrder, quoteOrder', () => {
    it('have the rates of the place, and ask for them once', async () => {
      await choose(chosen)
      const { id: productId } = await createProduct(shop, { price: 10_000 })
      const items = [{ productId, quantity: 1 }]
      const shippingAddressId = await inLosAngeles()
      const quoted = (await send('/orders/quote', { items, shippingAddressId }).expect(200)).body.data
      const order = (await send('/orders', { items, shippingAddressId }).expect(201)).body.data
      expect(taxesOf(order)).to.have.deep.members([
        ['Sales Tax California', 7.25, 7.25],
        ['Sales Tax LOS ANGELES', 2.25, 2.25],
      ])
      expect(order).to.include({ total: 109.5, taxTreatment: 'taxed' })
      expect([quoted.total, quoted.taxes]).to.eql([order.total, order.taxes])
      expect(stripe.asked).to.have.length(1)
    })

    it('tell the provider what discounts leave, the class of each line, and what is shipped', async () => {
      shop = await createShop({ currency: 'EUR', country: 'DE' })
      await computeTaxes(shop)
      await choose({ ...chosen, codes: { reduced: taxCodes.books } })
      await createAutomaticDiscount(shop)
      const [lamp, book] = [
        await createProduct(shop, { price: 11_900 }),
        await createProduct(shop, { price: 1070, tax_class: 'reduced' }),
      ]
      const rate = await createShippingRate(shop, shopper, { subtotal: 12_970, country: 'DE' })
      const items = [lamp, book].map(({ id: productId }) => ({ productId, quantity: 1 }))
      const order = (await send('/orders', { items, rateId: rate.id }).expect(201)).body.data
      const form = Object.fromEntries(new URLSearchParams(stripe.asked[0]!.body))
      expect(form).to.include({
        currency: 'eur',
        'line_items[0][amount]': '10710',
        'line_items[0][tax_behavior]': 'inclusive',
        'line_items[1][tax_code]': taxCodes.books,
        'shipping_cost[amount]': '500',
        'customer_details[address][country]': 'DE',
      })
      // (107.10 + 5.00) × 19/119, and 9.63 × 7/107
      expect(taxesOf(order)).to.have.deep.members([
        ['VAT', 19, 17.9],
        ['VAT', 7, 0.63],
      ])
      expect(order.total).to.equal(121.73)
    })

    it('are refused while the provider is silent, and never untaxed', async () => {
      await choose(chosen)
      const { id: productId } = await createProduct(shop, { price: 10_000 })
      const body = { items: [{ productId, quantity: 1 }], shippingAddressId: await inLosAngeles() }
      stripe.failNext(/calculations/, { status: 500, body: { error: { type: 'api_error' } } })
      expect((await send('/orders', body).expect(503)).body.code).to.equal('taxes_unavailable')
      expect((await send('/orders/quote', body).expect(503)).body.code).to.equal('taxes_unavailable')
      expect(stripe.asked).to.have.length(1)
      expect(await service().db('orders').where({ shop_id: shop.id })).to.eql([])
      await service()
        .db('tax_answers')
        .where({ shop_id: shop.id })
        .update({ created_at: new Date(0) })
      expect((await send('/orders', body).expect(201)).body.data.total).to.equal(109.5)
    })

    it('are taxed by the tables while the provider is silent, if the store says so, or refused without a rate', async () => {
      await choose({ name: 'stripe', key: 'rk_test_wrong_key', whenSilent: 'tables' })
      await createTaxRegistration(shop, { country: 'US', state: 'CA' })
      const { id: productId } = await createProduct(shop, { price: 10_000 })
      const body = { items: [{ productId, quantity: 1 }], shippingAddressId: await inLosAngeles() }
      expect((await send('/orders', body).expect(409)).body.code).to.equal('tax_rate_missing')
      await createTaxRate(shop, { name: 'California', country: 'US', state: 'CA', rate: 72_500 })
      const order = (await send('/orders', body).expect(201)).body.data
      expect(taxesOf(order)).to.eql([['California', 7.25, 7.25]])
    })

    it('are refused for an address that the provider cannot place', async () => {
      await choose(chosen)
      const { id: productId } = await createProduct(shop, { price: 10_000 })
      const address = { country: 'US', postalCode: '900' }
      const { body } = await send('/orders/quote', { items: [{ productId, quantity: 1 }], address }).expect(
        503,
      )
      expect(body.code).to.equal('taxes_unavailable')
    })

    it('have no tax where the account does not collect any', async () => {
      await choose(chosen)
      const { id: productId } = await createProduct(shop, { price: 10_000 })
      const address = { country: 'NG' }
      const { data } = (await send('/orders/quote', { items: [{ productId, quantity: 1 }], address })).body
      expect([data.total, data.taxes]).to.eql([100, []])
    })

    it('ask within a budget', async () => {
      const few = await open({ TAX_CALLS_PER_HOUR: '1' })
      await choose(chosen)
      const { id: productId } = await createProduct(shop, { price: 10_000 })
      const quote = (quantity: number) =>
        send('/orders/quote', { items: [{ productId, quantity }], address: { country: 'DE' } }, few)
      await quote(1).expect(200)
      await quote(1).expect(200)
      expect((await quote(2).expect(429)).body.code).to.equal('too_many_requests')
    })
  })

  it('are not asked for a cart, whose address nobody knows', async () => {
    await choose(chosen)
    const { id: productId } = await createProduct(shop, { price: 10_000 })
    await send('/cart/items', { productId, quantity: 1 }).expect(201)
    expect(stripe.asked).to.eql([])
  })
})

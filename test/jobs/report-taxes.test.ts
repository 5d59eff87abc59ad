import { expect } from 'chai'
import type { Express } from 'express'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import type { Dependencies } from '../../src/dependencies.ts'
import { reportTaxes } from '../../src/jobs/report-taxes.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createCoupon, createProduct } from '../support/fixtures/catalogue.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShippingAddress } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { computeTaxes } from '../support/fixtures/taxes.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { openStripeTax, stripeTaxKey } from '../support/stripe-tax.ts'

describe('report-taxes', () => {
  let stripe: Awaited<ReturnType<typeof openStripeTax>>
  let store: Express
  let dependencies: Dependencies
  let shop: Shop & { ownerId: string }
  let shopper: Person

  before(async () => {
    stripe = await openStripeTax()
    const { db, databaseUrl } = service()
    const opened = await openApps(testConfig({ url: databaseUrl }, { STRIPE_URL: stripe.url }), db, 'store')
    store = opened.store
    dependencies = opened.dependencies
  })
  after(() => stripe.close())
  beforeEach(async () => {
    shopper = await createAccount()
    shop = await createShop({ currency: 'USD', country: 'US' })
    await computeTaxes(shop, { pricesIncludeTax: false })
    stripe.asked.length = 0
    stripe.transactions.length = 0
    await call('apps')
      .put('/api/v1/taxes/provider')
      .set(await createAppToken(shop, ['WRITE_STORE']))
      .send({ name: 'stripe', key: stripeTaxKey })
      .expect(200)
  })

  const run = () => reportTaxes.run({ db: service().db, dependencies, signal: new AbortController().signal })
  const send = (path: string, body: object) =>
    call('store', store).post(`/api/v1${path}`).set(shopper.as(shop)).send(body)
  const reports = () =>
    service().db('tax_reports').where({ shop_id: shop.id }).orderByRaw('refund_id nulls first')
  const makeDue = (values: object = {}) =>
    service()
      .db('tax_reports')
      .where({ shop_id: shop.id })
      .update({ ...values, next_at: new Date(0) })
  const pay = (id: string) =>
    service()
      .db('orders')
      .where({ id })
      .update({ status: 'paid', payment_status: 'paid', paid_at: new Date() })
  const refund = async (order_id: string, amount: number) => {
    const id = newId()
    await service().db('refunds').insert({ id, shop_id: shop.id, order_id, amount, state: 'succeeded' })
    return id
  }

  /** Places an order of two pieces at 100.00, in Los Angeles: 219.00 with the taxes. */
  async function place(): Promise<string> {
    const { id: productId } = await createProduct(shop, { price: 10_000, quantity: 9 })
    const at = { country: 'US', state: 'California', city: 'Los Angeles', postal_code: '90012' }
    const { id: shippingAddressId } = await createShippingAddress(shopper, at)
    const items = [{ productId, quantity: 2 }]
    return (await send('/orders', { items, shippingAddressId }).expect(201)).body.data._id
  }

  it('tells of an order once it is paid, and of its refunds, once each', async () => {
    const id = await place()
    await run()
    expect(stripe.transactions).to.eql([])
    await pay(id)
    const first = await refund(id, 5000)
    await run()
    await run()
    const second = await refund(id, 16_900)
    await run()
    const [sale, ...reversals] = stripe.transactions
    expect(sale).to.include({ reference: id, type: 'transaction', total: 21_900 })
    expect(reversals.map(({ reference, total, reverses }) => [reference, total, reverses])).to.eql([
      [first, -5000, sale!.id],
      [second, -16_900, sale!.id],
    ])
    expect((await reports()).map(({ state }) => state)).to.eql(['done', 'done', 'done'])
  })

  it('tells what a coupon has left of an order, after it was placed', async () => {
    const id = await place()
    const { code } = await createCoupon(shop)
    await send('/coupons/apply', { orderId: id, code }).expect(200)
    await pay(id)
    await run()
    const order = await service().db('orders').where({ id }).first('total')
    expect(order!.total).to.be.lessThan(21_900)
    expect(stripe.transactions.map(({ total }) => total)).to.eql([order!.total])
  })

  it('tells once what it had told when the process died, and later what nobody answered', async () => {
    const id = await place()
    await pay(id)
    stripe.failNext(/calculations/, { status: 500, body: { error: { type: 'api_error' } } })
    await run()
    await run()
    expect((await reports())[0]).to.include({ state: 'due', transaction_id: null })
    expect(stripe.transactions).to.eql([])
    await makeDue()
    await run()
    await makeDue({ state: 'due', transaction_id: null })
    await run()
    expect(stripe.transactions).to.have.length(1)
    expect((await reports())[0]).to.include({ state: 'done', transaction_id: stripe.transactions[0]!.id })
  })

  it('gives up what the provider refuses, with its refunds, and the merchant sees how many', async () => {
    const id = await place()
    await pay(id)
    await refund(id, 100)
    const refused = { error: { type: 'invalid_request_error', code: 'tax_calculation_expired' } }
    stripe.failNext(/create_from_calculation/, { status: 400, body: refused })
    await run()
    await run()
    const { body } = await call('apps')
      .get('/api/v1/taxes/provider')
      .set(await createAppToken(shop, ['WRITE_STORE']))
      .expect(200)
    expect(body.data.unreported).to.equal(2)
    expect((await reports()).map(({ failure }) => failure)).to.eql([
      '400 tax_calculation_expired',
      'its order was not reported',
    ])
  })
})

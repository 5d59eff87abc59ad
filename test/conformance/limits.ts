import { expect } from 'chai'
import { days } from '../../src/base/clock.ts'
import { contractOf } from '../../src/surfaces.ts'
import { createCoupon, createFood, createProduct } from '../support/fixtures/catalogue.ts'
import { unique } from '../support/fixtures/unique.ts'
import { resetClock } from '../support/payments.ts'
import * as renewals from '../support/renewals.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { newEmail } from '../support/sign-in.ts'
import { operations } from '../support/walk.ts'
import { apply, verify } from './provocations.ts'
import { askForCode, destination, failGrant, placeOrder, retryGrants } from './scenes.ts'
import { type Data, isRefused, succeeds } from './statements.ts'
import { client, digital, payments, store, stores } from './world.ts'

/** Limits: the table, row by row. */
export function limits(): void {
  it('retry-grants retries at most 25 orders in a call', async () => {
    for (let made = 0; made < 26; made++) await failGrant()
    const counts = [await retryGrants(), await retryGrants()].map(({ results }) => results.length)
    expect(counts).to.eql([25, 1])
  })
  it('the search of foods returns at most 30', async () => {
    const word = unique('waffle').replace('-', '')
    for (let made = 0; made < 31; made++)
      await createFood(stores.restaurant.shop, { name: `${word} ${made}` })
    const { foods } = await succeeds(stores.restaurant.app.get(`/foods/search?query=${word}`), 200)
    expect(foods).to.have.length(30)
  })
  it('the search of products returns all matches, without pagination', async () => {
    const word = unique('crayon')
    for (let made = 0; made < 35; made++) await createProduct(store.shop, { name: `${word} ${made}` })
    const data = await succeeds(store.app.get(`/products/search?query=${word}&page=2&limit=10`), 200)
    expect(data.products).to.have.length(35)
    expect(data).to.not.have.property('pagination')
  })
  it('a one-time code has six numeric digits', async () => {
    expect(await askForCode(store, newEmail())).to.match(/^\d{6}$/)
  })
  it('shippingCost is at least 0', async () => {
    const body = { ...(await destination(await placeOrder())), shippingCost: -0.01 }
    await isRefused(store.app.post('/shipping/shipments').send(body), [400, /shippingCost/])
    await succeeds(store.app.post('/shipping/shipments').send({ ...body, shippingCost: 0 }), 201)
  })
  for (const [name, refused] of Object.entries({ page: [0, -1, 'x'], limit: [0, -1, 'x'] })) {
    it(`${name} of the roles list is at least 1`, async () => {
      await succeeds(store.app.get(`/roles?${name}=1`), 200)
      for (const value of refused) {
        await isRefused(store.app.get(`/roles?${name}=${value}`), [400, new RegExp(name)])
      }
    })
  }

  describe('Auto-renew', () => {
    afterEach(resetClock)

    it('charges within 3 days before the pass ends, and extends it by 30 days', async () => {
      const pass = await renewals.createPass(payments)
      for (const [beforeEnd, ends] of [
        [3 * days + 60_000, 0],
        [3 * days - 60_000, 30],
      ] as const) {
        renewals.moveTo(pass, beforeEnd)
        await renewals.renew(payments)
        expect(Date.parse((await pass.row()).ends_at)).to.equal(pass.endsAt.getTime() + ends * days)
      }
    })
    it('switches off after 3 failed charges, and not before', async () => {
      const pass = await renewals.createPass(payments, { card: 'tok_renewal_declines' })
      const on: boolean[] = []
      for (const left of [3, 2, 1]) {
        renewals.moveTo(pass, left * days - (4 - left) * 1000)
        await renewals.renew(payments)
        on.push((await pass.row()).auto_renew)
      }
      expect(on).to.eql([true, true, false])
    })
  })

  describe('Request throttling', () => {
    const burst = 3
    let throttled: Awaited<ReturnType<typeof openApps<'store' | 'apps'>>>
    before(async () => {
      const settings = { THROTTLE_STORE_RATE: '1', THROTTLE_STORE_BURST: String(burst) }
      const config = testConfig({ url: service().databaseUrl }, settings)
      throttled = await openApps(config, service().db, 'store', 'apps')
    })
    const visit = (shop: { id: string }) =>
      call('store', throttled.store).get('/api/v1/banners').set('x-shop-id', shop.id)
    const exhaust = async (shop: { id: string }) => {
      const replies = []
      for (let made = 0; made < 3 * burst; made++) replies.push(await visit(shop))
      return replies
    }

    it('answers 429 "Too Many Requests" when a store is called too often', async () => {
      const refused = (await exhaust(store.shop)).find(({ status }) => status === 429)
      expect(refused?.body).to.include({ status: 429, success: false, message: 'Too Many Requests' })
    })
    it('says when to try again', async () => {
      const refused = (await exhaust(store.shop)).find(({ status }) => status === 429)
      expect(Number(refused?.headers['retry-after'])).to.be.at.least(1)
    })
    it('is per store: the calls of one leave the others alone', async () => {
      await exhaust(store.shop)
      await visit(digital.shop).expect(200)
    })
    it('applies to all endpoints, of the Apps API too', async () => {
      const unthrottled = operations.filter(({ surface, documented }) => {
        const { responses } = documented
        return surface !== 'console' && !responses[429]
      })
      expect(unthrottled.map(({ name }) => name)).to.eql([])
    })
  })

  describe('Coupons enforce, with values of their own,', () => {
    const couponOf = async (values: Data) => (await createCoupon(store.shop, values)).code
    it('a global usage limit', async () => {
      const code = await couponOf({ usage_limit: 2 })
      for (let used = 0; used < 2; used++) await succeeds(apply(code, await placeOrder()), 200)
      await isRefused(apply(code, await placeOrder()), [400, { code: 'coupon_used_up' }])
    })
    it('a per-user usage limit', async () => {
      const code = await couponOf({ per_user_limit: 2 })
      for (let used = 0; used < 2; used++) await succeeds(apply(code, await placeOrder()), 200)
      await isRefused(apply(code, await placeOrder()), [400, /2 time\(s\)/])
    })
    it('a minimum order amount', async () => {
      const code = await couponOf({ minimum_order_amount: 5001 })
      await isRefused(apply(code, await placeOrder()), [400, /50\.01/])
    })
    it('a start date', async () => {
      const code = await couponOf({ starts_at: new Date(Date.now() + 1 * days) })
      await isRefused(verify(code), [400, { code: 'coupon_not_started' }])
    })
    it('an end date', async () => {
      const code = await couponOf({ ends_at: new Date(Date.now() - 1 * days) })
      await isRefused(verify(code), [400, 'Coupon has expired'])
    })
  })
}

/** Versioning. */
export function versioning(): void {
  for (const surface of ['store', 'apps'] as const) {
    it(`every endpoint of the ${surface} contract lives under /api/v1`, () => {
      const { servers } = contractOf(surface) as { servers: { url: string }[] }
      for (const { url } of servers) expect(url).to.match(/\/api\/v1$/)
      expect(servers).to.not.be.empty
    })
    it(`no endpoint of the ${surface} contract answers without it`, async () => {
      const anybody = client(surface)
      for (const { route } of operations.filter((one) => one.surface === surface).slice(0, 20)) {
        const path = route.path.replace(/\{.+?\}/g, 'x')
        const { body } = await call(surface)[route.method](path)
        expect(body.code, path).to.equal('path_not_found')
      }
      expect((await anybody.get('/no-such-path')).body.code).to.equal('path_not_found')
    })
  }
  it('the digital-products part of the Apps API carries the interface version 1.0.0', () => {
    const { tags } = contractOf('apps') as Data
    const part = tags.find(({ name }: Data) => name === 'digital-access')
    expect(part.description).to.include('Interface version 1.0.0')
  })
}

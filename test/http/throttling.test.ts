import { gzipSync } from 'node:zlib'
import { expect } from 'chai'
import { clock } from '../../src/base/clock.ts'
import { ensureDocs } from '../support/docs.ts'
import { createCoupon } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, createGuest } from '../support/fixtures/people.ts'
import { createBlog } from '../support/fixtures/posts.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { newEmail } from '../support/sign-in.ts'

describe('The calls of one address', () => {
  const open = (settings: Record<string, string>) =>
    openApps(
      testConfig({ url: service().databaseUrl }, { TRUST_PROXY: 'loopback', ...settings }),
      service().db,
      'store',
    )
  type Store = Awaited<ReturnType<typeof open>>['store']

  const read = (store: Store, from: string, path: string, shop?: { id: string }) =>
    call('store', store)
      .get(path)
      .set({ 'x-forwarded-for': from, ...(shop && { 'x-shop-id': shop.id }) })
  async function statuses(times: number, make: () => ReturnType<typeof read>): Promise<number[]> {
    const found = []
    for (let i = 0; i < times; i++) found.push((await make()).status)
    return found
  }

  /** Returns a function that gives one address after the other. */
  function addresses(network: string, first: number): () => string {
    let next = first
    return () => {
      next += 1
      return `${network}${next}`
    }
  }

  describe('at a store', () => {
    let store: Store
    let shop: { id: string }
    before(async () => {
      ;({ store } = await open({
        THROTTLE_STORE_RATE: '1',
        THROTTLE_STORE_BURST: '20',
        THROTTLE_ADDRESS_RATE: '1',
        THROTTLE_ADDRESS_BURST: '5',
      }))
    })
    beforeEach(async () => {
      shop = await createShop()
    })
    const visit = (from: string, at = shop) => read(store, from, '/api/v1/banners', at)

    it('cannot use up the allowance of the store', async () => {
      const flood = []
      for (let i = 0; i < 60; i++) flood.push(await visit('203.0.113.9'))
      expect(flood.slice(0, 5).map(({ status }) => status)).to.eql([200, 200, 200, 200, 200])
      // One more is let through for each second that the flood lasts.
      const refused = flood.filter(({ status }) => status === 429)
      expect(refused).to.have.length.at.least(30)
      const { headers } = refused.at(-1)!
      expect(Number(headers['retry-after'])).to.equal(1)
      expect(headers).to.include({ 'ratelimit-limit': '5', 'ratelimit-remaining': '0' })
      expect(await statuses(4, () => visit('203.0.113.10'))).to.eql([200, 200, 200, 200])
    })

    it('grow little with what their owner has: a /56 may twice, and a /48 three times as much', async () => {
      const { now } = clock
      const still = now()
      clock.now = () => still
      try {
        const allowed = async (from: string[]) => {
          const replies = []
          for (const ip of from) replies.push(await visit(ip))
          return replies.filter(({ status }) => status === 200).length
        }
        const each = (make: (n: string) => string) =>
          Array.from({ length: 16 }, (_, n) => make(n.toString(16)))
        expect(await allowed(each((n) => `2001:db8:3:a${n}::1`))).to.equal(10)
        expect(await allowed(each((n) => `2001:db8:3:${n}00::1`))).to.equal(5)
        expect(await allowed(['2001:db8:4::1'])).to.equal(1)
      } finally {
        clock.now = now
      }
    })

    it('count once more for each 256 kB of their replies', async () => {
      const { id } = await createBlog(shop, { content: 'x'.repeat(600 * 1024) })
      const shown = () => read(store, '203.0.113.14', `/api/v1/blogs/${id}`, shop)
      const { now } = clock
      const still = now()
      clock.now = () => still
      try {
        await shown().expect(200)
        const { headers } = await shown().expect(200)
        expect(headers['ratelimit-remaining']).to.equal('1')
        const refused = await visit('203.0.113.14').expect(429)
        expect(refused.headers).to.include({ 'ratelimit-remaining': '0', 'retry-after': '2' })
        await visit('203.0.113.15').expect(200)
      } finally {
        clock.now = now
      }
    })

    for (const [kind, begin, status] of [
      ['a body', '{"code":"NONE","more":"', 404],
      ['a body that is no JSON', '{"code":', 400],
    ] as const)
      it(`count once more for each 32 kB of ${kind}, as it is unpacked, and not for their store`, async () => {
        const from = `203.0.113.${status - 300}`
        const body = gzipSync(`${begin}${'x'.repeat(900 * 1024)}"}`)
        const reply = await call('store', store)
          .post('/api/v1/coupons/verify')
          .set({ 'x-forwarded-for': from, 'x-shop-id': shop.id, 'content-encoding': 'gzip' })
          .type('json')
          .serialize((bytes) => bytes)
          .send(body)
        expect(reply.status).to.equal(status)
        expect(body.length).to.be.below(2048)
        await visit(from).expect(429)
        await visit(`192.0.2.${status - 300}`).expect(200)
      })

    it('leave those at another store alone', async () => {
      await statuses(10, () => visit('203.0.113.11'))
      await visit('203.0.113.11', await createShop()).expect(200)
    })

    it('are those of all addresses of an IPv6 network', async () => {
      const inNetwork = addresses('2001:db8:1:2::', 0)
      const flood = await statuses(12, () => visit(inNetwork()))
      expect(flood.at(-1)).to.equal(429)
      await visit('2001:db8:1:3::1').expect(200)
    })

    it('count where the API is described too, and what is served is made once', async () => {
      ensureDocs()
      const paths = ['/openapi.json', '/openapi.yaml', '/docs/errors.html', '/docs/portal.css']
      for (const [index, path] of paths.entries()) {
        const from = `198.51.100.${index}`
        const first = await read(store, from, path).set('accept-encoding', 'gzip').expect(200)
        expect(first.headers['content-encoding'], path).to.equal('gzip')
        await read(store, from, path).set('if-none-match', first.headers.etag!).expect(304)
        const plain = await read(store, from, path).set('accept-encoding', 'identity').expect(200)
        expect(plain.headers, path).to.not.include.keys('content-encoding')
        const replies = []
        for (let i = 0; i < 6; i++) replies.push(await read(store, from, path))
        const refused = replies.find(({ status }) => status === 429)
        expect(refused?.body, path).to.include({ success: false, code: 'too_many_requests' })
      }
    })
  })

  it('that start guest sessions count like those that sign in', async () => {
    const { store } = await open({ THROTTLE_SIGN_IN: '3' })
    const start = (from: string) =>
      call('store', store).post('/api/v1/auth/ghost').set('x-forwarded-for', from)
    expect(await statuses(4, () => start('203.0.113.12'))).to.eql([201, 201, 201, 429])
    const inNetwork = addresses('2001:db8:1:4::', 0)
    expect(await statuses(4, () => start(inNetwork()))).to.eql([201, 201, 201, 429])
  })

  it('are told how many are left of the count that is nearest to its end', async () => {
    const { store } = await open({
      THROTTLE_SIGN_IN: '3',
      THROTTLE_TRACKING: '1',
      THROTTLE_ADDRESS_RATE: '1',
      THROTTLE_ADDRESS_BURST: '50',
    })
    const shop = await createShop()
    const left = async (path: string, body: object, from = '203.0.113.13') => {
      const sent = call('store', store).post(`/api/v1${path}`).set('x-shop-id', shop.id)
      const { headers } = await sent.set('x-forwarded-for', from).send(body)
      return [headers['ratelimit-limit'], headers['ratelimit-remaining']]
    }
    for (const remaining of ['2', '1', '0']) expect(await left('/auth/ghost', {})).to.eql(['3', remaining])
    const wanted = { orderId: 1001, email: newEmail() }
    expect(await left('/orders/track', wanted, '203.0.113.14')).to.eql(['1', '0'])
    const { headers } = await read(store, '203.0.113.13', '/api/v1/banners', shop)
    expect(headers).to.include({ 'ratelimit-limit': '50' })
  })

  it('that try codes of coupons count at each store while there is no such coupon', async () => {
    const { store } = await open({ THROTTLE_COUPONS: '4' })
    const [shop, other] = [await createShop(), await createShop()]
    const { code } = await createCoupon(shop)
    const attempt = (text: string, from: string, at = shop) =>
      call('store', store)
        .post('/api/v1/coupons/verify')
        .set({ 'x-shop-id': at.id, 'x-forwarded-for': from })
        .send({ code: text })
    const { code: expired } = await createCoupon(shop, { ends_at: new Date(1) })
    const { code: off } = await createCoupon(shop, { active: false })
    expect(await statuses(6, () => attempt(expired, '203.0.113.30'))).to.eql(Array(6).fill(400))
    expect(await statuses(6, () => attempt(off, '203.0.113.30'))).to.eql(Array(6).fill(404))
    expect(await statuses(6, () => attempt(code, '203.0.113.30'))).to.eql(Array(6).fill(200))
    const replies = await Promise.all(Array.from({ length: 8 }, async () => attempt('NONE', '203.0.113.30')))
    expect(replies.filter(({ status }) => status === 404)).to.have.length(4)
    const { body } = await attempt(code, '203.0.113.30').expect(429)
    expect(body.code).to.equal('too_many_requests')
    expect(await statuses(1, () => attempt(code, '203.0.113.31'))).to.eql([200])
    expect(await statuses(1, () => attempt('NONE', '203.0.113.30', other))).to.eql([404])
    const inNetwork = addresses('2001:db8:1:5::', 0)
    expect(await statuses(5, () => attempt('NONE', inNetwork()))).to.eql([404, 404, 404, 404, 429])
  })

  it('that apply codes to orders count with those that verify them, where the code does not exist', async () => {
    const { store } = await open({ THROTTLE_COUPONS: '2' })
    const [shop, shopper] = [await createShop(), await createGuest()]
    const { id: orderId } = await createOrder(shop, shopper)
    const [{ code }, { code: off }] = [await createCoupon(shop), await createCoupon(shop, { active: false })]
    const attempt = (text: string, how = 'apply') =>
      call('store', store)
        .post(`/api/v1/coupons/${how}`)
        .set({ ...shopper.as(shop), 'x-forwarded-for': '203.0.113.32' })
        .send({ orderId, code: text })
    expect(await statuses(3, () => attempt(off))).to.eql([404, 404, 404])
    expect(await statuses(1, () => attempt('NONE'))).to.eql([404])
    expect(await statuses(1, () => attempt('NONE', 'verify'))).to.eql([404])
    expect(await statuses(1, () => attempt(code))).to.eql([429])
  })

  it('that try codes of coupons as guests keep no account there from its own, and each account may try some', async () => {
    const { store } = await open({ THROTTLE_COUPONS: '40' })
    const [shop, ada, bob] = [await createShop(), await createAccount(), await createAccount()]
    const { code } = await createCoupon(shop)
    const attempt = (text: string, who: object = { 'x-shop-id': shop.id }, from = '203.0.113.33') =>
      call('store', store)
        .post('/api/v1/coupons/verify')
        .set({ ...who, 'x-forwarded-for': from })
        .send({ code: text })
    const [asAda, asBob] = [ada.as(shop), bob.as(shop)]
    await Promise.all(Array.from({ length: 40 }, async () => attempt('NONE')))
    expect(await statuses(1, () => attempt(code))).to.eql([429])
    expect(await statuses(1, () => attempt(code, asAda))).to.eql([200])
    expect(await statuses(3, () => attempt('NONE', asAda))).to.eql([404, 404, 429])
    expect(await statuses(1, () => attempt(code, asAda, '203.0.113.34'))).to.eql([429])
    expect(await statuses(1, () => attempt(code, asBob))).to.eql([200])
  })

  it('that look for orders count by e-mail address and address: 20 an hour for both, 200 for either', async () => {
    const { store } = await open({ THROTTLE_TRACKING: '2' })
    const shop = await createShop()
    const look = (email: string, from: string) =>
      call('store', store)
        .post('/api/v1/orders/track')
        .set({ 'x-shop-id': shop.id, 'x-forwarded-for': from })
        .send({ orderId: 1001, email })
    const email = newEmail()
    expect(await statuses(3, () => look(email, '203.0.113.20'))).to.eql([404, 404, 429])
    const { headers } = await look(email.toUpperCase(), '203.0.113.20').expect(429)
    expect(Number(headers['retry-after'])).to.be.within(1700, 1800)
    // A stranger who asks for somebody's orders keeps them from nothing.
    expect(await statuses(2, () => look(email, '203.0.113.21'))).to.eql([404, 404])
    const many = await statuses(25, () => look(newEmail(), '203.0.113.22'))
    expect(many.filter((status) => status === 404)).to.have.length(20)
    const elsewhere = addresses('203.0.113.', 30)
    const everywhere = await statuses(25, () => look(email, elsewhere()))
    expect(everywhere.filter((status) => status === 404)).to.have.length(16)
  })
})

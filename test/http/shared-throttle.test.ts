import { expect } from 'chai'
import { createShop } from '../support/fixtures/shops.ts'
import { openTestRedis, type TestRedis } from '../support/redis.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'

describe('Throttling with REDIS_URL', () => {
  const burst = 30
  let redis: TestRedis
  let instances: Awaited<ReturnType<typeof openApps<'store'>>>[]

  before(async () => {
    redis = await openTestRedis()
    const settings = {
      REDIS_URL: redis.url,
      THROTTLE_STORE_RATE: '1',
      THROTTLE_STORE_BURST: String(burst),
      THROTTLE_SIGN_IN: '10',
    }
    const open = () => openApps(testConfig({ url: service().databaseUrl }, settings), service().db, 'store')
    instances = [await open(), await open()]
  })
  after(async () => {
    for (const { dependencies } of instances) dependencies.buckets!.close()
    await redis.close()
  })

  const read = (instance: number, shop: { id: string }) =>
    call('store', instances[instance]!.store).get('/api/v1/products').set('x-shop-id', shop.id)

  it('gives a store one allowance in two processes, and reports the rest in both', async () => {
    const shop = await createShop()
    const from = performance.now()
    const first = await read(0, shop).expect(200)
    const second = await read(1, shop).expect(200)
    const refilledAt = Math.ceil((performance.now() - from) / 1000)
    expect(Number(first.headers['ratelimit-remaining'])).to.be.within(burst - 2, burst - 1)
    expect(Number(second.headers['ratelimit-remaining'])).to.be.within(burst - 3, burst - 3 + refilledAt)
    const startedAt = performance.now()
    const replies = await Promise.all(Array.from({ length: 80 }, (_, i) => read(i % 2, shop)))
    const answered = replies.filter(({ status }) => status === 200)
    const refilled = (performance.now() - startedAt) / 1000
    expect(answered.length).to.be.within(burst - 2, burst + Math.ceil(refilled))
    const refused = replies.find(({ status }) => status === 429)!
    expect(refused.body).to.include({ success: false, code: 'too_many_requests' })
    expect(refused.headers).to.include({ 'ratelimit-limit': String(burst), 'ratelimit-remaining': '0' })
    expect(Number(refused.headers['retry-after'])).to.equal(1)
    await read(0, await createShop()).expect(200)
  })

  it('counts sign-in calls of an address in two processes together', async () => {
    const statuses = []
    const startedAt = performance.now()
    for (let i = 0; i < 14; i++) {
      const { status } = await call('store', instances[i % 2]!.store)
        .post('/api/v1/auth/verify')
        .send({ email: 'nobody@example.com', otp: '123456' })
      statuses.push(status)
    }
    const refilled = Math.ceil((performance.now() - startedAt) / 6000)
    expect(statuses.filter((status) => status === 404).length).to.be.within(10, 10 + refilled)
    expect(statuses.at(-1)).to.equal(429)
  })

  it('answers every call while Redis goes down and comes back, and then counts together again', async () => {
    const shop = await createShop()
    const statuses = new Set<number>()
    const several = async (calls: number) => {
      for (let i = 0; i < calls; i++) statuses.add((await read(i % 2, shop)).status)
    }
    await several(4)
    await redis.goAway()
    await several(20)
    expect([...statuses]).to.eql([200])
    await redis.comeBack()
    const deadline = performance.now() + 110_000
    for (;;) {
      // A call that one process counts is gone from the other's allowance too.
      const spent = await Promise.all(Array.from({ length: burst }, () => read(0, shop)))
      if (spent.some(({ status }) => status === 429) && (await read(1, shop)).status === 429) break
      expect(performance.now(), 'the processes count together again').to.be.below(deadline)
    }
  })
})

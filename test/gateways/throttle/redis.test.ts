import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { pino } from 'pino'
import { redisBuckets, type SharedBuckets } from '../../../src/gateways/throttle/redis.ts'
import { unique } from '../../support/fixtures/unique.ts'
import { openTestRedis, type TestRedis } from '../../support/redis.ts'
import { sampledTest } from '../../support/sample.ts'
import { until } from '../../support/until.ts'

describe('redisBuckets', () => {
  /** At this rate nothing is refilled while a test runs. */
  const trickle = { rate: 0.001, burst: 5 }
  let redis: TestRedis
  let opened: SharedBuckets[] = []
  let lines: { level: number; msg: string; reason?: string }[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const openBuckets = (url = redis.url, patience = 2_000) => {
    const buckets = redisBuckets({ url, log, patience, pause: 200 })
    opened.push(buckets)
    return buckets
  }
  const take = (buckets: SharedBuckets, key: string, allowance = trickle) =>
    buckets.take([{ key, ...allowance }])
  const warnings = () => lines.filter(({ level }) => level >= 40)

  before(async () => {
    redis = await openTestRedis()
  })
  beforeEach(() => {
    lines = []
  })
  afterEach(() => {
    for (const buckets of opened) buckets.close()
    opened = []
  })
  after(() => redis.close())

  it('counts down from the burst and then allows nothing', async () => {
    const [buckets, key] = [openBuckets(), unique('key')]
    const taken = []
    for (let i = 0; i < 7; i++) taken.push(await take(buckets, key))
    expect(taken.map((one) => one?.allowed)).to.eql([true, true, true, true, true, false, false])
    expect(taken.map((one) => Math.floor(one!.tokens[0]!))).to.eql([4, 3, 2, 1, 0, 0, 0])
  })

  sampledTest(
    'gives several connections one allowance, of which 200 parallel calls use exactly the burst',
    async () => {
      const [one, other, key] = [openBuckets(), openBuckets(), unique('key')]
      const allowance = { rate: 0.001, burst: 50 }
      const calls = Array.from({ length: 200 }, (_, i) => take(i % 2 ? one : other, key, allowance))
      const taken = await Promise.all(calls)
      expect(taken.filter((each) => each?.allowed)).to.have.length(50)
      expect(taken).not.to.include(null)
    },
  )

  it('counts each key separately', async () => {
    const buckets = openBuckets()
    for (const key of [unique('a'), unique('b')]) {
      expect((await take(buckets, key, { rate: 0.001, burst: 1 }))?.allowed).to.equal(true)
    }
  })

  it('takes out of both buckets of a call or out of none', async () => {
    const [buckets, narrow, wide] = [openBuckets(), unique('narrow'), unique('wide')]
    const both = [
      { key: narrow, rate: 0.001, burst: 1 },
      { key: wide, rate: 0.001, burst: 5 },
    ]
    const taken = []
    for (let i = 0; i < 3; i++) taken.push(await buckets.take(both))
    expect(taken.map((one) => one?.allowed)).to.eql([true, false, false])
    expect(taken.map((one) => one?.tokens.map(Math.floor))).to.eql([
      [0, 4],
      [0, 4],
      [0, 4],
    ])
  })

  it('says what remains in each of seven buckets, also of a call that it refuses', async () => {
    const [buckets, key] = [openBuckets(), unique('key')]
    const seven = [9, 8, 7, 6, 5, 4, 1].map((burst) => ({ key: `${key}-${burst}`, rate: 0.001, burst }))
    const left = [8, 7, 6, 5, 4, 3, 0]
    for (const allowed of [true, false]) {
      const taken = await buckets.take(seven)
      expect(taken?.allowed).to.equal(allowed)
      expect(taken?.tokens.map(Math.floor)).to.eql(left)
    }
  })

  it('takes a debt out of buckets that hold less, which then allow nothing, and gives it back', async () => {
    const [buckets, one, other] = [openBuckets(), unique('one'), unique('other')]
    const both = [one, other].map((key) => ({ key, ...trickle }))
    await take(buckets, one)
    expect((await buckets.take(both, 7))?.tokens.map(Math.round)).to.eql([-3, -2])
    const taken = await buckets.take(both)
    expect(taken?.allowed).to.equal(false)
    expect(taken?.tokens.map(Math.round)).to.eql([-3, -2])
    expect((await buckets.take(both, -7))?.tokens.map(Math.round)).to.eql([4, 5])
  })

  it('holds no more than it can where more is given back', async () => {
    const [buckets, key] = [openBuckets(), unique('key')]
    expect((await buckets.take([{ key, ...trickle }], -3))?.tokens).to.eql([trickle.burst])
  })

  it('refills at the rate', async () => {
    const [buckets, key] = [openBuckets(), unique('key')]
    const allowance = { rate: 20, burst: 2 }
    const startedAt = performance.now()
    const allowed = []
    while (allowed.length < 6) {
      const taken = await take(buckets, key, allowance)
      if (taken?.allowed) allowed.push(performance.now() - startedAt)
    }
    // Two at once, and then one each 50 ms.
    expect(allowed[5]).to.be.within(195, 20_000)
  })

  it('is full again after the expected time, and no fuller', async () => {
    const [buckets, key] = [openBuckets(), unique('key')]
    const allowance = { rate: 50, burst: 1 }
    expect(await take(buckets, key, allowance)).to.eql({ allowed: true, tokens: [0] })
    await sleep(50)
    expect(await take(buckets, key, allowance)).to.eql({ allowed: true, tokens: [0] })
  })

  it('returns at once while Redis is down, logs it once, and recovers by itself', async () => {
    const [buckets, key] = [openBuckets(), unique('key')]
    expect(await take(buckets, key)).not.to.equal(null)
    for (let outage = 0; outage < 2; outage++) {
      lines = []
      await redis.goAway()
      const startedAt = performance.now()
      for (let i = 0; i < 20; i++) expect(await take(buckets, key)).to.equal(null)
      expect(performance.now() - startedAt, 'twenty that wait take 40 s').to.be.below(20_000)
      expect(warnings()).to.have.length(1)
      await redis.comeBack()
      await back(buckets, key)
      expect(lines.map(({ msg }) => msg)).to.eql([
        'Redis is unavailable: each process throttles on its own',
        'Redis is available again: processes throttle together',
      ])
    }
  })

  it('waits a tenth of a second for a Redis that hangs, then no call waits', async () => {
    const [buckets, key] = [openBuckets(redis.url, 100), unique('key')]
    await back(buckets, key)
    lines = []
    redis.stall()
    const startedAt = performance.now()
    const first = await Promise.all(Array.from({ length: 50 }, () => take(buckets, key)))
    expect(first.every((taken) => taken === null)).to.equal(true)
    expect(performance.now() - startedAt).to.be.within(90, 60_000)
    const again = performance.now()
    for (let i = 0; i < 1_000; i++) expect(await take(buckets, key)).to.equal(null)
    expect(performance.now() - again, 'a thousand that wait take 100 s').to.be.below(60_000)
    expect(warnings()).to.have.length(1)
    await redis.goAway()
    await redis.comeBack()
    await back(buckets, key)
  })

  it('leaves a Redis that a failover has made a replica, and counts at the one that its name stands for now', async () => {
    const [buckets, key] = [openBuckets(), unique('key')]
    await back(buckets, key)
    lines = []
    redis.demote()
    const refused = await Promise.all(Array.from({ length: 20 }, () => take(buckets, key)))
    expect(refused.every((taken) => taken === null)).to.equal(true)
    await back(buckets, key)
    expect(lines.map(({ msg }) => msg)).to.eql([
      'Redis is unavailable: each process throttles on its own',
      'Redis is available again: processes throttle together',
    ])
    expect(warnings()[0]?.reason).to.match(/READONLY/)
  })

  it('lets the process count when Redis was never there, and does not log its password', async () => {
    const silent = await openTestRedis()
    await silent.close()
    const url = new URL(silent.url)
    url.password = 'hunter2'
    const buckets = openBuckets(url.href)
    expect(await take(buckets, 'key')).to.equal(null)
    expect(warnings()[0]?.reason).to.match(/ECONNREFUSED/)
    expect(JSON.stringify(lines)).not.to.include('hunter2')
  })

  it('does not log a password that Redis refuses', async () => {
    const url = new URL(redis.url)
    url.username = 'nobody-of-this-name'
    url.password = 'hunter2'
    const buckets = openBuckets(url.href)
    expect(await take(buckets, 'key')).to.equal(null)
    expect(warnings()).to.have.length(1)
    expect(JSON.stringify(lines)).not.to.include('hunter2')
  })

  async function back(buckets: SharedBuckets, key: string): Promise<void> {
    await until('Redis to be asked again', () => take(buckets, key))
  }
})

import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect } from 'chai'
import { clock } from '../../src/base/clock.ts'
import { Refusal } from '../../src/base/errors.ts'
import type { Allowance, Claim } from '../../src/gateways/throttle/redis.ts'
import { Throttle } from '../../src/http/throttle.ts'

describe('Throttle', () => {
  const realNow = clock.now
  let now = 0
  beforeEach(() => {
    now = 1_000_000
    clock.now = () => new Date(now)
  })
  afterEach(() => {
    clock.now = realNow
  })

  const reply = () => new ServerResponse(new IncomingMessage(new Socket()))
  const opened = new WeakMap<Throttle, Allowance>()
  const open = (allowance: Allowance) => {
    const throttle = new Throttle()
    opened.set(throttle, allowance)
    return throttle
  }
  const take = async (throttle: Throttle, key = 'a', ...others: Claim[]) => {
    const res = reply()
    try {
      await throttle.take(res, { key, ...opened.get(throttle)! }, ...others)
      return { allowed: true, headers: res.getHeaders() }
    } catch (error) {
      expect(error).to.be.instanceOf(Refusal).with.property('refusal', 'tooManyRequests')
      return { allowed: false, headers: res.getHeaders() }
    }
  }

  const allowed = async (throttle: Throttle, ...keys: string[]) => {
    const all = []
    for (const key of keys) all.push((await take(throttle, key)).allowed)
    return all
  }

  it('allows a burst, then refuses and says when to retry', async () => {
    const throttle = open({ rate: 2, burst: 3 })
    expect(await allowed(throttle, 'a', 'a', 'a')).to.eql([true, true, true])
    const { headers } = await take(throttle)
    expect(await allowed(throttle, 'a')).to.eql([false])
    expect(headers).to.include({
      'ratelimit-limit': 3,
      'ratelimit-remaining': 0,
      'ratelimit-reset': 2,
      'retry-after': 1,
    })
  })

  it('refills at its rate, never above the burst', async () => {
    const throttle = open({ rate: 2, burst: 3 })
    await allowed(throttle, 'a', 'a', 'a', 'a')
    now += 500
    expect(await allowed(throttle, 'a', 'a')).to.eql([true, false])
    now += 3_600_000
    expect(await allowed(throttle, 'a', 'a', 'a', 'a')).to.eql([true, true, true, false])
  })

  it('counts each key separately', async () => {
    const throttle = open({ rate: 1, burst: 1 })
    expect(await allowed(throttle, 'a', 'a', 'b')).to.eql([true, false, true])
  })

  it('takes out of both buckets of a call or out of none, and tells of the nearer end', async () => {
    const throttle = open({ rate: 1, burst: 2 })
    const store = { key: 'store', rate: 5, burst: 10 }
    const replies = []
    for (let i = 0; i < 5; i++) replies.push(await take(throttle, 'caller', store))
    expect(replies.map((one) => one.allowed)).to.eql([true, true, false, false, false])
    expect(replies[4]!.headers).to.include({
      'ratelimit-limit': 2,
      'ratelimit-remaining': 0,
      'retry-after': 1,
    })
    const { headers } = await take(throttle, 'somebody else', store)
    expect(headers).to.include({ 'ratelimit-limit': 2, 'ratelimit-remaining': 1 })
    for (const key of ['a', 'b', 'c']) await allowed(throttle, key)
    expect((await take(throttle, 'yet another', { ...store, burst: 7 })).headers).to.include({
      'ratelimit-remaining': 1,
    })
  })

  it('lets a bucket owe what is charged afterwards, and refuses calls until it is refilled', async () => {
    const throttle = open({ rate: 2, burst: 3 })
    await throttle.charge(10, { key: 'a', rate: 2, burst: 3 }, { key: 'off', rate: 0, burst: 0 })
    const refused = await take(throttle)
    expect(refused.allowed).to.equal(false)
    expect(refused.headers).to.include({
      'ratelimit-remaining': 0,
      'ratelimit-reset': 5,
      'retry-after': 4,
    })
    now += 3_500
    expect(await allowed(throttle, 'a')).to.eql([false])
    now += 500
    expect(await allowed(throttle, 'a', 'a', 'b')).to.eql([true, false, true])
  })

  it('takes nothing away where the clock goes back', async () => {
    const throttle = open({ rate: 2, burst: 3 })
    expect(await allowed(throttle, 'a')).to.eql([true])
    now -= 60_000
    expect(await allowed(throttle, 'a', 'a', 'a')).to.eql([true, true, false])
  })

  it('charges the buckets that processes share, where they answer', async () => {
    const charged: unknown[] = []
    let isThere = true
    const throttle = new Throttle({
      async take(claims, debt) {
        charged.push([claims.map(({ key }) => key), debt])
        return isThere ? { allowed: true, tokens: claims.map(() => 1) } : null
      },
      close() {},
    })
    opened.set(throttle, { rate: 2, burst: 3 })
    const charge = () =>
      throttle.charge(10, { key: 'a', rate: 2, burst: 3 }, { key: 'off', rate: 0, burst: 0 })
    await charge()
    expect(charged).to.eql([[['a'], 10]])
    isThere = false
    expect(await allowed(throttle, 'a')).to.eql([true])
    await charge()
    expect(await allowed(throttle, 'a')).to.eql([false])
  })

  it('is off with a rate of 0', async () => {
    const throttle = open({ rate: 0, burst: 0 })
    const { allowed, headers } = await take(throttle)
    expect(allowed).to.equal(true)
    expect(headers).to.eql({})
  })
})

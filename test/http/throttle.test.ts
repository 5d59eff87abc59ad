import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect } from 'chai'
import { clock } from '../../src/clock.ts'
import { Refusal } from '../../src/errors.ts'
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
  const take = async (throttle: Throttle, key = 'a') => {
    const res = reply()
    try {
      await throttle.take(key, res)
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
    const throttle = new Throttle({ rate: 2, burst: 3 })
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
    const throttle = new Throttle({ rate: 2, burst: 3 })
    await allowed(throttle, 'a', 'a', 'a', 'a')
    now += 500
    expect(await allowed(throttle, 'a', 'a')).to.eql([true, false])
    now += 3_600_000
    expect(await allowed(throttle, 'a', 'a', 'a', 'a')).to.eql([true, true, true, false])
  })

  it('counts each key separately', async () => {
    const throttle = new Throttle({ rate: 1, burst: 1 })
    expect(await allowed(throttle, 'a', 'a', 'b')).to.eql([true, false, true])
  })

  it('deletes full buckets when there are very many, and no others', async () => {
    const throttle = new Throttle({ rate: 1, burst: 2 })
    for (let i = 0; i < 10_000; i++) await take(throttle, `early ${i}`)
    now += 1500
    await allowed(throttle, 'busy', 'busy')
    for (let i = 0; i < 10_000; i++) await take(throttle, `late ${i}`)
    expect(await allowed(throttle, 'busy')).to.eql([false])
  })

  it('is off with a rate of 0', async () => {
    const throttle = new Throttle({ rate: 0, burst: 0 })
    const { allowed, headers } = await take(throttle)
    expect(allowed).to.equal(true)
    expect(headers).to.eql({})
  })
})

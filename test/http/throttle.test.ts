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
  const take = (throttle: Throttle, key = 'a') => {
    const res = reply()
    try {
      throttle.take(key, res)
      return { allowed: true, headers: res.getHeaders() }
    } catch (error) {
      expect(error).to.be.instanceOf(Refusal).with.property('refusal', 'tooManyRequests')
      return { allowed: false, headers: res.getHeaders() }
    }
  }

  it('allows a burst, then refuses and says when to come back', () => {
    const throttle = new Throttle({ rate: 2, burst: 3 })
    expect([1, 2, 3].map(() => take(throttle).allowed)).to.eql([true, true, true])
    const { allowed, headers } = take(throttle)
    expect(allowed).to.equal(false)
    expect(headers).to.include({
      'ratelimit-limit': 3,
      'ratelimit-remaining': 0,
      'ratelimit-reset': 2,
      'retry-after': 1,
    })
  })

  it('fills up again at its rate, never above the burst', () => {
    const throttle = new Throttle({ rate: 2, burst: 3 })
    for (let i = 0; i < 4; i++) take(throttle)
    now += 500
    expect([take(throttle).allowed, take(throttle).allowed]).to.eql([true, false])
    now += 3_600_000
    expect([1, 2, 3, 4].map(() => take(throttle).allowed)).to.eql([true, true, true, false])
  })

  it('counts each key for itself', () => {
    const throttle = new Throttle({ rate: 1, burst: 1 })
    expect([take(throttle, 'a').allowed, take(throttle, 'a').allowed, take(throttle, 'b').allowed]).to.eql([
      true,
      false,
      true,
    ])
  })

  it('forgets full buckets when there are very many, and no others', () => {
    const throttle = new Throttle({ rate: 1, burst: 2 })
    for (let i = 0; i < 10_000; i++) take(throttle, `early ${i}`)
    now += 1500
    take(throttle, 'busy')
    take(throttle, 'busy')
    for (let i = 0; i < 10_000; i++) take(throttle, `late ${i}`)
    expect(take(throttle, 'busy').allowed).to.equal(false)
  })

  it('is off with a rate of 0', () => {
    const throttle = new Throttle({ rate: 0, burst: 0 })
    const { allowed, headers } = take(throttle)
    expect(allowed).to.equal(true)
    expect(headers).to.eql({})
  })
})

import { expect } from 'chai'
import { hours, minutes, seconds } from '../../src/base/clock.ts'
import { delays, judge, retryDelay } from '../../src/events/retry.ts'

describe('retryDelay', () => {
  it('schedules the attempts at 0, 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h', () => {
    const figures = [5 * seconds, 5 * minutes, 30 * minutes, 2 * hours, 5 * hours, 10 * hours, 10 * hours]
    expect(delays).to.deep.equal(figures)
  })

  it('spreads the delays by 20 % either way', () => {
    const drawn = Array.from({ length: 500 }, () => retryDelay(2)!)
    expect(Math.min(...drawn)).to.be.within(240 * seconds, 252 * seconds)
    expect(Math.max(...drawn)).to.be.within(348 * seconds, 360 * seconds)
  })
})

describe('judge', () => {
  const outcome = { status: 500, error: null, durationMs: 1, response: '', retryAfter: null }
  const minute = () => 1 * minutes

  it('counts 2xx alone as delivered', () => {
    for (const status of [200, 201, 204, 299]) {
      expect(judge({ ...outcome, status }, 1, minute)).to.deep.equal({ state: 'delivered' })
    }
    for (const status of [301, 304, 400, 404, 429, 500, 503, null]) {
      expect(judge({ ...outcome, status }, 1, minute)).to.deep.equal({ state: 'pending', waits: 1 * minutes })
    }
  })

  it('honours Retry-After from the delay to twice the delay', () => {
    const waits = (retryAfter: number) => judge({ ...outcome, status: 429, retryAfter }, 1, minute)
    expect(waits(1 * seconds)).to.deep.equal({ state: 'pending', waits: 60 * seconds })
    expect(waits(90 * seconds)).to.deep.equal({ state: 'pending', waits: 90 * seconds })
    expect(waits(1 * hours)).to.deep.equal({ state: 'pending', waits: 120 * seconds })
  })

  it('ends after 410 and after the last attempt', () => {
    expect(judge({ ...outcome, status: 410 }, 1, minute)).to.deep.equal({ state: 'dead' })
    expect(judge(outcome, 7, retryDelay)).to.include({ state: 'pending' })
    expect(judge(outcome, 8, retryDelay)).to.deep.equal({ state: 'dead' })
  })
})

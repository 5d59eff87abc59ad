import { expect } from 'chai'
import { endOf } from '../../../src/services/returns/windows.ts'

const end = (deliveredAt: string, days: number, zone: string) => endOf(deliveredAt, days, zone).toISOString()

describe('Times of returns', () => {
  it('begin after the day of delivery and last to the end of the last day', () => {
    expect(end('2026-11-01T00:00:00.000Z', 14, 'UTC')).to.equal('2026-11-16T00:00:00.000Z')
    expect(end('2026-11-01T23:59:59.999Z', 14, 'UTC')).to.equal('2026-11-16T00:00:00.000Z')
    expect(end('2026-11-02T00:00:00.000Z', 14, 'UTC')).to.equal('2026-11-17T00:00:00.000Z')
  })

  it('count days of the store, not of UTC', () => {
    // 1 November in UTC, 2 November in Lagos.
    expect(end('2026-11-01T23:30:00.000Z', 14, 'Africa/Lagos')).to.equal('2026-11-16T23:00:00.000Z')
    expect(end('2026-11-02T04:00:00.000Z', 14, 'America/New_York')).to.equal('2026-11-16T05:00:00.000Z')
  })

  it('last as many days where clocks are put forward or back in between', () => {
    // Berlin puts clocks forward on 29 March and back on 25 October 2026.
    expect(end('2026-03-20T12:00:00.000Z', 14, 'Europe/Berlin')).to.equal('2026-04-03T22:00:00.000Z')
    expect(end('2026-10-20T12:00:00.000Z', 14, 'Europe/Berlin')).to.equal('2026-11-03T23:00:00.000Z')
    expect(end('2026-10-11T12:00:00.000Z', 14, 'Europe/Berlin')).to.equal('2026-10-25T23:00:00.000Z')
    expect(end('2026-03-15T12:00:00.000Z', 14, 'Europe/Berlin')).to.equal('2026-03-29T22:00:00.000Z')
  })

  it('end at the first moment of a day whose midnight clocks skip', () => {
    // In Beirut clocks go from 00:00 to 01:00 on 29 March 2026.
    expect(end('2026-03-14T12:00:00.000Z', 14, 'Asia/Beirut')).to.equal('2026-03-28T22:00:00.000Z')
  })
})

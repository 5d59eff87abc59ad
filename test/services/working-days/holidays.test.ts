import { expect } from 'chai'
import { easterOf, holidaysIn, weekendOf } from '../../../src/services/working-days/holidays.ts'

describe('Public holidays', () => {
  it('fall on fixed days, around Easter and on certain weekdays', () => {
    const germany = ['01-01', '04-03', '04-06', '05-01', '05-14', '05-25', '10-03', '12-25', '12-26']
    expect(holidaysIn('DE', null, 2026)).to.eql(germany.map((day) => `2026-${day}`))
    expect(holidaysIn('US', null, 2026)).to.include.members(['2026-01-19', '2026-05-25', '2026-11-26'])
    // The fourth of July is a Saturday, and kept on the day before.
    expect(holidaysIn('US', null, 2026)).to.include.members(['2026-07-03', '2026-07-04'])
  })

  it('are others in the regions of a country', () => {
    expect(holidaysIn('DE', 'BY', 2026)).to.include.members(['2026-01-06', '2026-06-04', '2026-10-03'])
    expect(holidaysIn('GB', 'SCT', 2026))
      .to.include('2026-11-30')
      .and.not.include('2026-04-06')
    expect(holidaysIn('DE', 'no region', 2026)).to.eql(holidaysIn('DE', null, 2026))
    expect(holidaysIn('XX', null, 2026)).to.eql([])
  })

  it('that move with Easter are right in any century', () => {
    const sundays = ['1818-03-22', '1943-04-25', '2026-04-05', '2038-04-25', '2285-03-22']
    for (const day of sundays)
      expect(new Date(easterOf(Number(day.slice(0, 4)))).toISOString()).to.include(day)
  })

  it('are joined by the weekend of the country', () => {
    expect([weekendOf('DE'), weekendOf('SA'), weekendOf('IN')]).to.eql([[6, 7], [5, 6], [7]])
  })
})

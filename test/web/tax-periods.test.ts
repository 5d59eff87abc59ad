import { expect } from 'chai'
import { daysOf } from '../../src/web/console/pages/taxes/periods.ts'

describe('The periods of taxes', () => {
  for (const [period, today, from, to] of [
    ['month', '2026-11-28', '2026-11-01', '2026-11-30'],
    ['month-before', '2026-01-01', '2025-12-01', '2025-12-31'],
    ['month-before', '2028-03-31', '2028-02-01', '2028-02-29'],
    ['quarter', '2026-11-28', '2026-10-01', '2026-12-31'],
    ['quarter-before', '2026-03-31', '2025-10-01', '2025-12-31'],
    ['year', '2026-11-28', '2026-01-01', '2026-12-31'],
  ] as const) {
    it(`are whole months: ${period} on ${today}`, () => {
      expect(daysOf(period, today)).to.eql({ from, to })
    })
  }
})

import { expect } from 'chai'
import { dayIn } from '../../src/web/ui/search.ts'

describe('A day in the address of a list', () => {
  for (const [given, read] of [
    ['2026-02-28', '2026-02-28'],
    ['2028-02-29', '2028-02-29'],
    ['2026-02-29', undefined],
    ['2026-02-31', undefined],
    ['2026-13-01', undefined],
    ['26-1-1', undefined],
    ['tomorrow', undefined],
  ] as const) {
    it(`is ${read ?? 'left out'} for ${given}`, () => expect(dayIn({ from: given }, 'from')).to.equal(read))
  }
})

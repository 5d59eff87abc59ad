import { expect } from 'chai'
import { currencyCodes, decimalsOf, scaleOf } from '../../src/base/money.ts'
import { currencies } from '../../src/web/console/pages/stores/currencies.ts'
import { leastOf, money, sum } from '../../src/web/ui/money.ts'

describe('Amounts in the console', () => {
  it('have the decimals that the service counts them by, in every currency', () => {
    const least = currencyCodes.map((code) => [code, leastOf(code)])
    expect(least).to.eql(currencyCodes.map((code) => [code, 1 / scaleOf(code)]))
  })

  for (const [code, shown] of [
    ['COP', '$12,345.60'],
    ['IQD', /12,345\.600/],
    ['JPY', '¥12,346'],
    ['NGN', '₦12,345.60'],
    ['PKR', /12,345\.60/],
  ] as const) {
    it(`are shown with all of them: ${code}`, () => expect(money(12_345.6, code)).to.match(exactly(shown)))
  }

  it('are added without losing the smallest part of any currency', () => {
    for (const code of currencyCodes.filter((one) => decimalsOf(scaleOf(one)) > 0)) {
      const least = 1 / scaleOf(code)
      expect(sum(code, 10, least, -10), code).to.equal(least)
    }
  })

  it('are offered to a new store in every currency that the service has but units of account, and in no other', () => {
    const funds = ['BOV', 'CHE', 'CHW', 'CLF', 'COU', 'MXV', 'USN', 'UYI', 'UYW', 'XAD']
    expect([...currencies, ...funds].sort()).to.eql([...currencyCodes])
  })
})

const exactly = (shown: string | RegExp) =>
  typeof shown === 'string' ? new RegExp(`^${shown.replaceAll(/[$.]/g, '\\$&')}$`) : shown

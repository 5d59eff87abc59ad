import { expect } from 'chai'
import { formatFor } from '../../../src/web/storefront/format.ts'

describe('The formats of a shop', () => {
  it('show each amount with the decimals that its currency has', () => {
    const { money } = formatFor('en', 'USD')
    for (const [amount, currency, text] of [
      [1000, 'USD', '$1,000.00'],
      [12.5, 'USD', '$12.50'],
      [0.1 + 0.2, 'USD', '$0.30'],
      [8.2 - 0.2, 'USD', '$8.00'],
      [1000, 'JPY', '¥1,000'],
      [1.005, 'KWD', 'KWD 1.005'],
      [1.5, 'KWD', 'KWD 1.500'],
      [1.5, 'PKR', 'Rs 1.50'],
      [1.2345, 'CLF', 'CLF 1.2345'],
      [0.0004, 'UYW', 'UYW 0.0004'],
    ] as const)
      expect(money(amount, currency).replace('\u00a0', ' ')).to.equal(text)
  })

  it('show a size in the unit that is short to read, and several bytes as bytes', () => {
    const { size } = formatFor('en', 'USD')
    expect([1, 263, 1_500, 2_340_000].map(size)).to.eql(['1 byte', '263 bytes', '1.5 kB', '2.3 MB'])
  })

  it('show a time on the day that it has where the store is, as the reader writes days', () => {
    const at = '2026-11-27T10:30:00.000Z'
    expect(formatFor('en', 'USD', 'Pacific/Kiritimati').date(at)).to.equal('28 November 2026')
    expect(formatFor('en-US', 'USD', 'Pacific/Pago_Pago').date(at)).to.equal('November 26, 2026')
    expect(formatFor('en-GB', 'USD', 'Asia/Kolkata').date('2026-11-27T18:30:00.000Z')).to.equal(
      '28 November 2026',
    )
  })

  it('show a day as that day, wherever the shop runs', () => {
    const { TZ } = process.env
    try {
      for (const zone of ['America/Los_Angeles', 'UTC', 'Pacific/Auckland']) {
        process.env.TZ = zone
        const { date } = formatFor('en', 'USD')
        expect(date('2028-02-29'), zone).to.equal('29 February 2028')
      }
    } finally {
      // To set it to undefined would be a zone of that name.
      if (TZ === undefined) delete process.env.TZ
      else process.env.TZ = TZ
    }
  })
})

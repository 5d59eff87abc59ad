import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import {
  amountText,
  currencyCodes,
  isCurrency,
  scaleOf,
  symbolOf,
  toMajor,
  toMinor,
} from '../../src/base/money.ts'

/** Files that ask Intl for what its releases agree about, or for the looks of a paper, whose figures are kept beside. */
const ofAnyRelease = new Set([
  'base/time-zone.ts', // the offsets of time zones
  'base/csv.ts', // the decimal sign of a country
  'gateways/documents/pdf-frame.ts', // an invoice in the language of its store
  'services/packing/papers.ts', // the language of a country
  'services/working-days/holidays.ts', // the weekend of a country
  'gateways/documents/packing/packing-slip.ts', // a packing slip in the language of its store
  'gateways/documents/packing/paper.ts', // its quantities
])

describe('Money', () => {
  it('gives every currency the decimals of ISO 4217, whatever the release of Node thinks', () => {
    const none = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ')
    const three = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')
    const four = ['CLF', 'UYW']
    expect(currencyCodes.length).to.equal(165)
    for (const code of currencyCodes) {
      const decimals = none.includes(code) ? 0 : three.includes(code) ? 3 : four.includes(code) ? 4 : 2
      expect(scaleOf(code), code).to.equal(10 ** decimals)
    }
    expect(currencyCodes).to.include.members([...none, ...three, ...four])
    // Releases of Node disagree about these.
    expect(['COP', 'HUF', 'IDR', 'PKR', 'RSD'].map(scaleOf)).to.eql([100, 100, 100, 100, 100])
  })

  it('is asked of no runtime: its figures, signs and orders differ between releases of Node', () => {
    const asked = readdirSync('src', { recursive: true, encoding: 'utf8' })
      // Pages are written for their reader, in whatever release of a browser or a shop's server.
      .filter((file) => file.endsWith('.ts') && !file.startsWith('web/') && !ofAnyRelease.has(file))
      .filter((file) =>
        /\bIntl\b|\.localeCompare\(|\.toLocale(?!LowerCase|UpperCase)/.test(
          readFileSync(`src/${file}`, 'utf8'),
        ),
      )
    expect(asked).to.eql([])
  })

  it('writes an amount as e-mails say it', () => {
    const said = (minor: number, currency: string) =>
      amountText(minor, scaleOf(currency), currency).replace('\u00a0', ' ')
    expect(said(123_456_789, 'USD')).to.equal('$1,234,567.89')
    expect(said(5, 'USD')).to.equal('$0.05')
    expect(said(1_000, 'JPY')).to.equal('¥1,000')
    expect(said(499_000, 'HUF')).to.equal('Ft 4,990.00')
    expect(said(7_990, 'EUR')).to.equal('€79.90')
    expect(said(-7_990, 'CHF')).to.equal('-CHF 79.90')
    expect(said(1_234_567, 'KWD')).to.equal('KWD 1,234.567')
  })

  it('refuses to count in what is no currency', () => {
    expect(() => scaleOf('XXQ')).to.throw('XXQ is not a currency')
  })

  it('rounds half up where a client sends more decimals than the currency has', () => {
    expect(toMinor(19.99, 100)).to.equal(1999)
    expect(toMinor(1.005, 100)).to.equal(101)
    expect(toMinor(0.285, 100)).to.equal(29)
    expect(toMinor(10.5, 1)).to.equal(11)
    expect(toMinor(1.2345, 1000)).to.equal(1235)
  })

  it('returns every amount of minor units unchanged', () => {
    for (let minor = 0; minor < 200_000; minor += 7) expect(toMinor(toMajor(minor, 100), 100)).to.equal(minor)
    // Four decimals of the largest amounts are more digits than a double has exactly.
    for (let minor = 5e15; minor > 1e14; minor = Math.floor(minor / 1.07))
      expect(toMinor(toMajor(minor, 10_000), 10_000)).to.equal(minor)
  })

  it('writes the sign of a currency, and knows which codes are currencies', () => {
    expect(['NGN', 'USD', 'GBP', 'XOF', 'CHF'].map(symbolOf)).to.eql(['₦', '$', '£', 'F\u202fCFA', 'CHF'])
    expect([isCurrency('NGN'), isCurrency('XXQ'), isCurrency('usd'), isCurrency('XAU')]).to.eql([
      true,
      false,
      false,
      false,
    ])
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import fc from 'fast-check'
import { currencyCodes, decimalsOf, scaleOf, symbolOf } from '../../src/base/money.ts'
import {
  amountsOf,
  decimalText,
  measuresIn,
  percentages,
  readDecimal,
  wholeNumbers,
} from '../../src/web/ui/decimal.ts'

const read = (text: string, currency = 'EUR') => readDecimal(text, amountsOf(currency, symbolOf(currency)))
const weights = measuresIn('kg', 1000)

describe('An amount as people write it', () => {
  for (const [amount, texts] of [
    [
      79.9,
      [
        '79,90',
        '79.90',
        '79,9',
        ' 79.90 ',
        '\u00a079,90',
        '79.9000',
        '０７９．９０',
        '79٫90',
        '79。90',
        '079.9',
      ],
    ],
    [
      1234.56,
      ['1.234,56', '1,234.56', '1 234.56', '1 234,56', "1'234.56", '1’234,56', '1234,56', '1\u202f234,56'],
    ],
    [
      1234.56,
      [
        '1\u2009234.56',
        '١٬٢٣٤٫٥٦',
        '١٢٣٤٫٥٦',
        '۱٬۲۳۴٫۵۶',
        '१,२३४.५६',
        '１，２３４．５６',
        '1，234．56',
        '1、234.56',
      ],
    ],
    [123_456.78, ['1,23,456.78', '1.23.456,78', '१,२३,४५६.७८', '123 456,78', '123,456.78']],
    [
      1_234_567,
      ['1,234,567', '1.234.567', '1 234 567', '12,34,567', "1'234'567", '1234567.-', '1,234,567.00'],
    ],
    [79, ['79', '79,', '79.', '79,-', '79.–', '79.--', '79,00', '+79']],
    [0.5, ['.5', ',50', '0,5', '0.50', '€.50']],
    [-79.9, ['-79,90', '−79.90', '- €79.90', '€ -79,90', '－79.90', '\u200e-79.90']],
    [
      79.9,
      [
        '€79.90',
        '€ 79,90',
        '79,90 €',
        '79.90€',
        'EUR 79.90',
        '79,90 eur',
        '79.90 euros',
        '\u2066€79.90\u2069',
      ],
    ],
  ] as [number, string[]][])
    for (const text of texts)
      it(`is ${amount}: ${JSON.stringify(text)}`, () => expect(read(text).value).to.equal(amount))

  for (const [currency, text, amount] of [
    ['JPY', '￥1,234', 1234],
    ['JPY', '1234円', 1234],
    ['INR', 'Rs. 1,23,456.78', 123_456.78],
    ['PKR', 'Rs.50', 50],
    ['USD', 'US$ 5', 5],
    ['CAD', '5 $CA', 5],
    ['CHF', "Fr. 1'234.50", 1234.5],
    ['KWD', 'د.ك. ١٢٫٥', 12.5],
    ['PLN', '1 234,50 zł', 1234.5],
    ['XOF', '12 500 F CFA', 12_500],
    ['NGN', 'N2,500', 2500],
    ['NGN', '2,500 naira', 2500],
    ['TRY', '1.234,50 TL', 1234.5],
    ['RUB', '1 234,50 руб.', 1234.5],
    ['RUB', '990р', 990],
    ['VND', '150.000đ', 150_000],
    ['KRW', '15,000원', 15_000],
    ['EGP', 'L.E. 50', 50],
    ['ILS', '50 ש"ח', 50],
    ['PEN', 'S/. 50', 50],
    ['XOF', '12 500 CFA', 12_500],
    ['UAH', '99,90 грн.', 99.9],
    ['INR', '500/-', 500],
    ['INR', 'Rs. 1,500/-', 1500],
    ['KES', '500/=', 500],
    ['SEK', '1 500:-', 1500],
    ['SEK', '50:- kr', 50],
  ] as const)
    it(`may have the sign, the code or the name of its currency around: ${text}`, () =>
      expect(read(text, currency).value).to.equal(amount))

  for (const text of [
    '',
    ' ',
    '-',
    '€',
    'abc',
    '1.2.3',
    '1,234,56',
    '1,2,3',
    '79 90',
    '1 2345',
    '1..2',
    '1,.2',
    '1e3',
    '0x10',
    '²',
    '∞',
    '1/2',
    '1.234,567.8',
    '12,34.56,7',
  ])
    it(`is none: ${JSON.stringify(text)}`, () => expect(read(text).problem).to.equal('unreadable'))

  for (const text of [
    '$79.90',
    'USD 5',
    '5 Mio',
    '1.5k',
    '5½',
    '(5)',
    '5-',
    '5/',
    '5:',
    '5/--',
    '£5',
    '5 %',
    'Rs.50',
  ])
    it(`has nothing else around it: ${text}`, () => expect(read(text).problem).to.equal('around'))

  for (const [currency, text] of [
    ['EUR', '1079.905'],
    ['EUR', '0,125'],
    ['EUR', '1,234.567'],
    ['EUR', '1.2345'],
    ['JPY', '79.9'],
    ['JPY', '1,234.5'],
    ['KWD', '1.2345'],
  ] as const)
    it(`has no more decimals than its currency: ${text} ${currency}`, () =>
      expect(read(text, currency).problem).to.equal('too-fine'))

  it('has thousands before three digits where its currency has fewer decimals, and says by which mark', () => {
    expect(read('1,234')).to.eql({ value: 1234, thousands: ',' })
    expect(read('1.234')).to.eql({ value: 1234, thousands: '.' })
    expect(read('1.000', 'JPY')).to.eql({ value: 1000, thousands: '.' })
    for (const text of ['1234', '1 234', '1,234.00', '1.234.567'])
      expect(read(text)).not.to.have.property('thousands')
  })

  it('may be two where its currency has three decimals, and is refused with both', () => {
    for (const text of ['1,234', '1.234', '١،٢٣٤', 'KWD 1.234'])
      expect(read(text, 'KWD'), text).to.eql({ problem: 'unclear', readings: [1.234, 1234] })
    for (const [text, amount] of Object.entries({
      '1.2340': 1.234,
      '1,234.000': 1234,
      '1.25': 1.25,
      '1٫234': 1.234,
      '0.250': 0.25,
      '1٬234': 1234,
    }))
      expect(read(text, 'KWD').value, text).to.equal(amount)
  })

  it('has the last of two different commas for its decimal sign, as Urdu writes it', () => {
    expect(read('١,٠٠٠،٥٠')).to.eql({ value: 1000.5 })
    expect(read('1،000,50')).to.eql({ value: 1000.5 })
    expect(read('1,000،000,50').problem).to.equal('unreadable')
  })

  it('is read by no locale: what is written is read alike wherever the reader is', () => {
    expect(read('1.234,5').value).to.equal(read('1,234.5').value)
  })
})

describe('Other numbers as people write them', () => {
  it('are weights with the unit, and thousands of kilograms are none', () => {
    for (const [text, weight] of Object.entries({ '0,5': 0.5, '1.234': 1.234, '1,5 kg': 1.5, '٢٫٥': 2.5 }))
      expect(readDecimal(text, weights).value, text).to.equal(weight)
    expect(readDecimal('500 g', weights).problem).to.equal('around')
    expect(readDecimal('1.000', weights).problem).to.equal('unclear')
  })
  it('are percentages with and without the sign', () => {
    for (const text of ['12,5', '12.5%', '12,50 %', '٪١٢٫٥', '１２．５％'])
      expect(readDecimal(text, percentages).value, text).to.equal(12.5)
  })
  it('are whole numbers with thousands, and without decimals', () => {
    for (const text of ['1234', '1,234', '1.234', '1 234', '١٢٣٤'])
      expect(readDecimal(text, wholeNumbers).value).to.equal(1234)
    for (const text of ['1,5', '2.55']) expect(readDecimal(text, wholeNumbers).problem).to.equal('too-fine')
  })
})

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const pairs = letters.flatMap((one) => letters.map((other) => one + other))
const languages = Intl.NumberFormat.supportedLocalesOf(pairs)
const systems = Intl.supportedValuesOf('numberingSystem').filter((system) =>
  /^\p{Nd}$/u.test(new Intl.NumberFormat(`en-u-nu-${system}`).format(7)),
)
const locales = fc
  .record({
    language: fc.constantFrom(...languages),
    region: fc.constantFrom(...pairs.map((pair) => pair.toUpperCase())),
    system: fc.option(fc.constantFrom(...systems)),
  })
  .map(({ language, region, system }) => `${language}-${region}${system ? `-u-nu-${system}` : ''}`)
const amounts = fc
  .record({
    currency: fc.constantFrom(...currencyCodes),
    minor: fc.oneof(
      fc.integer({ min: -5_000_000, max: 5_000_000 }),
      fc.integer({ min: 0, max: 1_000_000_000_000_000 }),
    ),
  })
  .map(({ currency, minor }) => ({ currency, amount: minor / scaleOf(currency) }))

describe('An amount that any locale of Intl has written', function () {
  this.timeout(120_000)
  const runs = { numRuns: 5_000 }

  it('is read as that amount or refused as unclear, however many of its decimals and thousands are shown', () =>
    fc.assert(
      fc.property(
        locales,
        amounts,
        fc.boolean(),
        fc.boolean(),
        (locale, { currency, amount }, useGrouping, isWhole) => {
          const most = decimalsOf(scaleOf(currency))
          const format = new Intl.NumberFormat(locale, {
            useGrouping,
            minimumFractionDigits: isWhole ? 0 : most,
            maximumFractionDigits: most,
          })
          // In a few locales, ICU writes the name of a pattern beside the number.
          fc.pre(!/\p{L}/u.test(format.format(amount)))
          const { value, problem } = read(format.format(amount), currency)
          if (problem === 'unclear') expect(most).to.be.at.least(3)
          else expect(value, `${locale} ${currency} ${format.format(amount)} ${problem}`).to.equal(amount)
        },
      ),
      runs,
    ))

  it('is never another amount with the currency beside it, and mostly that one', () => {
    let refused = 0
    const style = fc.constantFrom('symbol', 'narrowSymbol', 'code', 'name')
    fc.assert(
      fc.property(locales, amounts, style, (locale, { currency, amount }, currencyDisplay) => {
        const digits = decimalsOf(scaleOf(currency))
        const text = new Intl.NumberFormat(locale, {
          style: 'currency',
          currency,
          currencyDisplay,
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }).format(amount)
        const { value } = read(text, currency)
        if (value === undefined) refused += 1
        else expect(value, `${locale} ${text}`).to.equal(amount)
      }),
      runs,
    )
    // The names of currencies in most languages are none that a store of that currency has to know.
    expect(refused / runs.numRuns).to.be.below(0.4)
  })

  it('is written in a field so that it is read as the same again', () =>
    fc.assert(
      fc.property(amounts, ({ currency, amount }) => {
        const taken = amountsOf(currency)
        expect(readDecimal(decimalText(amount, taken), taken).value).to.equal(amount)
      }),
      runs,
    ))

  it('is never a number that is not written there, whatever is typed', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789.,' -€٫٬١۲"), maxLength: 12 }), (text) => {
        const { value } = read(text)
        if (value === undefined) return
        const digits = (from: string) => from.replace(/\D/g, '').replace(/^0+|0+$/g, '')
        const typed = text.replaceAll('١', '1').replaceAll('۲', '2')
        expect(digits(value.toFixed(2)), text).to.equal(digits(typed))
      }),
      runs,
    ))
})

describe('The number fields of browsers', () => {
  it('are in none of the pages, because they turn 79,90 into 7990', () => {
    const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(tsx?|html)$/.test(file),
    )
    const found = files.filter((file) =>
      /type(=|:\s*)\{?["'`]number["'`]/.test(readFileSync(join('src/web', file), 'utf8')),
    )
    expect(files).to.have.length.above(200)
    expect(found).to.eql([])
  })
})

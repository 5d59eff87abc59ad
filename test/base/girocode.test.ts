import { expect } from 'chai'
import fc from 'fast-check'
import { encode } from 'uqr'
import { girocodeOf, ibanOf } from '../../src/base/girocode.ts'

const transfer = {
  accountNumber: 'DE89 3704 0044 0532 0130 00',
  bankCode: 'COBADEFFXXX',
  accountName: 'Harbour Books',
  amount: 7990,
  currency: 'EUR',
  text: 'Order 1042',
}
const expected = [
  'BCD',
  '002',
  '1',
  'SCT',
  'COBADEFFXXX',
  'Harbour Books',
  'DE89370400440532013000',
  'EUR79.90',
  '',
  '',
  'Order 1042',
]

/** Any account of letters and digits, with check digits as ISO 7064 computes them, one digit at a time. */
const ibans = fc
  .tuple(fc.stringMatching(/^[A-Z]{2}$/), fc.stringMatching(/^[A-Z0-9]{11,30}$/))
  .map(([country, account]) => {
    const digits = [...`${account}${country}00`].map((sign) => Number.parseInt(sign, 36)).join('')
    const remainder = [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)
    return `${country}${String(98 - remainder).padStart(2, '0')}${account}`
  })
const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ maxLength: 200 }))

describe('A Girocode', () => {
  it('says to whom, how much and what for, in the order of the standard', () => {
    expect(girocodeOf(transfer)?.split('\n')).to.eql(expected)
    expect(girocodeOf({ ...transfer, bankCode: '370 400 44' })?.split('\n')[4]).to.equal('')
    expect(girocodeOf({ ...transfer, text: '' })?.split('\n')).to.eql(expected.slice(0, 8))
  })

  it('is there only for euros, in amounts that the standard knows, and to an IBAN of somebody', () => {
    for (const amount of [1, 10, 99_999_999_999])
      expect(girocodeOf({ ...transfer, amount })).to.include(`\nEUR${(amount / 100).toFixed(2)}\n`)
    for (const change of [
      { currency: 'CHF' },
      { amount: 0 },
      { amount: -1 },
      { amount: 0.5 },
      { amount: 100_000_000_000 },
      { accountName: ' \n' },
      { accountNumber: '0123456789' },
      { accountNumber: 'DE88370400440532013000' },
    ])
      expect(girocodeOf({ ...transfer, ...change })).to.equal(null)
  })

  it('has each part in its line, and fits, whatever the merchant has written', () => {
    fc.assert(
      fc.property(
        ibans,
        texts,
        texts,
        fc.integer({ min: 1, max: 99_999_999_999 }),
        (accountNumber, accountName, text, amount) => {
          const code = girocodeOf({ ...transfer, accountNumber, accountName, text, amount })
          if (code === null) {
            expect(accountName).to.match(/^[\s\p{Cc}]*$/u)
            return
          }
          const lines = code.split('\n')
          expect(lines.length).to.be.oneOf([8, 11])
          expect(lines[6]).to.equal(accountNumber)
          expect(Math.round(Number(lines[7]!.slice(3)) * 100)).to.equal(amount)
          expect([...lines[5]!].length).to.be.within(1, 70)
          expect([...(lines[10] ?? '')].length).to.be.at.most(140)
          expect(Buffer.byteLength(code)).to.be.at.most(331)
          expect(encode(code, { ecc: 'M' }).version).to.be.at.most(13)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('is cut to 70 characters of the name and 140 of the text, where they fit', () => {
    const long = girocodeOf({ ...transfer, accountName: 'N'.repeat(200), text: 'T'.repeat(200) })!.split('\n')
    expect(long[5]).to.equal('N'.repeat(70))
    expect(long[10]).to.equal('T'.repeat(140))
  })
})

describe('An IBAN', () => {
  it('is understood as people write it', () => {
    for (const text of [
      'gb29 nwbk 6016 1331 9268 19',
      'IBAN: GB29-NWBK-6016-1331-9268-19',
      'GB29NWBK60161331926819',
    ])
      expect(ibanOf(text)).to.equal('GB29NWBK60161331926819')
    for (const text of ['NO9386011117947', 'MT84MALT011000012345MTLCAST001S', 'FR1420041010050500013M02606'])
      expect(ibanOf(text)).to.equal(text)
  })

  it('is none with one wrong sign, or two that changed places', () => {
    fc.assert(
      fc.property(ibans, fc.nat(), fc.constantFrom(...'0123456789'), (iban, seed, digit) => {
        expect(ibanOf(iban)).to.equal(iban)
        const place = 4 + (seed % (iban.length - 5))
        const signs = [...iban]
        const wrong = signs.with(place, digit)
        const swapped = signs.with(place, signs[place + 1]!).with(place + 1, signs[place]!)
        for (const other of [wrong.join(''), swapped.join('')])
          if (other !== iban && /^[0-9]{2}$/.test(`${iban[place]}${iban[place + 1]}`))
            expect(ibanOf(other)).to.equal(null)
      }),
      { numRuns: 300 },
    )
  })
})

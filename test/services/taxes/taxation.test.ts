import { expect } from 'chai'
import { totalsOf } from '../../../src/services/amounts/totals.ts'
import type { Place, Registration, Sale, TableRate } from '../../../src/services/taxes/place-of-supply.ts'
import { supplyOf } from '../../../src/services/taxes/place-of-supply.ts'
import { type TaxableLine, type TaxTerms, taxationOf } from '../../../src/services/taxes/taxation.ts'

const at = (country: string, states: string[] = [], postalCode: string | null = null): Place => ({
  country,
  states,
  postalCode,
})
const standard = (country: string, state: string | null = null): Registration => ({
  country,
  state,
  scheme: 'standard',
})
const oss: Registration = { country: 'DE', state: null, scheme: 'oss' }

let number = 0
const rate = (name: string, country: string, percent: number, more: Partial<TableRate> = {}): TableRate => ({
  id: String(++number).padStart(3, '0'),
  name,
  country,
  state: null,
  postalCode: null,
  class: 'standard',
  rate: Math.round(percent * 10_000),
  ...more,
})

const rates = [
  rate('MwSt.', 'DE', 19),
  rate('MwSt.', 'DE', 7, { class: 'reduced' }),
  rate('MwSt.', 'DE', 0, { postalCode: '27498' }),
  rate('TVA', 'FR', 20),
  rate('VAT', 'GB', 20),
  rate('VAT', 'NG', 7.5),
  rate('California sales tax', 'US', 7.25, { state: 'CA' }),
  rate('Los Angeles County', 'US', 2.25, { state: 'CA', postalCode: '900*' }),
]

const sale = (seller: Place, registrations: Registration[], more: Partial<Sale> = {}): Sale => ({
  seller,
  registrations,
  rates,
  belowEuThreshold: false,
  destination: null,
  buyer: null,
  verifiedCountry: null,
  withinImportLimit: true,
  ...more,
})

const german = (destination: Place, more: Partial<Sale> = {}) =>
  sale(at('DE'), [standard('DE'), oss], { destination, ...more })
const british = (destination: Place) => sale(at('GB'), [standard('GB')], { destination })
const nigerian = (destination: Place) => sale(at('NG'), [standard('NG')], { destination })
const californian = (destination: Place) =>
  sale(at('US', ['CA'], '90012'), [standard('US', 'CA')], { destination })

const included: TaxTerms = { pricesIncludeTax: true, shippingClass: 'standard' }
const added: TaxTerms = { pricesIncludeTax: false, shippingClass: 'standard' }

interface Goods {
  price: number
  quantity?: number
  taxClass?: string
  kind?: TaxableLine['kind']
}

/** The amounts of an order in major units, as an accountant writes them. */
function amountsOf(one: Sale, terms: TaxTerms, goods: Goods[], shipping: number) {
  const lines = goods.map(({ price, quantity = 1, taxClass = 'standard', kind = 'product' as const }) => ({
    ...{ price, quantity, taxClass, kind },
    amount: price * quantity,
  }))
  const taxation = taxationOf(one, terms, lines)
  if (!taxation) return null
  const totals = totalsOf({
    lines: lines.map(({ price, quantity }, n) => ({
      id: String(n),
      product: String(n),
      price: taxation.lines[n]!.priceOf(price),
      quantity,
      rates: taxation.lines[n]!.rates,
    })),
    shipping: { cost: taxation.shipping.priceOf(shipping), rates: taxation.shipping.rates },
    taxIncluded: terms.pricesIncludeTax,
  })
  return {
    treatment: taxation.treatment,
    total: totals.total,
    taxes: totals.taxes.map(
      ({ rate, base, amount }) => `${rate.category} ${rate.name}: ${amount} of ${base}`,
    ),
  }
}

describe('taxation', () => {
  // Two lamps at 19.99 EUR and 4.90 EUR for shipping are 44.88 EUR.
  const lamps = [{ price: 1999, quantity: 2 }]
  const book = { price: 1070, taxClass: 'reduced' }

  const cases: [string, ReturnType<typeof amountsOf>, NonNullable<ReturnType<typeof amountsOf>>][] = [
    [
      'Germany to Germany: 44.88 × 19/119',
      amountsOf(german(at('DE', [], '10115')), included, lamps, 490),
      { treatment: 'taxed', total: 4488, taxes: ['S MwSt.: 717 of 3771'] },
    ],
    [
      'Germany, with a book at the reduced rate: 10.70 × 7/107',
      amountsOf(german(at('DE', [], '10115')), included, [...lamps, book], 490),
      { treatment: 'taxed', total: 5558, taxes: ['S MwSt.: 717 of 3771', 'S MwSt.: 70 of 1000'] },
    ],
    [
      'Germany to Heligoland, whose postal code has a rate of 0',
      amountsOf(german(at('DE', [], '27498')), included, lamps, 490),
      { treatment: 'taxed', total: 4488, taxes: ['Z MwSt.: 0 of 4488'] },
    ],
    [
      'Germany to France with the One-Stop Shop: 44.88 × 20/120',
      amountsOf(german(at('FR')), included, lamps, 490),
      { treatment: 'taxed', total: 4488, taxes: ['S TVA: 748 of 3740'] },
    ],
    [
      'Germany to France below the threshold: the German rate',
      amountsOf(german(at('FR'), { belowEuThreshold: true }), included, lamps, 490),
      { treatment: 'taxed', total: 4488, taxes: ['S MwSt.: 717 of 3771'] },
    ],
    [
      'Germany to France, unregistered there: the German rate, never none',
      amountsOf(sale(at('DE'), [standard('DE')], { destination: at('FR') }), included, lamps, 490),
      { treatment: 'taxed', total: 4488, taxes: ['S MwSt.: 717 of 3771'] },
    ],
    [
      'Germany to a French business: 2 × 16.80 and 4.12, without tax',
      amountsOf(german(at('FR'), { verifiedCountry: 'FR' }), included, lamps, 490),
      { treatment: 'reverse_charge', total: 3772, taxes: ['K Supply within the EU: 0 of 3772'] },
    ],
    [
      'Germany to a business with a German number: taxed',
      amountsOf(german(at('DE'), { verifiedCountry: 'DE' }), included, lamps, 490),
      { treatment: 'taxed', total: 4488, taxes: ['S MwSt.: 717 of 3771'] },
    ],
    [
      'Germany to Switzerland: an export at the same price',
      amountsOf(german(at('CH')), included, lamps, 490),
      { treatment: 'outside_scope', total: 4488, taxes: ['G Export: 0 of 4488'] },
    ],
    [
      'a small business in Germany: exempt',
      amountsOf(
        sale(at('DE'), [{ country: 'DE', state: null, scheme: 'none' }], { destination: at('DE') }),
        included,
        lamps,
        490,
      ),
      { treatment: 'exempt', total: 4488, taxes: ['E Exempt: 0 of 4488'] },
    ],
    [
      'Britain: a toy of 12.00 and shipping of 3.00 are taxed, a book of 9.99 is zero-rated',
      amountsOf(british(at('GB')), included, [{ price: 1200 }, { price: 999, taxClass: 'zero' }], 300),
      { treatment: 'taxed', total: 2499, taxes: ['S VAT: 250 of 1250', 'Z VAT: 0 of 999'] },
    ],
    [
      'Britain to France: an export',
      amountsOf(british(at('FR')), included, [{ price: 1200 }], 300),
      { treatment: 'outside_scope', total: 1500, taxes: ['G Export: 0 of 1500'] },
    ],
    [
      'Nigeria, prices without tax: 12,500.00 × 7.5 %',
      amountsOf(nigerian(at('NG')), added, [{ price: 1_000_000 }], 250_000),
      { treatment: 'taxed', total: 1_343_750, taxes: ['S VAT: 93750 of 1250000'] },
    ],
    [
      'Nigeria, an exempt medicine beside a taxed comb of 999.99',
      amountsOf(nigerian(at('NG')), added, [{ price: 500_000, taxClass: 'exempt' }, { price: 99_999 }], 0),
      { treatment: 'taxed', total: 607_499, taxes: ['S VAT: 7500 of 99999', 'E VAT: 0 of 500000'] },
    ],
    [
      'California, Los Angeles: state and county beside each other, shipping untaxed',
      amountsOf(
        californian(at('US', ['CA'], '90012-1234')),
        { ...added, shippingClass: 'exempt' },
        [{ price: 9999 }],
        500,
      ),
      {
        treatment: 'taxed',
        // 99.99 × 7.25 % = 7.249275, and × 2.25 % = 2.249775
        total: 9999 + 725 + 225 + 500,
        taxes: [
          'S California sales tax: 725 of 9999',
          'S Los Angeles County: 225 of 9999',
          'E California sales tax: 0 of 500',
        ],
      },
    ],
    [
      'California, San Diego: the state alone',
      amountsOf(californian(at('US', ['CA'], '92101')), added, [{ price: 10_000 }], 0),
      { treatment: 'taxed', total: 10_725, taxes: ['S California sales tax: 725 of 10000'] },
    ],
    [
      'California to Nevada, where the store has no nexus',
      amountsOf(californian(at('US', ['NV'], '89101')), added, [{ price: 10_000 }], 500),
      { treatment: 'outside_scope', total: 10_500, taxes: [] },
    ],
  ]
  for (const [name, actual, expected] of cases)
    it(`is right for ${name}`, () => {
      expect(actual).to.eql(expected)
    })

  it('taxes a download where its buyer is, and a service at the store', () => {
    const one = german(at('DE'), { buyer: at('FR') })
    expect(supplyOf(one, 'digital').place?.country).to.equal('FR')
    expect(supplyOf(one, 'product').place?.country).to.equal('DE')
    expect(supplyOf(german(at('FR'), { buyer: at('FR') }), 'service').place?.country).to.equal('DE')
    expect(supplyOf(german(at('FR'), { buyer: at('FR'), verifiedCountry: 'FR' }), 'digital')).to.include({
      treatment: 'reverse_charge',
      category: 'AE',
    })
  })

  it('taxes small imports into the EU by the Import One-Stop Shop, and no large ones', () => {
    const ioss: Registration = { country: 'IE', state: null, scheme: 'ioss' }
    const one = sale(at('GB'), [standard('GB'), ioss], { destination: at('FR') })
    expect(supplyOf(one, 'product').place?.country).to.equal('FR')
    expect(supplyOf({ ...one, withinImportLimit: false }, 'product')).to.include({
      category: 'G',
      place: null,
    })
    expect(supplyOf(one, 'digital')).to.include({ treatment: 'outside_scope' })
  })

  it('has the shipping follow the goods that make up most of an order', () => {
    const goods = [{ price: 5000, taxClass: 'reduced' }, { price: 1000 }]
    const terms: TaxTerms = { pricesIncludeTax: true, shippingClass: 'goods' }
    expect(amountsOf(german(at('DE')), terms, goods, 535)).to.eql({
      treatment: 'taxed',
      total: 6535,
      // 10.00 × 19/119, and 55.35 × 7/107
      taxes: ['S MwSt.: 160 of 840', 'S MwSt.: 362 of 5173'],
    })
  })

  it('has the shipping follow the class that is first in the alphabet where two make up equal parts', () => {
    const terms: TaxTerms = { pricesIncludeTax: true, shippingClass: 'goods' }
    const goods = [{ price: 2000 }, { price: 1000, quantity: 2, taxClass: 'reduced' }]
    const shippingTax = (all: Goods[]) => {
      const lines = all.map(({ price, quantity = 1, taxClass = 'standard' }) => ({
        ...{ kind: 'product' as const, taxClass, amount: price * quantity },
      }))
      return taxationOf(german(at('DE')), terms, lines)!.shipping.rates.map(({ rate }) => rate)
    }
    expect(shippingTax(goods)).to.eql([70_000])
    expect(shippingTax(goods.toReversed())).to.eql([70_000])
    expect(shippingTax([...goods, { price: 1 }])).to.eql([190_000])
  })

  it('knows no amount where the store collects taxes and has no rate, instead of none', () => {
    const one = sale(at('AT'), [standard('AT')], { destination: at('AT') })
    expect(amountsOf(one, included, [{ price: 1000 }], 0)).to.equal(null)
  })
})

import { expect } from 'chai'
import type { components } from '../../../src/client/store.ts'
import { priceNotes } from '../../../src/web/storefront/goods/price-notes.ts'
import { lineOf, mostOf, quantitiesUpTo } from '../../../src/web/storefront/goods/quantities.ts'
import { chosenIn, optionsOf, pathTo, valuesOf } from '../../../src/web/storefront/goods/variant-options.ts'
import type { Store } from '../../../src/web/storefront/stores.ts'
import { wordsFor } from '../../../src/web/storefront/words.ts'

type Schemas = components['schemas']

describe('The quantities that a shop offers', () => {
  const line = (_id: string, changes: Partial<Schemas['CartItem']>) =>
    ({
      _id,
      product: 'p',
      variant: null,
      kind: 'product',
      quantity: 1,
      stock: 5,
      options: {},
      ...changes,
    }) as Schemas['CartItem']

  it('are no more than there are, which the lines of a product or variant share', () => {
    const lines = [
      line('a', { quantity: 2 }),
      line('b', { quantity: 3 }),
      line('c', { variant: 'v', stock: 9 }),
    ]
    expect(lines.map((one) => mostOf(one, lines))).to.eql([2, 3, 9])
    const over = [line('a', { quantity: 9 }), line('b', { quantity: 1 })]
    expect(over.map((one) => mostOf(one, over))).to.eql([4, 0])
    expect(mostOf(line('a', { stock: 0 }), [])).to.equal(0)
    expect(quantitiesUpTo(3)).to.eql([1, 2, 3])
    expect(quantitiesUpTo(0)).to.eql([])
    expect(quantitiesUpTo(40)).to.have.length(10)
  })

  it('are one of a download, and any of what never runs out', () => {
    expect(mostOf(line('a', { kind: 'digital', stock: null, quantity: 3 }), [])).to.equal(1)
    for (const kind of ['food', 'service'] as const)
      expect(mostOf(line('a', { kind, stock: null }), [])).to.equal(null)
  })

  it('are those of the line that was just added, which its options tell from others', () => {
    const lines = [line('a', { options: { Engraving: 'Ada' } }), line('b', { options: { Engraving: 'Bo' } })]
    const added = (options: Record<string, string>) => lineOf(lines, { productId: 'p', options })?._id
    expect([added({ Engraving: 'Ada' }), added({ Engraving: 'Bo' }), added({ Engraving: 'Cy' })]).to.eql([
      'a',
      'b',
      undefined,
    ])
  })
})

describe('The options of a product in a shop', () => {
  const variant = (name: string, options: Record<string, string>): Schemas['Variant'] => ({
    _id: `id of ${name}`,
    name,
    price: 1,
    priorPrice: null,
    measure: null,
    unitPrice: null,
    quantity: 1,
    options,
  })
  const shownBy = (variants: Schemas['Variant'][]) =>
    optionsOf(variants, 'Choose one').map(({ legend, values }) => [
      legend,
      ...values.map(({ label }) => label),
    ])

  it('are chosen one by one, in the order of the names of the variants', () => {
    const variants = [
      variant('Lilac / L', { Size: 'L', Glaze: 'Lilac' }),
      variant('Lilac / S', { Size: 'S', Glaze: 'Lilac' }),
      variant('Moss / L', { Size: 'L', Glaze: 'Moss' }),
    ]
    expect(shownBy(variants)).to.eql([
      ['Glaze', 'Lilac', 'Moss'],
      ['Size', 'L', 'S'],
    ])
    const options = optionsOf(variants, '')
    expect(valuesOf(variants[2]!, options)).to.eql(['Moss', 'L'])
    const path = pathTo('mug', options, ['Moss', 'L'])
    expect(path).to.equal('/products/mug?choice.Glaze=Moss&choice.Size=L')
    expect(chosenIn(new URL(path, 'http://shop.example').searchParams, options)).to.eql(['Moss', 'L'])
    expect(chosenIn(new URLSearchParams({ 'choice.Glaze': 'Puce' }), options)).to.eql([null, null])
  })

  it('are the names of variants that their options do not tell apart', () => {
    const named = [['Choose one', 'One', 'Two']]
    expect(shownBy([variant('One', {}), variant('Two', {})])).to.eql(named)
    expect(shownBy([variant('One', { Size: 'L' }), variant('Two', { Size: 'L' })])).to.eql(named)
    expect(shownBy([variant('One', { Size: 'L' }), variant('Two', { Size: 'S', Colour: 'Red' })])).to.eql(
      named,
    )
    expect(shownBy([variant('One', { Size: 'L' }), variant('Two', { Size: ' ' })])).to.eql(named)
    expect(shownBy([])).to.eql([])
  })
})

describe('What a shop says below a price', () => {
  const notes = (showPriorPrice: boolean, shown = 90) =>
    priceNotes(
      { price: 90, unitPrice: { price: 2, per: '100 ml' } },
      { price: shown, priorPrice: 80 },
      {
        words: wordsFor('en').words,
        money: String,
        store: { showPriorPrice } as Store,
      },
    )

  it('has the lowest price before a reduction only where the store wants that', () => {
    expect(notes(true)).to.eql(['2/100 ml', 'Lowest price in the 30 days before: 80'])
    expect(notes(false)).to.eql(['2/100 ml'])
  })

  it('has the unit price of what a discount leaves of the price', () => {
    expect(notes(false, 45)).to.eql(['1/100 ml'])
  })
})

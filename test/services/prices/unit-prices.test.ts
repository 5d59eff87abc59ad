import { expect } from 'chai'
import { does, mug, openMerchant } from '../../apps/products-support.ts'
import { sampled } from '../../support/sample.ts'
import { call } from '../../support/service.ts'

type Case = [price: number, amount: number, unit: string, unitPrice: number, per: string, country?: string]

/** Prices in euros and what they come to by hand. */
const cases: Case[] = [
  [2.49, 500, 'g', 4.98, 'kg'],
  [2.49, 0.5, 'kg', 4.98, 'kg'],
  [2.49, 500_000, 'mg', 4.98, 'kg'],
  // 1.99 / 333 × 1000 = 5.975975…
  [1.99, 333, 'g', 5.98, 'kg'],
  [3.5, 250, 'ml', 1.4, '100 ml'],
  [3.5, 250.001, 'ml', 14, 'l'],
  [3.5, 25, 'cl', 1.4, '100 ml'],
  [3.5, 250, 'ml', 14, 'l', 'DE'],
  [12, 50, 'g', 24, '100 g', 'FR'],
  [12, 50, 'g', 240, 'kg', 'DE'],
  // 0.125 is rounded half up.
  [0.75, 6, 'piece', 0.13, 'piece'],
  [10, 250, 'cm', 4, 'm'],
  [10, 2500, 'mm', 4, 'm'],
  [30, 1.5, 'm2', 20, 'm2'],
  [30, 0.25, 'm3', 120, 'm3'],
]

describe('The unit price of a product', () => {
  for (const [price, amount, unit, unitPrice, per, country = 'FR'] of sampled('unit prices', cases, 4)) {
    it(`is ${unitPrice} per ${per} at ${price} for ${amount} ${unit} in ${country}`, async () => {
      const merchant = await openMerchant({ country, currency: 'EUR' })
      const given = { ...mug, price, measure: { amount, unit } }
      const { data } = await does(merchant, 'post', '', 201, given)
      expect(data.measure).to.eql({ amount, unit })
      expect(data.unitPrice).to.eql({ price: unitPrice, per })
    })
  }

  it('counts in whole minor units of the currency', async () => {
    for (const [currency, price] of [
      ['JPY', 333],
      ['KWD', 333.333],
    ] as const) {
      const merchant = await openMerchant({ currency })
      const { data } = await does(merchant, 'post', '', 201, {
        ...mug,
        price: 100,
        measure: { amount: 300, unit: 'g' },
      })
      expect(data.unitPrice.price).to.equal(price)
    }
  })

  it('follows the price, and a variant has its own or that of its product, for shoppers too', async () => {
    const merchant = await openMerchant({ country: 'FR' })
    const variants = [
      { name: 'Large', price: 8, measure: { amount: 1, unit: 'kg' } },
      { name: 'Small', price: 3 },
    ]
    const given = { ...mug, price: 5, measure: { amount: 500, unit: 'g' }, variants }
    const { _id, variants: made } = (await does(merchant, 'post', '', 201, given)).data
    await does(merchant, 'patch', `/${_id}`, 200, { price: 6 })
    const { body } = await call('store').get(`/api/v1/products/${_id}`).set('x-shop-id', merchant.shop.id)
    const shown = [body.data, ...body.data.variants].map(({ unitPrice }) => unitPrice)
    expect(shown).to.eql([12, 8, 6].map((price) => ({ price, per: 'kg' })))
    const kept = made.map(({ _id, name }: { _id: string; name: string }) => ({ _id, name }))
    const { data } = await does(merchant, 'patch', `/${_id}`, 200, {
      measure: null,
      variants: [kept[0], { ...kept[1], measure: null }],
    })
    expect([
      data.unitPrice,
      ...data.variants.map(({ unitPrice }: { unitPrice: unknown }) => unitPrice),
    ]).to.eql([null, { price: 8, per: 'kg' }, null])
  })

  it('needs an amount above 0 and a known unit', async () => {
    const merchant = await openMerchant()
    for (const measure of [
      { amount: 0, unit: 'g' },
      { amount: -1, unit: 'g' },
      { amount: 1, unit: 'oz' },
      { amount: 1 },
    ])
      await does(merchant, 'post', '', 400, { ...mug, measure })
  })
})

import { expect } from 'chai'
import fc from 'fast-check'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { createEntitlement } from '../support/digital.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { issueNow, markPaid, refundNow, switchOnInvoices } from '../support/fixtures/invoices.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShippingAddress } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { computeTaxes, createTaxRate, createTaxRegistration } from '../support/fixtures/taxes.ts'
import { call, service } from '../support/service.ts'

interface Sums {
  base: number
  amount: number
}
type Row = Sums &
  Record<'country' | 'name' | 'supply' | 'category', string> & { rate: number } & Record<
    'refundedBase' | 'refundedAmount',
    number
  >

describe('getTaxReport', () => {
  let shop: Shop & { ownerId: string }
  let shopper: Person
  let token: { authorization: string }
  let items: { lamp: string; book: string; file: string }

  /** A German store with the One-Stop Shop, which sells goods at two rates and downloads. */
  beforeEach(async () => {
    ;[shop, shopper] = [await createShop({ currency: 'EUR', country: 'DE' }), await createAccount()]
    token = await createAppToken(shop, ['READ_SALES'])
    await switchOnInvoices(shop)
    await createTaxRegistration(shop)
    await createTaxRegistration(shop, { scheme: 'oss' })
    await createTaxRate(shop, { name: 'MwSt.' })
    await createTaxRate(shop, { name: 'MwSt.', class: 'reduced', rate: 70_000 })
    await createTaxRate(shop, { name: 'TVA', country: 'FR', rate: 200_000 })
    const product = async (values: object) => (await createProduct(shop, { quantity: 1000, ...values })).id
    items = {
      lamp: await product({ price: 1999 }),
      book: await product({ price: 1070, tax_class: 'reduced' }),
      file: await product({ price: 555, digital: { accessType: 'lifetime' } }),
    }
  })

  const report = async (query: object = {}) =>
    (await call('apps').get('/api/v1/taxes/report').set(token).query(query).expect(200)).body.data as {
      taxes: Row[]
      total: Omit<Row, 'country'>
    }

  async function sell(country: string, lines: { what: keyof typeof items; quantity: number }[]) {
    const address = { country, city: 'A city', state: '' }
    const { id: shippingAddressId } = await createShippingAddress(shopper, address)
    const body = {
      items: lines.map(({ what, quantity }) => ({ productId: items[what], quantity })),
      shippingAddressId,
    }
    const reply = await call('store').post('/api/v1/orders').set(shopper.as(shop)).send(body).expect(201)
    await markPaid(reply.body.data._id)
    return reply.body.data as { _id: string; total: number }
  }

  /** Sums all invoices and credit notes of the store by rate. */
  async function documents() {
    await issueNow()
    const all = await service().db('invoices').where({ shop_id: shop.id }).select('kind', 'data')
    const sums = { base: 0, amount: 0, refundedBase: 0, refundedAmount: 0 }
    for (const { kind, data } of all)
      for (const { base, amount } of data.taxes) {
        sums[kind === 'invoice' ? 'base' : 'refundedBase'] += base
        sums[kind === 'invoice' ? 'amount' : 'refundedAmount'] += amount
      }
    return Object.fromEntries(Object.entries(sums).map(([name, minor]) => [name, minor / 100]))
  }

  it('has the taxes by country, rate and kind of supply', async () => {
    await computeTaxes(shop)
    await sell('DE', [
      { what: 'lamp', quantity: 1 },
      { what: 'book', quantity: 2 },
    ])
    await sell('FR', [
      { what: 'lamp', quantity: 1 },
      { what: 'file', quantity: 1 },
    ])
    // 19.99 × 19/119 = 3.19; 21.40 × 7/107 = 1.40; 19.99 × 20/120 = 3.33; 5.55 × 20/120 = 0.925
    const { taxes } = await report()
    const shown = taxes.map(({ country, rate, supply, base, amount }) => [
      country,
      rate,
      supply,
      base,
      amount,
    ])
    expect(shown).to.eql([
      ['DE', 19, 'goods', 16.8, 3.19],
      ['DE', 7, 'goods', 20, 1.4],
      ['FR', 20, 'goods', 16.66, 3.33],
      ['FR', 20, 'services', 4.62, 0.93],
    ])
  })

  it('counts every order of a long period once, whatever the moment', async () => {
    await computeTaxes(shop)
    const begins = Date.parse('2026-01-01T00:00:00Z')
    const edge = begins + 60 * 24 * 60 * 60_000
    for (const moment of [begins - 1, begins, edge - 1, edge, edge + 1, Date.parse('2027-01-01T00:00:00Z')]) {
      const { _id: id } = await sell('DE', [{ what: 'lamp', quantity: 1 }])
      await service()
        .db('orders')
        .where({ id })
        .update({ paid_at: new Date(moment) })
    }
    const year = { from: '2026-01-01', to: '2026-12-31', timeZone: 'UTC' }
    expect((await report(year)).total).to.include({ base: 67.2, amount: 12.76 })
    const last = { from: '9999-12-01', to: '9999-12-31', timeZone: 'UTC' }
    expect((await report(last)).total).to.include({ base: 0, amount: 0 })
  })

  it('counts a refund on its own day, also of an order of an earlier period', async () => {
    await computeTaxes(shop)
    const order = await sell('FR', [{ what: 'file', quantity: 2 }])
    const long = new Date(Date.now() - 100 * 24 * 60 * 60_000)
    await service().db('orders').where({ id: order._id }).update({ paid_at: long })
    await refundNow(shop, order._id, 555)
    const { taxes, total } = await report()
    expect(taxes).to.have.length(1)
    expect(taxes[0]).to.include({ country: 'FR', supply: 'services', base: 0, refundedBase: 4.62 })
    expect(total).to.eql({ base: 0, amount: 0, refundedBase: 4.62, refundedAmount: 0.93 })
    const day = long.toISOString().slice(0, 10)
    const then = await report({ from: day, to: day, timeZone: 'UTC' })
    expect(then.total).to.eql({ base: 9.25, amount: 1.85, refundedBase: 0, refundedAmount: 0 })
  })

  it('counts renewals that were charged, by the country of their tax', async () => {
    await computeTaxes(shop)
    const pass = await createEntitlement(shop, shopper, { product_id: items.file })
    const tax = { name: 'TVA', rate: 200_000, base: 500, amount: 100, included: true }
    const taxes = JSON.stringify([{ ...tax, country: 'FR', state: null, category: 'S' }])
    for (const state of ['succeeded', 'declined']) {
      const [id, charge] = [newId(), { amount: 600, currency: 'EUR', provider: 'sandbox', attempt: 1 }]
      const about = { shop_id: shop.id, entitlement_id: pass.id, product_id: items.file }
      const row = { ...about, ...charge, id, reference: `ren_${id}`, state, taxes, period_end: new Date() }
      await service().db('renewal_charges').insert(row)
    }
    const { total } = await report()
    expect(total).to.eql({ base: 5, amount: 1, refundedBase: 0, refundedAmount: 0 })
    expect((await report()).taxes[0]).to.include({ country: 'FR', supply: 'services', rate: 20 })
  })

  it('counts neither unpaid orders nor those of another store', async () => {
    await computeTaxes(shop)
    await createOrderOfAnother()
    const address = await createShippingAddress(shopper, { country: 'DE' })
    const body = { items: [{ productId: items.lamp, quantity: 1 }], shippingAddressId: address.id }
    await call('store').post('/api/v1/orders').set(shopper.as(shop)).send(body).expect(201)
    expect(await report()).to.deep.include({ taxes: [] })
  })

  /** Sells something at another store, and comes back to this one. */
  async function createOrderOfAnother() {
    const [mine, mineItems] = [shop, items]
    shop = await createShop({ currency: 'EUR', country: 'DE' })
    await computeTaxes(shop)
    await createTaxRegistration(shop)
    await createTaxRate(shop)
    items = { ...items, lamp: (await createProduct(shop, { price: 1000 })).id }
    await sell('DE', [{ what: 'lamp', quantity: 1 }])
    ;[shop, items] = [mine, mineItems]
  }

  for (const pricesIncludeTax of [true, false]) {
    const prices = pricesIncludeTax ? 'prices with taxes' : 'prices without taxes'
    it(`adds up to the invoices and credit notes, whatever is sold and refunded: ${prices}`, async () => {
      await computeTaxes(shop, { pricesIncludeTax })
      const line = fc.record({
        what: fc.constantFrom(...(['lamp', 'book', 'file'] as const)),
        quantity: fc.integer({ min: 1, max: 3 }),
      })
      const sale = fc.record({
        country: fc.constantFrom('DE', 'FR'),
        lines: fc.uniqueArray(line, { minLength: 1, maxLength: 3, selector: ({ what }) => what }),
        refunds: fc.array(fc.double({ min: 0.05, max: 1, noNaN: true }), { maxLength: 3 }),
      })
      for (const { country, lines, refunds } of fc.sample(sale, 12)) {
        const order = await sell(country, lines)
        let left = Math.round(order.total * 100)
        for (const [n, share] of refunds.entries()) {
          const amount = Math.round(left * share)
          if (amount === 0) break
          await refundNow(shop, order._id, amount, new Date(Date.now() - 1000 * (10 - n)))
          left -= amount
          // One credit note at a time, as refunds come.
          await issueNow()
        }
      }
      const expected = await documents()
      const { taxes, total } = await report()
      expect(total).to.eql(expected)
      const sum = (of: (row: Row) => number) => Math.round(taxes.reduce((all, row) => all + of(row), 0) * 100)
      expect(sum(({ amount }) => amount)).to.equal(Math.round(expected.amount! * 100))
      expect(sum((row) => row.refundedAmount)).to.equal(Math.round(expected.refundedAmount! * 100))
    })
  }
})

import { expect } from 'chai'
import { days, minutes } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { computeTaxes, createTaxRate, createTaxRegistration } from '../support/fixtures/taxes.ts'
import { payments, withPayments } from '../support/payments.ts'
import { createPass, moveTo, type Pass, renew, subjects } from '../support/renewals.ts'

describe('renew-passes, where the store computes taxes', () => {
  withPayments()

  /** A pass for 12.00 of a German store, which collects 19 % there and the French 20 % by the One-Stop Shop. */
  async function createTaxedPass(settings: object, product: object = {}): Promise<Pass> {
    const shop = await createShop({ type: 'digital', currency: 'EUR', country: 'DE' })
    await createPaymentMethod(shop)
    await computeTaxes(shop, settings)
    await createTaxRegistration(shop)
    await createTaxRegistration(shop, { scheme: 'oss' })
    await createTaxRate(shop, { name: 'MwSt.' })
    await createTaxRate(shop, { name: 'MwSt.', class: 'reduced', rate: 70_000 })
    await createTaxRate(shop, { name: 'TVA', country: 'FR', rate: 200_000 })
    const pass = { price: 1200, digital: { accessType: 'pass' }, ...product }
    return createPass(payments, {
      like: { shop, product: await createProduct(shop, pass) },
      announced: false,
    })
  }

  /** Lets an order with these columns have granted the pass. */
  async function buyWith({ id, shop, shopper, product }: Pass, columns: object): Promise<void> {
    const order = await createOrder(shop, shopper)
    await payments.db('orders').where({ id: order.id }).update(columns)
    await payments.db('access_grants').insert({
      ...{ id: newId(), shop_id: shop.id, entitlement_id: id, product_id: product.id, order_id: order.id },
      ...{ access_type: 'pass', days: 30 },
    })
  }

  async function announceAndCharge(pass: Pass) {
    moveTo(pass, 4 * days - 1000)
    await renew(payments)
    moveTo(pass, 3 * days - 1 * minutes)
    await renew(payments)
    const [charge] = await pass.charges()
    const charged = await pass.charged()
    expect(charged.map(({ amount }) => amount)).to.eql([charge.amount])
    return charge
  }

  it('adds the tax to a price without it, in the notice, the charge and the receipt', async () => {
    const pass = await createTaxedPass({ pricesIncludeTax: false })
    const charge = await announceAndCharge(pass)
    // 12.00 × 19 % = 2.28
    expect(charge).to.include({ amount: 1428, tax_added: 228, tax_treatment: 'taxed', state: 'succeeded' })
    const tax = { name: 'MwSt.', rate: 190_000, country: 'DE', state: null, category: 'S' }
    expect(charge.taxes).to.eql([{ ...tax, base: 1200, amount: 228, included: false }])
    for (const { text } of await pass.mails())
      expect(text).to.include('€14.28').and.include('incl. MwSt. 19 %: €2.28')
    expect((await pass.notifications()).map(({ body }) => body)).to.eql(['€14.28'])
  })

  it('keeps the tax that a price contains, by the class of the pass', async () => {
    const pass = await createTaxedPass({ pricesIncludeTax: true }, { tax_class: 'reduced', price: 1070 })
    const charge = await announceAndCharge(pass)
    expect(charge).to.include({ amount: 1070, tax_added: 0 })
    expect(charge.taxes[0]).to.include({ rate: 70_000, base: 1000, amount: 70, included: true })
  })

  it('taxes it where its buyer is, by the address for the invoice', async () => {
    const pass = await createTaxedPass({ pricesIncludeTax: true })
    await buyWith(pass, { billing_address: { name: 'A buyer', city: 'Paris', country: 'FR' } })
    const charge = await announceAndCharge(pass)
    expect(charge.taxes[0]).to.include({ name: 'TVA', base: 1000, amount: 200, country: 'FR' })
  })

  for (const [pricesIncludeTax, price] of [
    [true, 1190],
    [false, 1000],
  ] as const) {
    it(`charges a business that owes the tax 10.00, of a price of ${price / 100}`, async () => {
      const pass = await createTaxedPass({ pricesIncludeTax }, { price })
      await buyWith(pass, {
        billing_address: { name: 'A buyer', city: 'Paris', country: 'FR' },
        tax_id: { value: 'FR40303265045', country: 'FR', verifiedAt: '2026-11-21T09:30:00.000Z' },
      })
      const charge = await announceAndCharge(pass)
      expect(charge).to.include({ amount: 1000, tax_treatment: 'reverse_charge', tax_added: 0 })
      expect(await subjects(pass), 'a notice and a receipt').to.have.length(2)
    })
  }

  it('taxes a buyer whose number nobody has confirmed', async () => {
    const pass = await createTaxedPass({ pricesIncludeTax: true })
    await buyWith(pass, {
      billing_address: { name: 'A buyer', city: 'Paris', country: 'FR' },
      tax_id: { value: 'FR40303265045', country: 'FR', verifiedAt: null },
    })
    expect(await announceAndCharge(pass)).to.include({ amount: 1200, tax_treatment: 'taxed' })
  })

  it('announces it anew when the rate has risen, and charges no more than it has announced', async () => {
    const pass = await createTaxedPass({ pricesIncludeTax: false })
    moveTo(pass, 4 * days - 1000)
    await renew(payments)
    await payments
      .db('tax_rates')
      .where({ shop_id: pass.shop.id, class: 'standard' })
      .update({ rate: 210_000 })
    moveTo(pass, 3 * days - 2 * minutes)
    await renew(payments)
    expect(await pass.charges()).to.eql([])
    const [, again] = await pass.mails()
    expect(again!.text).to.include('€14.52').and.include('The amount has risen')
    moveTo(pass, 2 * days - 3 * minutes)
    await renew(payments)
    expect((await pass.charges())[0]).to.include({ amount: 1452, tax_added: 252 })
  })

  it('waits while the store has no rate for it, and charges nothing untaxed', async () => {
    const pass = await createTaxedPass({ pricesIncludeTax: false })
    const rates = payments.db('tax_rates').where({ shop_id: pass.shop.id })
    await rates.clone().update({ ends_at: new Date(0), starts_at: new Date(0) })
    moveTo(pass, 4 * days - 1000)
    await renew(payments)
    expect(await subjects(pass)).to.eql([])
    await rates.clone().update({ ends_at: new Date('9999-12-31') })
    moveTo(pass, 3 * days + 1 * minutes)
    await renew(payments)
    expect(await subjects(pass)).to.have.length(1)
  })
})

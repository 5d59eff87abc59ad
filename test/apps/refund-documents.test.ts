import { expect } from 'chai'
import fc from 'fast-check'
import type { Shop } from '../../src/base/context.ts'
import type { InvoiceData } from '../../src/gateways/documents/invoice-data.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { issueNow, markPaid, switchOnInvoices } from '../support/fixtures/invoices.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShippingAddress } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { computeTaxes, createTaxRate, createTaxRegistration } from '../support/fixtures/taxes.ts'
import { call, service } from '../support/service.ts'

const minor = (major: number) => Math.round(major * 100)
const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)

describe('The documents of refunds by line', () => {
  let shop: Shop & { ownerId: string }
  let shopper: Person
  let token: { authorization: string }
  const items: string[] = []

  beforeEach(async () => {
    ;[shop, shopper] = [await createShop({ currency: 'EUR', country: 'DE' }), await createAccount()]
    token = await createAppToken(shop, ['READ_ORDERS', 'WRITE_ORDERS', 'READ_SALES'])
    await switchOnInvoices(shop)
    await createTaxRegistration(shop)
    await createTaxRate(shop, { name: 'MwSt.' })
    await createTaxRate(shop, { name: 'MwSt.', class: 'reduced', rate: 70_000 })
    const product = async (values: object) => (await createProduct(shop, { quantity: 1000, ...values })).id
    items.splice(0, 3, await product({ price: 1999 }), await product({ price: 1070, tax_class: 'reduced' }))
  })

  const apps = (method: 'get' | 'post', path: string) => call('apps')[method](`/api/v1${path}`).set(token)

  async function sell(quantities: number[]) {
    const { id: shippingAddressId } = await createShippingAddress(shopper, { country: 'DE' })
    const body = {
      items: quantities.map((quantity, n) => ({ productId: items[n], quantity })),
      shippingAddressId,
    }
    const reply = await call('store').post('/api/v1/orders').set(shopper.as(shop)).send(body).expect(201)
    await markPaid(reply.body.data._id)
    await issueNow()
    return reply.body.data as { _id: string; total: number; items: { _id: string; quantity: number }[] }
  }

  async function notes(orderId: string): Promise<InvoiceData[]> {
    await issueNow()
    return service()
      .db('invoices')
      .where({ order_id: orderId, kind: 'credit_note' })
      .orderBy('sequence')
      .pluck('data')
  }

  it('credit exactly the lines that were refunded, at their rates', async () => {
    await computeTaxes(shop)
    const { _id, items: lines } = await sell([2, 3])
    const { body } = await apps('get', `/orders/${_id}/refundable?lines=${lines[1]!._id}:2`).expect(200)
    // 2 × 10.70 × 7/107 = 1.40
    expect(body.data.taxes).to.eql([{ name: 'MwSt.', rate: 7, base: 20, amount: 1.4 }])
    await apps('post', `/orders/${_id}/refund`)
      .send({ lines: [{ itemId: lines[1]!._id, quantity: 2 }] })
      .expect(200)
    const [note] = await notes(_id)
    expect(note!.lines.map(({ position, gross, net }) => [position, gross, net])).to.eql([[1, 2140, 2000]])
    expect(note!.taxes).to.eql([{ name: 'MwSt.', rate: 70_000, base: 2000, amount: 140 }])
  })

  for (const pricesIncludeTax of [true, false]) {
    const prices = pricesIncludeTax ? 'prices with taxes' : 'prices without taxes'
    it(`say what was proposed, add up to the invoice and agree with the tax report: ${prices}`, async () => {
      await computeTaxes(shop, { pricesIncludeTax })
      const quantity = fc.integer({ min: 1, max: 4 })
      const step = fc.record({ line: fc.nat(1), goodwill: fc.constantFrom(0, 0, 0.01, 3.33) })
      const run = fc.record({
        quantities: fc.tuple(quantity, quantity),
        steps: fc.array(step, { maxLength: 4 }),
        ends: fc.boolean(),
      })
      for (const { quantities, steps, ends } of fc.sample(run, 8)) {
        const { _id, total, items: lines } = await sell(quantities)
        const left = [...quantities]
        for (const { line, goodwill } of steps) {
          if (left[line] === 0) continue
          const pieces = Math.ceil(left[line]! / 2)
          left[line]! -= pieces
          await refundOne(_id, { itemId: lines[line]!._id, quantity: pieces }, goodwill)
        }
        const isEnded = ends && left.some((pieces) => pieces > 0)
        if (isEnded) await apps('post', `/orders/${_id}/refund`).expect(200)
        const issued = await notes(_id)
        const { refunded } = await service().db('orders').where({ id: _id }).first('refunded')
        expect(sum(issued.map((note) => note.total))).to.equal(refunded)
        if (isEnded) expect(refunded).to.equal(minor(total))
      }
      await agreesWithReport()
    })
  }

  /** Refunds pieces, and checks that the credit note has no other line if nothing was paid on top or before. */
  async function refundOne(
    orderId: string,
    line: { itemId: string; quantity: number },
    goodwill: number,
  ): Promise<void> {
    const wanted = `?lines=${line.itemId}:${line.quantity}`
    const { body } = await apps('get', `/orders/${orderId}/refundable${wanted}`).expect(200)
    const before = await service().db('orders').where({ id: orderId }).first('refunded', 'total')
    const amount = Math.min(goodwill, (before.total - before.refunded - minor(body.data.amount)) / 100)
    const extra = amount > 0 ? { amount } : {}
    if (body.data.amount + amount === 0) return
    await apps('post', `/orders/${orderId}/refund`)
      .send({ lines: [line], ...extra })
      .expect(200)
    const note = (await notes(orderId)).at(-1)!
    expect(note.total).to.equal(minor(body.data.amount + amount))
    if (amount > 0 || before.refunded > 0) return
    expect(note.lines).to.have.length(1)
    const { name, rate, base, amount: tax } = body.data.taxes[0]
    const said = { name, rate: rate * 10_000, base: minor(base), amount: minor(tax) }
    expect(note.taxes).to.eql([said])
  }

  async function agreesWithReport(): Promise<void> {
    const { body } = await apps('get', '/taxes/report').expect(200)
    const all: InvoiceData[] = await service()
      .db('invoices')
      .where({ shop_id: shop.id, kind: 'credit_note' })
      .pluck('data')
    const ofNotes = (rate: number) =>
      sum(all.flatMap(({ taxes }) => taxes.filter((tax) => tax.rate === rate).map(({ amount }) => amount)))
    const ofReport = (rate: number) =>
      sum(
        body.data.taxes
          .filter((row: { rate: number }) => row.rate * 10_000 === rate)
          .map((row: { refundedAmount: number }) => minor(row.refundedAmount)),
      )
    for (const rate of [190_000, 70_000]) expect(ofReport(rate)).to.equal(ofNotes(rate))
  }
})

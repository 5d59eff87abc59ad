import { expect } from 'chai'
import { createInvoice } from '../support/fixtures/invoices.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, createGuest, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call } from '../support/service.ts'

let shop: Awaited<ReturnType<typeof createShop>>
let shopper: Person
beforeEach(async () => {
  shop = await createShop()
  shopper = await createAccount()
})

describe('listOrderInvoices', () => {
  it("has the invoice of the shopper's own order, and of a guest's", async () => {
    for (const person of [shopper, await createGuest()]) {
      const { id, orderId } = await createInvoice(shop, { id: person.id, email: null })
      const { body } = await call('store')
        .get(`/api/v1/orders/${orderId}/invoices`)
        .set(person.as(shop))
        .expect(200)
      expect(body.data.map((invoice: { _id: string }) => invoice._id)).to.eql([id])
    }
  })

  it('is empty for an order without one, and hides those of others', async () => {
    const { id } = await createOrder(shop, shopper)
    const { body } = await call('store')
      .get(`/api/v1/orders/${id}/invoices`)
      .set(shopper.as(shop))
      .expect(200)
    expect(body.data).to.eql([])
    const other = await createAccount()
    await call('store').get(`/api/v1/orders/${id}/invoices`).set(other.as(shop)).expect(404)
  })
})

describe('getOrderInvoiceDocument', () => {
  it("links to the PDF of the shopper's own, and to nothing of another order", async () => {
    const [own, other] = [
      await createInvoice(shop, shopper),
      await createInvoice(shop, await createAccount()),
    ]
    const ask = (orderId: string, id: string, query = '') =>
      call('store').get(`/api/v1/orders/${orderId}/invoices/${id}/document${query}`).set(shopper.as(shop))
    const { body } = await ask(own.orderId, own.id).expect(200)
    expect(body.data.name).to.equal(`${own.number}.pdf`)
    expect((await ask(own.orderId, other.id).expect(404)).body.code).to.equal('invoice_not_found')
    expect((await ask(other.orderId, other.id).expect(404)).body.code).to.equal('order_not_found')
    const { body: refused } = await ask(own.orderId, own.id, '?format=xml').expect(409)
    expect(refused.code).to.equal('invoice_has_no_xml')
    await ask(own.orderId, own.id, '?format=doc').expect(400)
  })
})

import { expect } from 'chai'
import { createAppToken } from '../support/fixtures/apps.ts'
import {
  createInvoice,
  invoiceSettings,
  issueNow,
  markPaid,
  switchOnInvoices,
} from '../support/fixtures/invoices.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

let shop: Awaited<ReturnType<typeof createShop>>
let shopper: Person
let token: Awaited<ReturnType<typeof createAppToken>>

const scopes = ['READ_ORDERS', 'WRITE_ORDERS', 'WRITE_STORE', 'READ_CUSTOMERS']
const get = (path: string) => call('apps').get(`/api/v1${path}`).set(token)
const listed = async (query = '') => (await get(`/invoices${query}`).expect(200)).body.data.invoices

beforeEach(async () => {
  shop = await createShop({ currency: 'EUR', country: 'DE', timeZone: 'Europe/Berlin' })
  shopper = await createAccount()
  token = await createAppToken(shop, scopes)
})

/** Pays an order through the sandbox and refunds parts of it. */
async function paidBySandbox(subtotal = 10_000): Promise<string> {
  const { id } = await createOrder(shop, shopper, { subtotal })
  const { id: paymentId } = await createPaymentMethod(shop)
  await call('store')
    .post(`/api/v1/orders/${id}/pay`)
    .set(shopper.as(shop))
    .send({ paymentId, card: 'tok_ok' })
    .expect(200)
  return id
}
const refund = (id: string, amount?: number) =>
  call('apps').post(`/api/v1/orders/${id}/refund`).set(token).send({ amount }).expect(200)

describe('listInvoices', () => {
  it('has none of a store that has not switched invoices on', async () => {
    await markPaid((await createOrder(shop, shopper)).id)
    await issueNow()
    expect(await listed()).to.eql([])
    expect(await service().db('invoice_requests').where({ shop_id: shop.id })).to.eql([])
  })

  it('has an invoice of each order that is paid, numbered by year', async () => {
    await switchOnInvoices(shop)
    const id = await paidBySandbox()
    await issueNow()
    const [invoice] = await listed()
    expect(invoice).to.include({
      kind: 'invoice',
      order: id,
      total: 100,
      net: 100,
      corrects: null,
      refund: null,
    })
    expect(invoice.number).to.match(/^INV-\d{4}-0001$/)
    expect(invoice.number).to.include(invoice.issuedOn.slice(0, 4))
  })

  it('filters by kind, order, number and time, and follows changes', async () => {
    const invoice = await createInvoice(shop, shopper)
    await createInvoice(shop, shopper)
    const numbers = async (query: string) =>
      (await listed(query)).map((one: { number: string }) => one.number)
    expect(await numbers('?kind=credit_note')).to.eql([])
    expect(await numbers(`?order=${invoice.orderId}`)).to.eql([invoice.number])
    expect(await numbers(`?number=${invoice.number}`)).to.eql([invoice.number])
    expect(await numbers('?to=2020-01-01T00:00:00Z')).to.eql([])
    expect(await numbers('?updatedSince=2020-01-01T00:00:00Z')).to.have.length(2)
  })
})

describe('A credit note', () => {
  it('is issued for each refund, and all of them add up to the invoice', async () => {
    await switchOnInvoices(shop)
    const id = await paidBySandbox(10_001)
    await issueNow()
    for (const amount of [33.33, 0.01]) {
      await refund(id, amount)
      await issueNow()
    }
    await refund(id)
    await issueNow()
    const notes = await listed('?kind=credit_note')
    expect(notes.map((note: { total: number }) => note.total)).to.eql([66.67, 0.01, 33.33])
    expect(notes.map((note: { number: string }) => note.number.slice(-4))).to.eql(['0003', '0002', '0001'])
    const [invoice] = await listed('?kind=invoice')
    for (const note of notes) expect(note.corrects).to.equal(invoice._id)
  })

  it('follows its invoice when both are due at once', async () => {
    await switchOnInvoices(shop)
    const id = await paidBySandbox()
    await refund(id)
    await issueNow()
    expect((await listed()).map((one: { kind: string }) => one.kind)).to.have.members([
      'invoice',
      'credit_note',
    ])
  })

  it('is issued for a refund after invoices were switched off, and not for an order that has none', async () => {
    const without = await paidBySandbox()
    await switchOnInvoices(shop)
    await refund(without)
    await issueNow()
    expect(await listed()).to.eql([])
    const invoiced = await createOrder(shop, shopper)
    await markPaid(invoiced.id)
    await issueNow()
    await switchOnInvoices(shop, { enabled: false })
    await refund(invoiced.id)
    await issueNow()
    expect(await listed('?kind=credit_note')).to.have.length(1)
  })

  it('takes back the invoice of an accepted order that is cancelled before it is paid', async () => {
    await switchOnInvoices(shop, { issueWhen: 'accepted' })
    const { id } = await createOrder(shop, shopper)
    const set = (status: string) =>
      call('apps').patch(`/api/v1/orders/${id}`).set(token).send({ status }).expect(200)
    await set('processing')
    await issueNow()
    await set('cancelled')
    await issueNow()
    const [note, invoice] = await listed()
    expect([note.kind, note.total, note.refund]).to.eql(['credit_note', 50, null])
    expect(note.corrects).to.equal(invoice._id)
  })
})

describe('An issued document', () => {
  it('changes with nothing that happens later, and can be neither changed nor deleted', async () => {
    const { id } = await createInvoice(shop, shopper)
    const before = (await get(`/invoices/${id}`).expect(200)).body.data
    const { db } = service()
    await db('order_items').where({ shop_id: shop.id }).update({ name: 'Something else' })
    await db('shops').where({ id: shop.id }).update({ name: 'Another name', invoices: null })
    expect((await get(`/invoices/${id}`).expect(200)).body.data).to.eql(before)
    for (const change of [
      db('invoices').where({ id }).update({ total: 1 }),
      db('invoices').where({ id }).update({ data: '{}' }),
      db('invoices').where({ id }).delete(),
    ]) {
      const error = await change.then(() => null).catch((thrown) => thrown)
      expect(error?.message).to.include('has been issued, and cannot be changed')
    }
    const clearance = {
      system: 'mbs',
      reference: 'IRN-1',
      qr: 'IRN-1',
      clearedAt: '2026-11-28T10:00:00.000Z',
    }
    await db('invoices')
      .where({ id })
      .update({ clearance: JSON.stringify(clearance) })
    expect((await get(`/invoices/${id}`).expect(200)).body.data.clearance).to.eql(clearance)
  })

  it('is one, however often its order is moved', async () => {
    await switchOnInvoices(shop, { issueWhen: 'accepted' })
    const { id } = await createOrder(shop, shopper)
    for (const status of ['processing', 'paid']) {
      await call('apps').patch(`/api/v1/orders/${id}`).set(token).send({ status }).expect(200)
      await issueNow()
    }
    expect(await listed()).to.have.length(1)
  })
})

describe('Settings of invoices', () => {
  it('are null at first, stored as written, and refused without a seller', async () => {
    const { body } = await get('/shop').expect(200)
    expect(body.data.invoices).to.equal(null)
    const patch = (invoices: object) => call('apps').patch('/api/v1/shop').set(token).send({ invoices })
    expect((await patch(invoiceSettings).expect(200)).body.data.invoices).to.eql(invoiceSettings)
    await patch({ ...invoiceSettings, seller: { name: 'Nobody' } }).expect(400)
  })
})

describe('getInvoiceDocument', () => {
  it('links to a PDF, and to XML by three profiles, which end after 10 minutes and cannot be forged', async () => {
    const { id } = await createInvoice(shop, shopper)
    const linkOf = async (query: string) =>
      (await get(`/invoices/${id}/document?${query}`).expect(200)).body.data
    const { url, name, contentType } = await linkOf('format=pdf')
    expect([name.slice(0, 4), contentType]).to.eql(['INV-', 'application/pdf'])
    const open = (link: string) => call('store').get(link.slice(new URL(link).origin.length))
    const { body } = await open(url).buffer(true).expect('content-type', 'application/pdf').expect(200)
    expect(body.subarray(0, 8).toString()).to.equal('%PDF-1.7')
    await open(url.replace('format=pdf', 'format=xml')).expect(403)
  })

  it('refuses XML where EN 16931 has no room for the document', async () => {
    const { id } = await createInvoice(shop, shopper)
    const { body } = await get(`/invoices/${id}/document?format=xml`).expect(409)
    expect(body.message).to.include('the country of the buyer is not known')
    await get('/invoices/665f1c2ab4e0d3a1c9f000f1/document').expect(404)
  })
})

import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
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

  it('asks for what is left of an accepted order of which a part was booked', async () => {
    await switchOnInvoices(shop, { issueWhen: 'accepted' })
    const { id } = await createOrder(shop, shopper)
    await service().db('orders').where({ id }).update({ part_paid: 2000 })
    await call('apps').patch(`/api/v1/orders/${id}`).set(token).send({ status: 'processing' }).expect(200)
    await issueNow()
    const [invoice] = await service().db('invoices').where({ order_id: id }).pluck('data')
    expect(invoice).to.include({ total: 5000, paid: 2000 })
  })
})

describe('Taxes of an invoice', () => {
  const taxOf = (rate: number, base: number, amount: number) =>
    JSON.stringify([{ name: 'VAT', rate, base, amount, included: true }])
  const address = JSON.stringify({
    _id: newId(),
    phone: '+49 89 123456',
    lat: null,
    lng: null,
    name: 'Ada',
    line1: 'Hauptstraße 5',
    line2: null,
    city: 'München',
    state: '',
    postalCode: '80331',
    country: 'DE',
  })

  /** An order of two lines with their own rates, as it was computed when it was placed. */
  async function taxed(): Promise<string> {
    await switchOnInvoices(shop)
    const { id, productId } = await createOrder(shop, shopper, { subtotal: 4999 })
    const { db } = service()
    await db('order_items')
      .where({ order_id: id })
      .update({ taxes: taxOf(190_000, 4201, 798) })
    const book = {
      product_id: productId,
      name: 'Book',
      unit_price: 1001,
      quantity: 1,
      holds_stock: false,
      position: 1,
    }
    await db('order_items').insert({
      id: productId,
      shop_id: shop.id,
      order_id: id,
      ...book,
      taxes: taxOf(70_000, 936, 65),
    })
    const taxes = JSON.stringify([
      ...JSON.parse(taxOf(190_000, 4201, 798)),
      ...JSON.parse(taxOf(70_000, 936, 65)),
    ])
    const values = { subtotal: 6000, taxes, tax_treatment: 'taxed', shipping_address: address }
    await db('orders').where({ id }).update(values)
    await markPaid(id)
    await issueNow()
    return id
  }

  it('are those of the order by rate, and credit notes that give all of it back add up to them', async () => {
    const id = await taxed()
    const [invoice] = await listed()
    expect(invoice).to.include({ total: 60, net: 51.37 })
    expect(invoice.taxes).to.eql([
      { name: 'VAT', rate: 19, base: 42.01, amount: 7.98 },
      { name: 'VAT', rate: 7, base: 9.36, amount: 0.65 },
    ])
    for (const amount of [0.01, 17.77, undefined]) {
      await refund(id, amount)
      await issueNow()
    }
    type Taxed = { net: number; total: number; taxes: { rate: number; base: number; amount: number }[] }
    const notes: Taxed[] = await listed('?kind=credit_note')
    const sum = (all: number[]) => Math.round(all.reduce((a, b) => a + b, 0) * 100) / 100
    expect(sum(notes.map(({ total }) => total))).to.equal(60)
    expect(sum(notes.map(({ net }) => net))).to.equal(51.37)
    for (const { rate, base, amount } of invoice.taxes) {
      const of = notes.flatMap(({ taxes }) => taxes.filter((one) => one.rate === rate))
      expect([sum(of.map((one) => one.base)), sum(of.map((one) => one.amount))], `${rate} %`).to.eql([
        base,
        amount,
      ])
    }
  })

  it('make it an e-invoice in each profile', async () => {
    await taxed()
    const [{ _id }] = await listed()
    for (const profile of ['ubl', 'cii', 'xrechnung']) {
      const { body } = await get(`/invoices/${_id}/document?format=xml&profile=${profile}`).expect(200)
      const link = new URL(body.data.url)
      const { text } = await call('store')
        .get(link.pathname + link.search)
        .buffer(true)
        .parse((res, done) => {
          let all = ''
          res.on('data', (chunk) => (all += chunk))
          res.on('end', () => done(null, all))
        })
        .expect('content-type', 'application/xml')
        .expect(200)
        .then(({ body: text }) => ({ text }))
      expect(text).to.include('<?xml').and.include('60.00')
    }
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

  it('keeps the first answer of a clearance system', async () => {
    const { id } = await createInvoice(shop, shopper)
    const clear = (answer: object) =>
      call('apps').put(`/api/v1/invoices/${id}/clearance`).set(token).send(answer)
    const irn = {
      system: 'mbs',
      reference: 'INV1-94ND90NR-20261121',
      qr: 'INV1-94ND90NR-20261121.1795254000',
    }
    const sent = { ...irn, clearedAt: '2026-11-28T11:00:00+01:00' }
    const replies = await Promise.all([clear(sent), clear(sent)])
    for (const { status, body } of replies)
      expect([status, body.data.clearance]).to.eql([200, { ...irn, clearedAt: '2026-11-28T10:00:00.000Z' }])
    const events = await service().db('events').where({ shop_id: shop.id, resource: 'invoices' })
    expect(events.filter(({ path }) => path.endsWith('/clearance'))).to.have.length(1)
    const { body } = await clear({ ...irn, reference: 'INV1-94ND90NR-20261122' }).expect(409)
    expect([body.code, body.data]).to.eql(['invoice_cleared', { reference: irn.reference }])
    expect((await get(`/invoices/${id}`).expect(200)).body.data.clearance).to.include(irn)
    const elsewhere = await createAppToken(await createShop(), ['WRITE_ORDERS'])
    await call('apps').put(`/api/v1/invoices/${id}/clearance`).set(elsewhere).send(irn).expect(404)
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
    await get(`/invoices/${id}/document?format=doc`).expect(400)
  })
})

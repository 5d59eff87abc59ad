import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { writeSlips } from '../../src/gateways/documents/packing/packing-slip.ts'
import { writePickList } from '../../src/gateways/documents/packing/pick-list.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'
import { later } from '../support/sign-in.ts'
import { lineOf, made, openShipping, order, shop, shopper } from './shipping-support.ts'

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\n/g)!.length

let token: { authorization: string }
const get = (path: string) => call('apps').get(`/api/v1/orders${path}`).set(token)
const post = (path: string, body: object) => call('apps').post(`/api/v1/orders${path}`).set(token).send(body)
const open = (url: string) =>
  call('store')
    .get(url.slice(new URL(url).origin.length))
    .buffer(true)

describe('Packing slips', () => {
  openShipping()
  beforeEach(async () => {
    token = await createAppToken(shop, ['READ_ORDERS'])
  })

  it('are a PDF that the link shows for 10 minutes, and that cannot be forged', async () => {
    const { data } = (await get(`/${order.id}/packing-slip`).expect(200)).body
    expect(data).to.include({ name: 'packing-slips.pdf', contentType: 'application/pdf' })
    const { body } = await open(data.url).expect('content-type', 'application/pdf').expect(200)
    expect(pagesOf(body)).to.equal(1)
    const other = await createOrder(shop, shopper)
    await open(data.url.replace(order.id, other.id)).expect(403)
    await open(data.url.replace('packing-slips', 'pick-list')).expect(403)
    await later(11 * 60_000, () => open(data.url).expect(403))
  })

  it('are one for each order, and for each parcel', async () => {
    const other = await createOrder(shop, shopper)
    const { data } = (await post('/packing-slips', { orders: [order.id, other.id] }).expect(200)).body
    expect(pagesOf((await open(data.url).expect(200)).body)).to.equal(2)
    const { _id } = await made()
    const ofParcel = (await get(`/${order.id}/packing-slip?shipment=${_id}`).expect(200)).body.data
    expect(pagesOf((await open(ofParcel.url).expect(200)).body)).to.equal(1)
    const again = await made()
    const empty = await get(`/${order.id}/packing-slip?shipment=${again._id}`).expect(409)
    expect(empty.body.code).to.equal('nothing_to_ship')
    // A slip for shipped goods can be printed again.
    await get(`/${order.id}/packing-slip`).expect(200)
  })

  it("are of the store's own orders and shipments, of which something is shipped", async () => {
    const foreign = await createOrder(await createShop(), shopper)
    await get(`/${foreign.id}/packing-slip`).expect(404)
    await post('/packing-slips', { orders: [order.id, foreign.id] }).expect(404)
    await post('/pick-list', { orders: [foreign.id] }).expect(404)
    const { body } = await get(`/${order.id}/packing-slip?shipment=${newId()}`).expect(404)
    expect(body.code).to.equal('shipment_not_found')
    await service().db('order_items').where({ order_id: order.id }).update({ kind: 'service' })
    const refused = await post('/packing-slips', { orders: [order.id] }).expect(409)
    expect(refused.body.code).to.equal('nothing_to_ship')
    await get(`/${order.id}/packing-slip`).expect(409)
    await post('/packing-slips', { orders: [] }).expect(400)
  })
})

describe('getOrderPacking', () => {
  openShipping()

  it('tells how an order is sent and paid, and the numbers of what is in it', async () => {
    token = await createAppToken(shop, ['READ_ORDERS'])
    const { db } = service()
    const { id: payment_method_id } = await createPaymentMethod(shop, 'bank-transfer')
    const shipping_rate = { rateId: newId(), carrier: 'Riders', shippingMethod: 'Same day', etaDays: 1 }
    await db('orders').where({ id: order.id }).update({ payment_method_id, shipping_rate })
    const { id: itemId, product_id } = await lineOf(order)
    await db('products').where({ id: product_id }).update({ sku: 'MUG-350' })
    expect((await get(`/${order.id}/packing`).expect(200)).body.data).to.eql({
      delivery: 'Riders, Same day',
      paymentMethod: 'bank-transfer',
      shipBy: null,
      late: false,
      lines: [{ itemId, left: 1, sku: 'MUG-350', barcode: null }],
    })
    await get(`/${newId()}/packing`).expect(404)
  })
})

describe('createPickList', () => {
  openShipping()
  beforeEach(async () => {
    token = await createAppToken(shop, ['READ_ORDERS'])
  })

  it('adds up what is left of all orders, with SKU and barcode', async () => {
    const { db } = service()
    const other = await createOrder(shop, shopper)
    const { product_id } = await lineOf(order)
    await db('products').where({ id: product_id }).update({ sku: 'MUG-350', barcode: '4006381333931' })
    await db('order_items').where({ order_id: order.id }).update({ quantity: 3, shipped: 1, name: 'Mug' })
    const about = { product_id, quantity: 4, name: 'Mug' }
    await db('order_items').where({ order_id: other.id }).update(about)
    const chosen = { id: newId(), shop_id: shop.id, order_id: other.id, unit_price: 1, position: 1 }
    await db('order_items').insert({
      ...{ ...chosen, product_id, name: 'Mug', quantity: 1, holds_stock: false },
      options: { Engraving: 'Ada' },
    })
    const { data } = (await post('/pick-list', { orders: [order.id, other.id] }).expect(200)).body
    const [plain, engraved] = data.lines
    expect(data.lines).to.have.lengthOf(2)
    expect(plain).to.deep.include({ quantity: 6, sku: 'MUG-350', barcode: '4006381333931', details: null })
    expect(plain.orders.map(({ quantity }: { quantity: number }) => quantity)).to.eql([2, 4])
    expect(engraved).to.include({ quantity: 1, details: 'Engraving: Ada' })
    expect(pagesOf((await open(data.document.url).expect(200)).body)).to.equal(1)
  })

  it('is empty once everything is in parcels', async () => {
    await made()
    const { data } = (await post('/pick-list', { orders: [order.id] }).expect(200)).body
    expect(data.lines).to.eql([])
    await open(data.document.url).expect(200)
  })
})

describe('Papers for packing', () => {
  const sender = { name: 'Blumen & Töpfe', logo: null, contact: 'hallo@example.de', locale: 'de-DE' }
  const line = { name: 'Vase', details: null, quantity: 2, sku: 'V-1', barcode: null }
  const address = {
    line1: 'Weg 1',
    line2: null,
    city: 'Köln',
    state: null,
    postalCode: '50667',
    country: 'DE',
  }
  const slip = {
    ...{ number: 7, placedOn: '2026-11-28', shipTo: { name: 'Ada', ...address }, delivery: 'DHL, Standard' },
    ...{ note: 'Bitte nicht knicken', lines: Array(60).fill(line), isPart: true },
  }

  sampledTest('begin another page where a long order needs one', async () => {
    expect(pagesOf(await writeSlips(sender, [slip]))).to.equal(4)
    const orders = Array.from({ length: 300 }, (_, number) => ({ number: 1000 + number, quantity: 2 }))
    expect(pagesOf(await writePickList(sender, Array(40).fill({ ...line, orders })))).to.be.greaterThan(4)
  })

  it('write the scripts that buyers write', async () => {
    const lines = [{ ...line, name: 'مزهرية', details: '花瓶 · กระถาง' }]
    expect(pagesOf(await writeSlips(sender, [{ ...slip, lines }]))).to.equal(1)
  })
})

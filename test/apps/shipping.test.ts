import { expect } from 'chai'
import { minutes } from '../../src/clock.ts'
import type { Shop } from '../../src/context.ts'
import { newId } from '../../src/ids.ts'
import {
  createAccount,
  createAppToken,
  createOrder,
  createShipment,
  createShippingAddress,
  createShippingRate,
  createShop,
  type Person,
  setShipping,
} from '../support/fixtures.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { later } from '../support/sign-in.ts'

const url = '/api/v1/shipping'
let shop: Shop & { ownerId: string }
let shopper: Person
let token: { authorization: string }
let order: { id: string; productId: string }
let addressId: string
const read = (path: string) => call('apps').get(`${url}${path}`).set(token)
const ship = (body: object = {}, headers: Record<string, string> = {}) =>
  call('apps')
    .post(`${url}/shipments`)
    .set({ ...token, ...headers })
    .send({ orderId: order.id, ...body })
const made = async (body: object = {}) => (await ship(body).expect(201)).body.data
const patch = (id: string, body: object) => call('apps').patch(`${url}/shipments/${id}`).set(token).send(body)
const orderRow = () => service().db('orders').where({ id: order.id }).first()
const eventsOf = (resourceId: string) =>
  service().db('events').where({ resource_id: resourceId }).orderBy('id').select('resource', 'method', 'path')
/** A rate with which the order was placed, as placing it writes it down. */
const placedWith = async (values: object = {}) => {
  const rate = await createShippingRate(shop, shopper, { ...values, taken_by: order.id })
  const shipping_rate = { rateId: rate.id, carrier: 'Riders', shippingMethod: 'Same day', etaDays: 1 }
  await service().db('orders').where({ id: order.id }).update({ shipping_rate })
  return rate
}

describe('Shipping', () => {
  beforeEach(async () => {
    shop = await createShop()
    shopper = await createAccount()
    token = await createAppToken(shop, ['READ_SHIPPING', 'WRITE_SHIPPING', 'READ_ORDERS'])
    order = await createOrder(shop, shopper)
    addressId = (await createShippingAddress(shopper)).id
    const copied = { _id: addressId, name: 'A', phone: '+1', line1: '1', line2: null, city: 'Ikeja' }
    const place = { state: 'Lagos', country: 'NG', postalCode: null, lat: null, lng: null }
    await service()
      .db('orders')
      .where({ id: order.id })
      .update({ shipping_address: { ...copied, ...place } })
  })

  describe('quoteShipping', () => {
    const quote = (body: object = {}, as = token) =>
      call('apps')
        .post(`${url}/rates`)
        .set(as)
        .send({ orderId: order.id, shippingAddressId: addressId, ...body })

    it('quotes an order to the address that it keeps, or to another one of its shopper', async () => {
      await setShipping(shop)
      await service().db('shipping_addresses').where({ id: addressId }).delete()
      const other = await createShippingAddress(shopper)
      for (const shippingAddressId of [addressId, other.id]) {
        const { body } = await quote({ shippingAddressId }).expect(200)
        expect(body.data[0]).to.include({ shippingMethod: 'Rider', amount: 5, currency: 'USD' })
        const row = await service().db('shipping_rates').where({ id: body.data[0].rateId }).first()
        expect(row).to.include({ order_id: order.id, user_id: shopper.id })
        expect(row.address._id).to.equal(shippingAddressId)
      }
    })

    it('knows no other order and no address of somebody else, and sends no files', async () => {
      await quote({ orderId: newId() }).expect(404)
      await quote({}, await createAppToken(await createShop(), ['READ_SHIPPING'])).expect(404)
      const theirs = await createShippingAddress(await createAccount())
      const unknown = await quote({ shippingAddressId: theirs.id }).expect(404)
      expect(unknown.body.message).to.equal('Shipping address not found')
      const digital = JSON.stringify({ accessType: 'lifetime' })
      await service().db('products').where({ id: order.productId }).update({ digital })
      expect((await quote().expect(409)).body.code).to.equal('nothing_to_ship')
      await service().db('orders').where({ id: order.id }).update({ status: 'refunded' })
      expect((await quote().expect(409)).body.code).to.equal('order_not_shippable')
    })

    it('says so where the only courier does not answer', async () => {
      const place = { name: 'A', phone: '+1', line1: '1', city: 'Ikeja', state: 'Lagos', country: 'NG' }
      await setShipping(shop, { zones: [], origin: place })
      const settings = { SHIPPO_TOKEN: 'shippo_test_1', SHIPPO_URL: 'http://127.0.0.1:1' }
      const { apps } = await openApps(
        testConfig({ url: service().databaseUrl }, settings),
        service().db,
        'apps',
      )
      const { body } = await call('apps', apps)
        .post(`${url}/rates`)
        .set(token)
        .send({ orderId: order.id, shippingAddressId: addressId })
        .expect(502)
      expect(body.code).to.equal('courier_unavailable')
    })
  })

  describe('createShipment', () => {
    it('sends an order as the merchant says, and the order names the shipment', async () => {
      const { body } = await ship({
        carrier: 'GIG',
        trackingNumber: 'GIG-1',
        trackingUrl: 'https://gig.example/GIG-1',
        shippingMethod: 'Next day',
        shippingCost: 12.345,
        notes: 'Fragile',
        estimatedDelivery: '2026-12-01',
      }).expect(201)
      expect(body.message).to.equal('Shipment created')
      const { _id, trackingCode, createdAt, updatedAt, ...rest } = body.data
      expect(rest).to.eql({
        orders: [order.id],
        carrier: 'GIG',
        courier: { id: null, name: 'GIG', image: null },
        shippingAddress: addressId,
        shippingOption: null,
        metadata: {},
        trackingNumber: 'GIG-1',
        trackingUrl: 'https://gig.example/GIG-1',
        shippingMethod: 'Next day',
        shippingCost: 12.35,
        notes: 'Fragile',
        estimatedDelivery: '2026-12-01',
        status: 'pending',
      })
      expect(trackingCode).to.match(/^[0-9A-F]{20}$/)
      expect(updatedAt).to.equal(createdAt)
      const shown = await call('apps').get(`/api/v1/orders/${order.id}`).set(token).expect(200)
      expect(shown.body.data).to.include({ shipment: _id, expiresAt: null })
      expect(await eventsOf(_id)).to.eql([
        { resource: 'shipping', method: 'POST', path: '/shipping/shipments' },
      ])
      expect(await eventsOf(order.id)).to.eql([
        { resource: 'orders', method: 'PATCH', path: `/orders/${order.id}` },
      ])
    })

    it('asks for the order alone: what is left out is what the shopper chose, or empty', async () => {
      const bare = await made({ estimatedDelivery: '2026-12-01T23:30:00-05:00' })
      expect(bare).to.include({
        carrier: '',
        trackingNumber: '',
        shippingMethod: '',
        notes: '',
        shippingCost: 0,
      })
      expect(bare.estimatedDelivery).to.equal('2026-12-02')
      expect(bare.trackingUrl).to.match(new RegExp(`^http://.+/api/v1/shipping/track/${bare.trackingCode}$`))
      await placedWith()
      expect(await made()).to.include({
        carrier: 'Riders',
        shippingMethod: 'Same day',
        estimatedDelivery: null,
      })
    })

    it('takes a flat rate: the one of the order at any time, or one that was asked for since', async () => {
      const own = await placedWith({ expires_at: new Date(0) })
      const shipment = await made({
        rateId: own.id,
        carrier: 'ignored',
        trackingNumber: 'R-1',
        notes: 'Bell',
      })
      expect(shipment).to.deep.include({
        ...{ carrier: 'Riders', shippingMethod: 'Same day', shippingCost: 5, trackingNumber: 'R-1' },
        ...{ shippingAddress: own.addressId, shippingOption: own.id, metadata: {}, notes: 'Bell' },
      })
      expect(shipment.estimatedDelivery).to.match(/^\d{4}-\d\d-\d\d$/)
      const since = await createShippingRate(shop, shopper, { order_id: order.id, service: 'rider_1' })
      expect(await made({ rateId: 'rider_1' })).to.include({ shippingOption: since.id })
      const late = await later(31 * minutes, async () => ship({ rateId: since.id }))
      expect({ status: late.status, code: late.body.code }).to.eql({ status: 409, code: 'rate_expired' })
    })

    it('refuses a rate of another order or cart, and one to another address', async () => {
      const cart = await createShippingRate(shop, shopper)
      const other = await createShippingRate(shop, shopper, {
        order_id: (await createOrder(shop, shopper)).id,
      })
      for (const rateId of [cart.id, other.id, newId(), 'nonsense'])
        expect((await ship({ rateId }).expect(404)).body.message).to.equal('Shipping rate not found')
      const rate = await createShippingRate(shop, shopper, { order_id: order.id })
      const elsewhere = await ship({ rateId: rate.id, shippingAddressId: addressId }).expect(409)
      expect(elsewhere.body.code).to.equal('rate_outdated')
      await ship({ rateId: rate.id, shippingAddressId: rate.addressId }).expect(201)
    })

    it('sends to an address of the shopper alone, and needs one', async () => {
      const other = await createShippingAddress(shopper)
      expect((await made({ shippingAddressId: other.id })).shippingAddress).to.equal(other.id)
      const theirs = await createShippingAddress(await createAccount())
      await ship({ shippingAddressId: theirs.id }).expect(404)
      await service().db('orders').where({ id: order.id }).update({ shipping_address: null })
      expect((await ship().expect(400)).body.code).to.equal('shipping_address_required')
      await ship({ shippingAddressId: other.id }).expect(201)
    })

    it('sends nothing that is cancelled, refunded, digital, deleted or another store’s', async () => {
      const set = (values: object) => service().db('orders').where({ id: order.id }).update(values)
      for (const status of ['cancelled', 'refunded']) {
        await set({ status })
        expect((await ship().expect(409)).body.code).to.equal('order_not_shippable')
      }
      await set({ status: 'paid', deleted_at: new Date() })
      await ship().expect(404)
      await set({ deleted_at: null })
      const elsewhere = await createShop()
      const foreign = await createOrder(elsewhere, shopper)
      await ship({ orderId: foreign.id }).expect(404)
      const digital = JSON.stringify({ accessType: 'lifetime' })
      await service().db('products').where({ id: order.productId }).update({ digital })
      expect((await ship().expect(409)).body.code).to.equal('nothing_to_ship')
      expect(await service().db('shipments').where({ shop_id: shop.id })).to.eql([])
    })

    it('makes one shipment of a hundred parallel calls with one key', async () => {
      const key = { 'idempotency-key': newId() }
      const replies = await Promise.all(Array.from({ length: 100 }, () => ship({ carrier: 'GIG' }, key)))
      const statuses = new Set(replies.map(({ status }) => status))
      expect([...statuses].every((status) => status === 201 || status === 409)).to.equal(true)
      const rows = await service().db('shipments').where({ order_id: order.id })
      expect(rows).to.have.length(1)
      const again = await ship({ carrier: 'GIG' }, key).expect(201)
      expect(again.body.data._id).to.equal(rows[0].id)
    })

    it('finds what it made when the reply under its key was lost with the process', async () => {
      const key = { 'idempotency-key': newId() }
      const first = await ship({}, key).expect(201)
      await service().db('idempotency_keys').where({ key: key['idempotency-key'] }).delete()
      expect((await ship({}, key).expect(201)).body.data._id).to.equal(first.body.data._id)
      expect(await service().db('shipments').where({ order_id: order.id })).to.have.length(1)
      expect(await eventsOf(order.id)).to.have.length(1)
    })

    it('keeps its shopper from cancelling the order, until it is cancelled itself', async () => {
      const { _id } = await made()
      const cancel = () => call('store').post(`/api/v1/orders/${order.id}/cancel`).set(shopper.as(shop))
      expect((await cancel().expect(409)).body.code).to.equal('order_not_cancellable')
      await patch(_id, { status: 'cancelled' }).expect(200)
      await cancel().expect(200)
    })

    it('refuses what cannot be', async () => {
      for (const [body, field] of [
        [{ shippingCost: -1 }, 'shippingCost'],
        [{ trackingUrl: 'javascript:alert(1)' }, 'trackingUrl'],
        [{ estimatedDelivery: 'tomorrow' }, 'estimatedDelivery'],
        [{ estimatedDelivery: '0000-01-01' }, 'estimatedDelivery'],
        [{ orderId: undefined }, 'orderId'],
      ] as const)
        expect((await ship(body).expect(400)).body.message).to.include(field)
    })
  })

  describe('listShipments', () => {
    it('lists the store’s, newest first', async () => {
      const ids = [(await made())._id, (await made())._id]
      await createShipment(await createShop(), shopper)
      const { body } = await read('/shipments?limit=1').expect(200)
      expect(body.data.shipments.map(({ _id }: { _id: string }) => _id)).to.eql([ids[1]])
      expect(body.data.pagination).to.include({ total: 2, pages: 2 })
    })

    it('reads its pages from an index, of a store and of an order', async function () {
      this.timeout(120_000)
      const { db } = service()
      const { id, orderId } = await createShipment(shop, shopper)
      for (let from = 0; from < 100_000; from += 10_000)
        await db.raw(
          `insert into shipments (id, tracking_code, created_at, shop_id, order_id, carrier, courier, shipping_address,
          tracking_number, shipping_method, shipping_cost, notes, history, updated_at)
        select lpad(to_hex(number), 24, '0'), 'bulk' || ? || number, now() - number * interval '1 minute',
          shop_id, order_id, carrier, courier, shipping_address, tracking_number, shipping_method, shipping_cost,
          notes, history, updated_at
        from shipments, generate_series(?::integer + 1, ?::integer + 10000) as number where id = ?`,
          [shop.id, from, from, id],
        )
      await db.raw('vacuum analyze shipments')
      for (const [path, index] of [
        ['/api/v1/shipping/shipments', 'shipments_of_shop'],
        [`/api/v1/orders/${orderId}/shipments`, 'shipments_of_'],
      ] as const) {
        const seen: { sql: string; bindings: string[] }[] = []
        const look = (query: { sql: string; bindings: string[] }) => seen.push(query)
        db.on('query', look)
        await call('apps').get(path).set(token).expect(200)
        db.removeListener('query', look)
        const page = seen.find(({ sql }) => sql.includes('order by'))!
        const { rows } = await db.raw(`explain ${page.sql.replace(/\$\d+/g, '?')}`, page.bindings)
        const plan = rows.map((line: Record<string, string>) => line['QUERY PLAN']).join('\n')
        expect(plan).to.include(index).and.not.include('Sort')
      }
    })
  })

  describe('listOrderShipments', () => {
    it('lists those of an order, cancelled ones too', async () => {
      const ids = [(await made())._id, (await made())._id]
      await patch(ids[0], { status: 'cancelled' }).expect(200)
      await createShipment(shop, shopper)
      const list = await call('apps').get(`/api/v1/orders/${order.id}/shipments`).set(token).expect(200)
      expect(list.body.data.shipments.map(({ _id }: { _id: string }) => _id)).to.eql([ids[1], ids[0]])
      await call('apps').get(`/api/v1/orders/${newId()}/shipments`).set(token).expect(404)
    })
  })

  describe('getShipment and getShipping', () => {
    it('answer with the same record, which a notification names', async () => {
      const shipment = await made({ carrier: 'GIG' })
      for (const path of [`/shipments/${shipment._id}`, `/${shipment._id}`])
        expect((await read(path).expect(200)).body.data).to.eql(shipment)
      const foreign = await createShipment(await createShop(), shopper)
      expect((await read(`/${foreign.id}`).expect(404)).body.message).to.equal('Shipment not found')
    })
  })

  describe('updateShipment', () => {
    it('changes what is given and leaves the rest', async () => {
      const before = await made({ carrier: 'GIG', trackingUrl: 'https://gig.example/1', notes: 'Fragile' })
      const { body } = await patch(before._id, {
        ...{ carrier: 'DHL', trackingNumber: 'D-1', shippingCost: 2.5, estimatedDelivery: '2026-12-24' },
        trackingUrl: null,
      }).expect(200)
      const { updatedAt, trackingUrl, ...rest } = before
      const courier = { id: null, name: 'DHL', image: null }
      const changes = { carrier: 'DHL', courier, trackingNumber: 'D-1', shippingCost: 2.5 }
      expect(body.data).to.deep.include({ ...rest, ...changes, estimatedDelivery: '2026-12-24' })
      expect(body.data.trackingUrl).to.include(before.trackingCode)
      const cleared = await patch(before._id, { estimatedDelivery: null, notes: '' }).expect(200)
      expect(cleared.body.data).to.include({ estimatedDelivery: null, notes: '', carrier: 'DHL' })
      const events = await eventsOf(before._id)
      expect(events.slice(1)).to.eql(
        [1, 2].map(() => ({
          resource: 'shipping',
          method: 'PATCH',
          path: `/shipping/shipments/${before._id}`,
        })),
      )
      expect(await eventsOf(order.id)).to.have.length(1)
    })

    it('goes from pending to in transit to delivered, and tells which moves there are', async () => {
      const { _id } = await made()
      const refuse = async (status: string, allowed: string[]) => {
        const { body } = await patch(_id, { status }).expect(409)
        expect({ code: body.code, data: body.data }).to.eql({
          code: 'illegal_status_move',
          data: { allowed },
        })
      }
      await refuse('delivered', ['in_transit', 'cancelled'])
      await patch(_id, { status: 'pending' }).expect(200)
      expect((await patch(_id, { status: 'in_transit' }).expect(200)).body.data.status).to.equal('in_transit')
      await refuse('pending', ['delivered', 'cancelled'])
      await patch(_id, { status: 'delivered' }).expect(200)
      await refuse('cancelled', [])
      const row = await service().db('shipments').where({ id: _id }).first('history')
      expect(row.history.map(({ status }: { status: string }) => status)).to.eql([
        'pending',
        'in_transit',
        'delivered',
      ])
    })

    it('tells the shopper once that the parcel is on its way, and how it is followed', async () => {
      const { _id, orders, trackingCode } = await made()
      const sent = { status: 'in_transit', trackingNumber: 'LATE-1', carrier: 'Riders' }
      await patch(_id, sent).expect(200)
      await patch(_id, sent).expect(200)
      await patch(_id, { status: 'delivered' }).expect(200)
      const told = await service().db('order_announcements').where({ order_id: orders[0], change: 'shipped' })
      expect(told).to.have.length(1)
      expect(told[0].facts.shipment).to.include({ trackingNumber: 'LATE-1', carrier: 'Riders', trackingCode })
    })

    it('points the order at the shipment that is left when one is cancelled', async () => {
      const [first, second] = [await made(), await made()]
      expect((await orderRow()).shipment_id).to.equal(second._id)
      await patch(second._id, { status: 'cancelled' }).expect(200)
      expect((await orderRow()).shipment_id).to.equal(first._id)
      await patch(first._id, { status: 'cancelled' }).expect(200)
      expect((await orderRow()).shipment_id).to.equal(null)
      expect(await eventsOf(order.id)).to.have.length(4)
    })

    it('lets nothing leave whose order was cancelled', async () => {
      const { _id } = await made()
      await service().db('orders').where({ id: order.id }).update({ status: 'cancelled' })
      expect((await patch(_id, { status: 'in_transit' }).expect(409)).body.code).to.equal(
        'order_not_shippable',
      )
      await patch(_id, { status: 'cancelled' }).expect(200)
    })

    it('lets one of two moves that exclude each other through, however many try', async () => {
      const { _id } = await made()
      const replies = await Promise.all(
        Array.from({ length: 50 }, (_, i) => patch(_id, { status: i % 2 ? 'in_transit' : 'cancelled' })),
      )
      expect(replies.every(({ status }) => status === 200 || status === 409)).to.equal(true)
      const row = await service().db('shipments').where({ id: _id }).first('history', 'status')
      const steps = row.history.map(({ status }: { status: string }) => status)
      expect(new Set(steps).size).to.equal(steps.length)
      expect(steps.at(-1)).to.equal(row.status)
    })

    it('knows none of another store', async () => {
      const foreign = await createShipment(await createShop(), shopper)
      await patch(foreign.id, { notes: 'mine' }).expect(404)
    })
  })
})

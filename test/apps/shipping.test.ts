import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShipment, createShippingAddress, setShipping } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { partitions } from '../support/partitions.ts'
import { sampledTest } from '../support/sample.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import {
  addressId,
  eventsOf,
  made,
  openShipping,
  order,
  orderRow,
  patch,
  read,
  shop,
  shopper,
  token,
  url,
} from './shipping-support.ts'

describe('Shipping', () => {
  openShipping()

  describe('quoteShipping', () => {
    const quote = (body: object = {}, as = token) =>
      call('apps')
        .post(`${url}/rates`)
        .set(as)
        .send({ orderId: order.id, shippingAddressId: addressId, ...body })

    it('quotes an order to its own address, or to another one of its shopper', async () => {
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

    it("finds neither another store's order nor another shopper's address, and ships no files", async () => {
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

    it('reports if the only courier does not answer', async () => {
      const place = {
        name: 'A',
        phone: '+234 803 000 0000',
        line1: '1',
        city: 'Ikeja',
        state: 'Lagos',
        country: 'NG',
      }
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

  describe('listShipments', () => {
    it('lists the store’s, newest first', async () => {
      const ids = [(await made())._id, (await made())._id]
      await createShipment(await createShop(), shopper)
      const { body } = await read('/shipments?limit=1').expect(200)
      expect(body.data.shipments.map(({ _id }: { _id: string }) => _id)).to.eql([ids[1]])
      expect(body.data.pagination).to.include({ total: 2, pages: 2 })
    })

    sampledTest('reads its pages from an index, of a store and of an order', async function () {
      // Partitions are merged in order, which is another plan.
      if (partitions > 0) this.skip()
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
    it('changes the given fields and leaves the rest', async () => {
      const before = await made({ carrier: 'GIG', trackingUrl: 'https://gig.example/1', notes: 'Fragile' })
      const { body } = await patch(before._id, {
        carrier: 'DHL',
        trackingNumber: 'D-1',
        shippingCost: 2.5,
        estimatedDelivery: '2026-12-24',
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

    it('keeps what is known of the courier while the carrier stays the same', async () => {
      const { _id } = await made({ carrier: 'Riders' })
      const courier = { id: 'riders', name: 'Riders', image: 'https://riders.example/logo.png' }
      await service().db('shipments').where({ id: _id }).update({ courier })
      const { body } = await patch(_id, { carrier: 'Riders', notes: 'Fragile' }).expect(200)
      expect(body.data).to.deep.include({ carrier: 'Riders', courier, notes: 'Fragile' })
    })

    it('goes from pending to in transit to delivered, and lists the allowed transitions', async () => {
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

    it('tells the shopper once that the parcel is on its way, and how to track it', async () => {
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

    it('lets no shipment of a cancelled order leave', async () => {
      const { _id } = await made()
      await service().db('orders').where({ id: order.id }).update({ status: 'cancelled' })
      expect((await patch(_id, { status: 'in_transit' }).expect(409)).body.code).to.equal(
        'order_not_shippable',
      )
      await patch(_id, { status: 'cancelled' }).expect(200)
    })

    it('tells nobody of a deleted order, which apps could not read', async () => {
      const { _id } = await made()
      await service()
        .db('orders')
        .where({ id: order.id })
        .update({ status: 'cancelled', deleted_at: new Date() })
      await patch(_id, { status: 'cancelled' }).expect(200)
      expect((await orderRow()).shipment_id).to.equal(null)
      expect((await eventsOf(_id)).map(({ method }) => method)).to.eql(['POST', 'PATCH'])
      expect(await eventsOf(order.id), 'of the new shipment alone').to.have.length(1)
    })

    it('allows one of two mutually exclusive transitions, however many calls there are', async () => {
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
  })
})

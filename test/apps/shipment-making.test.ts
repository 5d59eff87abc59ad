import { expect } from 'chai'
import { minutes } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShippingAddress, createShippingRate } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'
import { later } from '../support/sign-in.ts'
import {
  addressId,
  eventsOf,
  lineOf,
  made,
  openShipping,
  order,
  patch,
  placedWith,
  ship,
  shop,
  shopper,
  token,
} from './shipping-support.ts'

describe('createShipment', () => {
  openShipping()

  it('ships an order as the merchant says, and the order names the shipment', async () => {
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
    const { _id, trackingCode, lines, createdAt, updatedAt, ...rest } = body.data
    expect(lines).to.eql([{ itemId: (await lineOf(order)).id, quantity: 1 }])
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

  it("requires only the order: missing fields are the shopper's choice, or empty", async () => {
    const bare = await made({ estimatedDelivery: '2026-12-01T23:30:00-05:00' })
    expect(bare).to.include({
      carrier: '',
      trackingNumber: '',
      shippingMethod: '',
      notes: '',
      shippingCost: 0,
    })
    expect(bare.estimatedDelivery).to.equal('2026-12-02')
    expect(bare.trackingUrl).to.match(new RegExp(`^http://[^/]+/track/${bare.trackingCode}$`))
    await placedWith()
    expect(await made()).to.include({
      carrier: 'Riders',
      shippingMethod: 'Same day',
      estimatedDelivery: null,
    })
  })

  it('accepts a flat rate: the one of the order at any time, or one that was quoted since', async () => {
    const own = await placedWith({ expires_at: new Date(0) })
    const shipment = await made({
      rateId: own.id,
      carrier: 'ignored',
      trackingNumber: 'R-1',
      notes: 'Bell',
    })
    expect(shipment).to.deep.include({
      carrier: 'Riders',
      shippingMethod: 'Same day',
      shippingCost: 5,
      trackingNumber: 'R-1',
      shippingAddress: own.addressId,
      shippingOption: own.id,
      metadata: {},
      notes: 'Bell',
    })
    expect(shipment.estimatedDelivery).to.match(/^\d{4}-\d\d-\d\d$/)
    const since = await createShippingRate(shop, shopper, { order_id: order.id, service: 'rider_1' })
    expect(await made({ rateId: 'rider_1' })).to.include({ shippingOption: since.id })
    const last = await createShippingRate(shop, shopper, { order_id: order.id, service: 'rider_1' })
    expect(await made({ rateId: 'rider_1' })).to.include({ shippingOption: last.id })
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

  it('ships to an address of the shopper only, and requires one', async () => {
    const other = await createShippingAddress(shopper)
    expect((await made({ shippingAddressId: other.id })).shippingAddress).to.equal(other.id)
    const theirs = await createShippingAddress(await createAccount())
    await ship({ shippingAddressId: theirs.id }).expect(404)
    await service().db('orders').where({ id: order.id }).update({ shipping_address: null })
    expect((await ship().expect(400)).body.code).to.equal('shipping_address_required')
    await ship({ shippingAddressId: other.id }).expect(201)
  })

  it('ships nothing that is cancelled, refunded, digital, deleted or another store’s', async () => {
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

  sampledTest('creates one shipment in a hundred parallel calls with one key', async () => {
    const key = { 'idempotency-key': newId() }
    const replies = await Promise.all(Array.from({ length: 100 }, () => ship({ carrier: 'GIG' }, key)))
    const statuses = new Set(replies.map(({ status }) => status))
    expect([...statuses].every((status) => status === 201 || status === 409)).to.equal(true)
    const rows = await service().db('shipments').where({ order_id: order.id })
    expect(rows).to.have.length(1)
    const again = await ship({ carrier: 'GIG' }, key).expect(201)
    expect(again.body.data._id).to.equal(rows[0].id)
  })

  it('finds what it created when the reply under its key was lost with the process', async () => {
    const key = { 'idempotency-key': newId() }
    const first = await ship({}, key).expect(201)
    await service().db('idempotency_keys').where({ key: key['idempotency-key'] }).delete()
    expect((await ship({}, key).expect(201)).body.data._id).to.equal(first.body.data._id)
    expect(await service().db('shipments').where({ order_id: order.id })).to.have.length(1)
    expect(await eventsOf(order.id)).to.have.length(1)
  })

  it('refuses a key that made another shipment, even after its reply was pruned', async () => {
    const key = { 'idempotency-key': newId() }
    await ship({ carrier: 'GIG', notes: 'Fragile' }, key).expect(201)
    await service().db('idempotency_keys').where({ key: key['idempotency-key'] }).delete()
    expect((await ship({ carrier: 'DHL' }, key).expect(422)).body.code).to.equal('idempotency_mismatch')
    await ship({ notes: 'Fragile', carrier: 'GIG' }, key).expect(201)
    expect(await service().db('shipments').where({ order_id: order.id })).to.have.length(1)
  })

  it('prevents the shopper from cancelling the order, until it is cancelled itself', async () => {
    const { _id } = await made()
    const cancel = () => call('store').post(`/api/v1/orders/${order.id}/cancel`).set(shopper.as(shop))
    expect((await cancel().expect(409)).body.code).to.equal('order_not_cancellable')
    await patch(_id, { status: 'cancelled' }).expect(200)
    await cancel().expect(200)
  })

  it('refuses invalid values', async () => {
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

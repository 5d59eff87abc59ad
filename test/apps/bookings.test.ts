import { expect } from 'chai'
import { hours, minutes } from '../../src/base/clock.ts'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { pay } from '../support/bookings.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createBookable, createBooking, slotIn } from '../support/fixtures/bookings.ts'
import { createService } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

describe('Bookings of a store', () => {
  let shop: Shop & { ownerId: string }
  let token: Awaited<ReturnType<typeof createAppToken>>
  beforeEach(async () => {
    shop = await createShop({ type: 'business' })
    token = await createAppToken(shop, ['READ_ORDERS', 'WRITE_ORDERS'])
  })

  const post = (path: string, body?: object) =>
    call('apps').post(`/api/v1/bookings${path}`).set(token).send(body)
  const list = async (query: object = {}) =>
    (await call('apps').get('/api/v1/bookings').query(query).set(token).expect(200)).body.data.bookings.map(
      ({ _id }: { _id: string }) => _id,
    )

  describe('createBooking', () => {
    it('takes any free time, whatever the hours say, and no time twice', async () => {
      const { id, resourceId } = await createBookable(shop)
      await service()
        .db('resources')
        .where({ id: resourceId, shop_id: shop.id })
        .update({ hours: JSON.stringify({ periods: [], exceptions: [] }) })
      const { body } = await post('', { service: id, startsAt: slotIn(2), name: 'Ada' }).expect(201)
      expect(body.data).to.include({ status: 'confirmed', name: 'Ada', email: '', startsAt: slotIn(2) })
      const half = new Date(Date.parse(slotIn(2)) + 30 * minutes).toISOString()
      expect((await post('', { service: id, startsAt: half }).expect(409)).body.code).to.equal('time_taken')
      const after = new Date(Date.parse(slotIn(2)) + 1 * hours).toISOString()
      await post('', { service: id, startsAt: after }).expect(201)
    })

    it('refuses what the store does not have, and a service without resources', async () => {
      const { id } = await createBookable(shop)
      const startsAt = slotIn(2)
      expect((await post('', { service: newId(), startsAt }).expect(404)).body.code).to.equal(
        'service_not_found',
      )
      const resource = newId()
      expect((await post('', { service: id, startsAt, resource }).expect(404)).body.code).to.equal(
        'resource_not_found',
      )
      const plain = await createService(shop)
      expect((await post('', { service: plain.id, startsAt }).expect(409)).body.code).to.equal(
        'service_not_bookable',
      )
    })
  })

  describe('listBookings', () => {
    it('lists the newest first, or within a time the earliest first', async () => {
      const late = await createBooking(shop, null, { starts: slotIn(9) })
      const soon = await createBooking(shop, null, { starts: slotIn(3) })
      const held = await createBooking(shop, await createAccount(), { status: 'held', starts: slotIn(6) })
      expect(await list()).to.deep.equal([held.id, soon.id, late.id])
      expect(await list({ from: slotIn(2) })).to.deep.equal([soon.id, held.id, late.id])
      expect(await list({ from: slotIn(4), to: slotIn(7) })).to.deep.equal([held.id])
      expect(await list({ status: 'confirmed', to: slotIn(4) })).to.deep.equal([soon.id])
      expect(await list({ resource: late.resourceId })).to.deep.equal([late.id])
      expect(await list({ service: soon.serviceId, status: 'nonsense' })).to.deep.equal([soon.id])
    })
  })

  describe('moveBooking', () => {
    it('moves to any free time, also half into its own, and to another resource', async () => {
      const booking = await createBooking(shop)
      const half = new Date(Date.parse(slotIn(5)) + 30 * minutes).toISOString()
      const { body } = await post(`/${booking.id}/move`, { startsAt: half }).expect(200)
      expect(body.data.startsAt).to.equal(half)
      expect(Date.parse(body.data.startsAt) - Date.parse(body.data.cancelUntil)).to.equal(24 * hours)
      expect(
        (await post(`/${booking.id}/move`, { startsAt: half, resource: newId() }).expect(404)).body.code,
      ).to.equal('resource_not_found')
      const other = await post('', { service: booking.serviceId, startsAt: slotIn(8) }).expect(201)
      expect((await post(`/${other.body.data._id}/move`, { startsAt: half }).expect(409)).body.code).to.equal(
        'time_taken',
      )
      await post(`/${newId()}/move`, { startsAt: half }).expect(404)
    })
  })

  describe('cancelBooking', () => {
    it('frees the time, and cancels an order that is not paid', async () => {
      const shopper = await createAccount()
      const [booking, order] = [await createBooking(shop, shopper), await createOrder(shop, shopper)]
      await service()
        .db('bookings')
        .where({ id: booking.id, shop_id: shop.id })
        .update({ status: 'pending', order_id: order.id })
      const { body } = await post(`/${booking.id}/cancel`).expect(200)
      expect(body.data.status).to.equal('cancelled')
      const found = await service().db('orders').where({ id: order.id, shop_id: shop.id }).first('status')
      expect(found!.status).to.equal('cancelled')
      expect((await post(`/${booking.id}/cancel`).expect(409)).body.data.allowed).to.deep.equal([])
      expect((await post(`/${booking.id}/move`, { startsAt: slotIn(2) }).expect(409)).body.code).to.equal(
        'illegal_status_move',
      )
    })
  })

  describe('cancelBooking of a paid booking', () => {
    /** Books times of a service as a shopper and pays for them with one order. */
    const paid = async (times: number) => {
      const [shopper, { id: serviceId }] = [await createAccount(), await createBookable(shop)]
      const bookings: string[] = []
      for (let day = 0; day < times; day += 1) {
        const booked = await call('store')
          .post('/api/v1/bookings')
          .set(shopper.as(shop))
          .send({ service: serviceId, startsAt: slotIn(5 + day) })
          .expect(201)
        bookings.push(booked.body.data._id)
      }
      const placed = await call('store')
        .post('/api/v1/orders')
        .set(shopper.as(shop))
        .send({ bookings })
        .expect(201)
      await pay(shop, placed.body.data._id)
      return { shopper, bookings, orderId: placed.body.data._id as string }
    }
    const order = (id: string) =>
      service().db('orders').where({ id, shop_id: shop.id }).first('refunded', 'total', 'status')
    const refundLineOf = async (orderId: string, booking: string) => {
      const { item_id: itemId } = await service()
        .db('bookings')
        .where({ id: booking, shop_id: shop.id })
        .first()
      await call('apps')
        .post(`/api/v1/orders/${orderId}/refund`)
        .set(token)
        .send({ lines: [{ itemId, quantity: 1 }] })
        .expect(200)
    }

    it('refunds what was paid for it, whatever the notice, and once', async () => {
      const { bookings, orderId } = await paid(1)
      await service()
        .db('bookings')
        .where({ id: bookings[0], shop_id: shop.id })
        .update({ cancel_until: new Date(0), late_fee: 5000 })
      const { body } = await post(`/${bookings[0]}/cancel`).expect(200)
      expect(body.data).to.include({ status: 'cancelled', fee: 0 })
      const { refunded, total, status } = await order(orderId)
      expect(total).to.be.above(0)
      expect({ refunded, status }).to.deep.equal({ refunded: total, status: 'refunded' })
      await post(`/${bookings[0]}/cancel`).expect(409)
      expect((await order(orderId)).refunded).to.equal(total)
    })

    it('refunds that one alone, and nothing more of one that was refunded before', async () => {
      const { shopper, bookings, orderId } = await paid(3)
      const [first, second, third] = bookings as [string, string, string]
      await post(`/${first}/cancel`).expect(200)
      const { refunded: one, total } = await order(orderId)
      expect(one * 3).to.equal(total)
      await refundLineOf(orderId, second)
      expect((await post(`/${second}/cancel`).expect(200)).body.data.status).to.equal('cancelled')
      expect((await order(orderId)).refunded).to.equal(2 * one)
      const left = await service().db('bookings').where({ id: third, shop_id: shop.id }).first('status')
      expect(left.status).to.equal('confirmed')
      await call('store').post(`/api/v1/bookings/${third}/cancel`).set(shopper.as(shop)).expect(200)
      expect((await order(orderId)).refunded).to.equal(total)
    })

    it('lets its shopper cancel one whose line was refunded before', async () => {
      const { shopper, bookings, orderId } = await paid(2)
      await refundLineOf(orderId, bookings[0]!)
      const before = (await order(orderId)).refunded
      await call('store').post(`/api/v1/bookings/${bookings[0]}/cancel`).set(shopper.as(shop)).expect(200)
      expect((await order(orderId)).refunded).to.equal(before)
    })
  })

  describe('markNoShow', () => {
    it('frees the time of a confirmed booking alone', async () => {
      const booking = await createBooking(shop)
      expect((await post(`/${booking.id}/no-show`).expect(200)).body.data.status).to.equal('no_show')
      expect((await post(`/${booking.id}/no-show`).expect(409)).body.code).to.equal('illegal_status_move')
      const again = { service: booking.serviceId, startsAt: slotIn(5) }
      await post('', again).expect(201)
    })
  })
})

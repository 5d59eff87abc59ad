import { expect } from 'chai'
import { hours, minutes } from '../../src/base/clock.ts'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
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

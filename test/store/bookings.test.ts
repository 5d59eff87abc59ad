import { expect } from 'chai'
import { clock, days, hours, minutes } from '../../src/base/clock.ts'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { expireHolds } from '../../src/jobs/expire-holds.ts'
import { expireOrders } from '../../src/jobs/expire-orders.ts'
import { pay, runJob } from '../support/bookings.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createResource, weekdays } from '../support/fixtures/bookings.ts'
import { createService } from '../support/fixtures/catalogue.ts'
import { createAccount, createGuest, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'

describe('Bookings of shoppers', () => {
  let shop: Shop & { ownerId: string }
  let shopper: Person
  let haircut: { id: string }
  let amara: { id: string }
  beforeEach(async () => {
    shop = await createShop({ type: 'business', timeZone: 'Europe/Berlin' })
    shopper = await createAccount()
    haircut = await createService(shop, { duration_minutes: 60, price: 8000 })
    amara = await createResource(shop, { services: [haircut.id] })
  })

  const rules = async (changes: object) => {
    const token = await createAppToken(shop, ['READ_INVENTORY', 'WRITE_INVENTORY'])
    const path = `/api/v1/services/${haircut.id}/booking-rules`
    const { body } = await call('apps').get(path).set(token).expect(200)
    await call('apps')
      .put(path)
      .set(token)
      .send({ ...body.data, ...changes })
      .expect(200)
  }
  const slots = async (query: object = {}) =>
    (
      await call('store')
        .get(`/api/v1/services/${haircut.id}/slots`)
        .query(query)
        .set('x-shop-id', shop.id)
        .expect(200)
    ).body.data
  /** The beginning of a slot in two days. */
  /** Far from midnight: no slot goes on into the hours of another day. */
  const inTwoDays = async () =>
    (await slots()).slots.find(
      ({ startsAt }: { startsAt: string }) =>
        Date.parse(startsAt) > clock.now().getTime() + 2 * days && /T1[0-3]:/.test(startsAt),
    ).startsAt as string
  const book = (startsAt: string, body: object = {}, who = shopper) =>
    call('store')
      .post('/api/v1/bookings')
      .set(who.as(shop))
      .send({ service: haircut.id, startsAt, email: 'guest@example.com', ...body })
  const order = (body: object, who = shopper) =>
    call('store')
      .post('/api/v1/orders')
      .set(who.as(shop))
      .send({ email: 'guest@example.com', ...body })
  const act = (id: string, action: string, body?: object, who = shopper) =>
    call('store').post(`/api/v1/bookings/${id}/${action}`).set(who.as(shop)).send(body)
  const read = async (id: string) =>
    (await call('store').get(`/api/v1/bookings/${id}`).set(shopper.as(shop)).expect(200)).body.data
  const starts = async () => (await slots()).slots.map((slot: { startsAt: string }) => slot.startsAt)
  const ids = async () => {
    const { db } = service()
    return db('booking_places').where({ shop_id: shop.id }).count({ count: '*' }).first()
  }

  describe('listServiceSlots', () => {
    it('has slots within the working hours on the clocks of the store, after the notice', async () => {
      const day = (offset: number) =>
        new Date(clock.now().getTime() + offset * days).toISOString().slice(0, 10)
      const hours = {
        periods: weekdays.map((weekday) => ({ day: weekday, from: '09:00', minutes: 180 })),
        exceptions: [{ date: day(3), periods: [{ from: '22:00', minutes: 180 }] }],
      }
      const { id } = await createService(shop, { duration_minutes: 90 })
      await createResource(shop, { services: [id], hours })
      const { body } = await call('store')
        .get(`/api/v1/services/${id}/slots`)
        .query({ from: day(2), to: day(3) })
        .set('x-shop-id', shop.id)
        .expect(200)
      const shown = body.data.slots.map(({ startsAt }: { startsAt: string }) =>
        new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', timeStyle: 'short' }).format(
          Date.parse(startsAt),
        ),
      )
      expect(shown).to.deep.equal(['09:00', '10:30', '22:00', '23:30'])
    })

    it('refuses a service that is sold without a time, and more than 31 days', async () => {
      const plain = await createService(shop)
      const of = (id: string, query = {}) =>
        call('store').get(`/api/v1/services/${id}/slots`).query(query).set('x-shop-id', shop.id)
      expect((await of(plain.id).expect(409)).body.code).to.equal('service_not_bookable')
      await of(newId()).expect(404)
      await of(haircut.id, { from: '2026-01-01', to: '2026-02-01' }).expect(400)
      await of(haircut.id, { from: '2026-01-02', to: '2026-01-01' }).expect(400)
    })

    it('leaves out what is taken, with the time that the resource needs before and after', async () => {
      await rules({ stepMinutes: 30 })
      await service()
        .db('resources')
        .where({ shop_id: shop.id, id: amara.id })
        .update({ before_minutes: 0, after_minutes: 30 })
      const startsAt = await inTwoDays()
      await book(startsAt).expect(201)
      const free = await starts()
      const from = Date.parse(startsAt)
      const around = [-120, -90, -60, -30, 0, 30, 60, 90].filter((offset) =>
        free.includes(new Date(from + offset * minutes).toISOString()),
      )
      expect(around).to.deep.equal([-120, -90, 90])
    })
  })

  describe('createBooking', () => {
    it('holds a time for 15 minutes, which nobody else can book, and gives it back', async () => {
      const startsAt = await inTwoDays()
      const { body } = await book(startsAt).expect(201)
      expect(body.data).to.include({ status: 'held', price: 80, order: null, startsAt })
      expect(Date.parse(body.data.expiresAt)).to.be.closeTo(clock.now().getTime() + 15 * minutes, 1 * minutes)
      const other = await createAccount()
      expect((await book(startsAt, {}, other).expect(409)).body.code).to.equal('time_taken')
      await service()
        .db('bookings')
        .where({ shop_id: shop.id, id: body.data._id })
        .update({ expires_at: new Date(Date.now() - 1000) })
      expect((await order({ bookings: [body.data._id] }).expect(409)).body.code).to.equal('hold_over')
      await runJob(expireHolds)
      expect((await read(body.data._id)).status).to.equal('expired')
      await book(startsAt, {}, other).expect(201)
    })

    it('confirms at once where no order pays for it', async () => {
      await rules({ payment: 'none' })
      const { body } = await book(await inTwoDays()).expect(201)
      expect(body.data).to.include({ status: 'confirmed', expiresAt: null })
    })

    it('takes the resource that is asked for, or one that is free, and no other', async () => {
      const bola = await createResource(shop, { services: [haircut.id] })
      const startsAt = await inTwoDays()
      const first = await book(startsAt, { resource: bola.id }).expect(201)
      expect(first.body.data.resource._id).to.equal(bola.id)
      const second = await book(startsAt).expect(201)
      expect(second.body.data.resource._id).to.equal(amara.id)
      expect((await book(startsAt).expect(409)).body.code).to.equal('time_taken')
      expect((await book(startsAt, { resource: newId() }).expect(404)).body.code).to.equal(
        'resource_not_found',
      )
    })

    it('refuses what is no slot, no service and what has no time', async () => {
      const startsAt = await inTwoDays()
      const off = new Date(Date.parse(startsAt) + 7 * minutes).toISOString()
      expect((await book(off).expect(409)).body.code).to.equal('time_not_bookable')
      const soon = new Date(clock.now().getTime() + 10 * minutes).toISOString()
      expect((await book(soon).expect(409)).body.code).to.equal('time_not_bookable')
      expect((await book('9999-12-31T23:00:00Z').expect(409)).body.code).to.equal('time_not_bookable')
      const plain = await createService(shop)
      expect((await book(startsAt, { service: plain.id }).expect(409)).body.code).to.equal(
        'service_not_bookable',
      )
      expect((await book(startsAt, { service: newId() }).expect(404)).body.code).to.equal('service_not_found')
    })

    it('needs the address of a guest', async () => {
      const refused = await book(await inTwoDays(), { email: undefined }, await createGuest()).expect(400)
      expect(refused.body.code).to.equal('email_required')
    })

    it('limits what a shopper can hold, and what guests of one network can', async () => {
      const limits = {
        UNPAID_ORDERS_PER_SHOPPER: '3',
        UNPAID_ORDERS_PER_ADDRESS: '5',
        TRUST_PROXY: 'loopback',
      }
      const config = testConfig({ url: service().databaseUrl }, limits)
      const { store } = await openApps(config, service().db, 'store')
      const room = await createResource(shop, { services: [haircut.id], capacity: 100 })
      const startsAt = await inTwoDays()
      const hold = (who: Person) =>
        call('store', store)
          .post('/api/v1/bookings')
          .set({ ...who.as(shop), 'x-forwarded-for': '203.0.113.7' })
          .send({ service: haircut.id, startsAt, resource: room.id, email: 'guest@example.com' })
      const own = await Promise.all(Array.from({ length: 6 }, () => hold(shopper)))
      expect(own.map(({ status }) => status).sort()).to.deep.equal([201, 201, 201, 409, 409, 409])
      expect(own.find(({ status }) => status === 409)!.body.message).to.match(/^You hold 3 times/)
      const guests = await Promise.all(Array.from({ length: 8 }, () => createGuest()))
      const replies = await Promise.all(guests.map(hold))
      expect(replies.filter(({ status }) => status === 201)).to.have.length(5)
      expect(replies.find(({ status }) => status === 409)!.body.message).to.match(/^Guests at your network/)
    })
  })

  describe('createOrder', () => {
    it('takes over a hold, which is confirmed once it is paid', async () => {
      const { body } = await book(await inTwoDays()).expect(201)
      const placed = await order({ bookings: [body.data._id] }).expect(201)
      expect(placed.body.data.total).to.equal(80)
      expect(placed.body.data.items.map(({ product }: { product: string }) => product)).to.deep.equal([
        haircut.id,
      ])
      expect(await read(body.data._id)).to.include({
        status: 'pending',
        order: placed.body.data._id,
        expiresAt: null,
      })
      expect((await order({ bookings: [body.data._id] }).expect(409)).body.code).to.equal('hold_over')
      await pay(shop, placed.body.data._id)
      expect(await read(body.data._id)).to.include({ status: 'confirmed' })
    })

    it('sells no service with slots without one, and nobody the hold of another', async () => {
      const items = [{ productId: haircut.id, quantity: 1 }]
      expect((await order({ items }).expect(409)).body.code).to.equal('booking_required')
      const { body } = await book(await inTwoDays()).expect(201)
      const id = body.data._id
      expect((await order({ bookings: [id], items }).expect(409)).body.code).to.equal('booking_required')
      const other = await createAccount()
      expect((await order({ bookings: [id] }, other).expect(404)).body.code).to.equal('booking_not_found')
    })

    it('gives the time back when it is cancelled, and when it expires', async () => {
      const startsAt = await inTwoDays()
      for (const end of ['cancel', 'expire']) {
        const { body } = await book(startsAt).expect(201)
        const placed = (await order({ bookings: [body.data._id] }).expect(201)).body.data
        if (end === 'cancel')
          await call('store').post(`/api/v1/orders/${placed._id}/cancel`).set(shopper.as(shop)).expect(200)
        else {
          await service()
            .db('orders')
            .where({ id: placed._id, shop_id: shop.id })
            .update({ expires_at: new Date(Date.now() - 1000) })
          await runJob(expireOrders)
        }
        expect((await read(body.data._id)).status).to.equal('cancelled')
      }
      expect(await ids()).to.deep.equal({ count: 0 })
    })
  })

  describe('moveBooking', () => {
    it('moves to a free slot and frees the old one; one that is taken leaves it as it was', async () => {
      const startsAt = await inTwoDays()
      const { body } = await book(startsAt).expect(201)
      const [later, taken] = [1, 2].map((count) =>
        new Date(Date.parse(startsAt) + count * hours).toISOString(),
      )
      await book(taken!, {}, await createAccount()).expect(201)
      expect((await act(body.data._id, 'move', { startsAt: taken }).expect(409)).body.code).to.equal(
        'time_taken',
      )
      expect((await read(body.data._id)).startsAt).to.equal(startsAt)
      await act(body.data._id, 'move', { startsAt: later }).expect(200)
      const free = await starts()
      expect([startsAt, later, taken].map((at) => free.includes(at))).to.deep.equal([true, false, false])
    })

    it('refuses what is no slot, another resource than it has, one that is over, and when it is too late', async () => {
      const startsAt = await inTwoDays()
      const { body } = await book(startsAt).expect(201)
      const id = body.data._id
      const off = new Date(Date.parse(startsAt) + 7 * minutes).toISOString()
      expect((await act(id, 'move', { startsAt: off }).expect(409)).body.code).to.equal('time_not_bookable')
      expect((await act(id, 'move', { startsAt, resource: newId() }).expect(404)).body.code).to.equal(
        'resource_not_found',
      )
      await service()
        .db('bookings')
        .where({ shop_id: shop.id, id })
        .update({ cancel_until: new Date(Date.now() - 1) })
      expect((await act(id, 'move', { startsAt }).expect(409)).body.code).to.equal('booking_too_late')
      await act(id, 'cancel').expect(200)
      expect((await act(id, 'move', { startsAt }).expect(409)).body.code).to.equal('illegal_status_move')
    })
  })

  describe('cancelBooking', () => {
    const booked = async () => {
      const { body } = await book(await inTwoDays()).expect(201)
      const placed = (await order({ bookings: [body.data._id] }).expect(201)).body.data
      return { id: body.data._id as string, orderId: placed._id as string }
    }
    const refunded = async (orderId: string) =>
      (await service().db('orders').where({ id: orderId, shop_id: shop.id }).first('refunded'))!.refunded

    it('frees the time and refunds all of it before the limit, and once', async () => {
      const { id, orderId } = await booked()
      await pay(shop, orderId)
      expect((await act(id, 'cancel').expect(200)).body.data).to.include({ status: 'cancelled', fee: 0 })
      expect(await refunded(orderId)).to.equal(8000)
      expect((await act(id, 'cancel').expect(409)).body.code).to.equal('illegal_status_move')
      expect(await ids()).to.deep.equal({ count: 0 })
    })

    it('keeps the fee of the store after the limit, or refuses where it has none', async () => {
      await rules({ cancelHours: 96, lateFeePercent: 25 })
      const { id, orderId } = await booked()
      await pay(shop, orderId)
      expect((await act(id, 'cancel').expect(200)).body.data).to.include({ status: 'cancelled', fee: 20 })
      expect(await refunded(orderId)).to.equal(6000)
      await rules({ cancelHours: 96, lateFeePercent: null })
      const late = await booked()
      await pay(shop, late.orderId)
      expect((await act(late.id, 'cancel').expect(409)).body.code).to.equal('booking_too_late')
    })

    it('cancels the order that has not been paid with it, unless it is being paid', async () => {
      const { id, orderId } = await booked()
      expect((await act(id, 'cancel').expect(200)).body.data.status).to.equal('cancelled')
      const found = await service().db('orders').where({ id: orderId, shop_id: shop.id }).first('status')
      expect(found!.status).to.equal('cancelled')
      const other = await booked()
      await service()
        .db('orders')
        .where({ id: other.orderId, shop_id: shop.id })
        .update({ payment_status: 'awaiting_confirmation' })
      expect((await act(other.id, 'cancel').expect(409)).body.code).to.equal('order_being_paid')
      await service()
        .db('orders')
        .where({ id: other.orderId, shop_id: shop.id })
        .update({ payment_status: 'refunded' })
      expect((await act(other.id, 'cancel').expect(409)).body.code).to.equal('order_not_cancellable')
    })
  })

  describe('listBookings', () => {
    it("lists the shopper's own bookings, newest first", async () => {
      const startsAt = await inTwoDays()
      const first = await book(startsAt).expect(201)
      const second = await book(new Date(Date.parse(startsAt) + 1 * hours).toISOString()).expect(201)
      await book(new Date(Date.parse(startsAt) + 2 * hours).toISOString(), {}, await createAccount()).expect(
        201,
      )
      const { body } = await call('store').get('/api/v1/bookings').set(shopper.as(shop)).expect(200)
      expect(body.data.bookings.map(({ _id }: { _id: string }) => _id)).to.deep.equal([
        second.body.data._id,
        first.body.data._id,
      ])
      await call('store')
        .get(`/api/v1/bookings/${first.body.data._id}`)
        .set((await createAccount()).as(shop))
        .expect(404)
    })
  })

  describe('races', () => {
    const parallel = async (
      number: number,
      work: (who: Person, index: number) => Promise<{ status: number }>,
    ) => {
      const people = await Promise.all(Array.from({ length: number }, () => createAccount()))
      const replies = await Promise.all(people.map(work))
      return replies.reduce<Record<number, number>>((counts, { status }) => {
        counts[status] = (counts[status] ?? 0) + 1
        return counts
      }, {})
    }

    it('give one time to exactly one of 200', async () => {
      const startsAt = await inTwoDays()
      const counts = await parallel(200, (who) => book(startsAt, {}, who))
      expect(counts[201]).to.equal(1)
      expect(await ids()).to.deep.equal({ count: 1 })
    })

    it('give the last place of a class to exactly one of 200', async () => {
      const yoga = await createService(shop, { duration_minutes: 60 })
      await createResource(shop, { services: [yoga.id], kind: 'room', capacity: 12 })
      const startsAt = await inTwoDays()
      const before = await parallel(11, (who) => book(startsAt, { service: yoga.id }, who))
      expect(before).to.deep.equal({ 201: 11 })
      const counts = await parallel(200, (who) => book(startsAt, { service: yoga.id }, who))
      expect(counts).to.deep.equal({ 201: 1, 409: 199 })
    })

    it('give a class to as many as it has seats, and any of three people to one each', async () => {
      const yoga = await createService(shop, { duration_minutes: 60 })
      await createResource(shop, { services: [yoga.id], kind: 'room', capacity: 12 })
      const startsAt = await inTwoDays()
      const counts = await parallel(60, (who) => book(startsAt, { service: yoga.id }, who))
      expect(counts[201]).to.equal(12)
      await createResource(shop, { services: [haircut.id] })
      await createResource(shop, { services: [haircut.id] })
      const ofThree = await parallel(40, (who) => book(startsAt, {}, who))
      expect(ofThree[201]).to.equal(3)
    })
  })
})

import { expect } from 'chai'
import { clock, days, hours, minutes } from '../../src/base/clock.ts'
import type { Shop } from '../../src/base/context.ts'
import { expireOrders } from '../../src/jobs/expire-orders.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createFood, createService } from '../support/fixtures/catalogue.ts'
import { createAccount, createGuest, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { moveClock, resetClock } from '../support/payments.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const allDay = weekdays.map((day) => ({ day, from: '00:00', minutes: 1440 }))
const rules = { leadMinutes: 20, lastOrderMinutes: 0, daysAhead: 2, slotMinutes: 30, capacity: 2 }
const open = { ...rules, periods: allDay }
type Rules = typeof open | (Omit<typeof open, 'capacity'> & { capacity: number | null })

describe('Times of orders', () => {
  let shop: Shop & { ownerId: string }
  let shopper: Person
  let dish: { id: string }
  beforeEach(async () => {
    shop = await createShop({ type: 'restaurant', timeZone: 'Europe/Berlin' })
    ;[shopper, dish] = await Promise.all([createAccount(), createFood(shop)])
  })

  afterEach(resetClock)

  const set = async (ways: Record<string, Rules>, exceptions: object[] = []) => {
    const token = await createAppToken(shop, ['WRITE_STORE'])
    return call('apps').put('/api/v1/shop/hours').set(token).send({ ways, exceptions }).expect(200)
  }
  const place = (body: object, who: Person = shopper) =>
    call('store')
      .post('/api/v1/orders')
      .set(who.as(shop))
      .send({ items: [{ productId: dish.id, quantity: 1 }], email: 'guest@example.com', ...body })
  const slots = async (query: object = { fulfilment: 'delivery' }) =>
    (await call('store').get('/api/v1/shop/slots').query(query).set('x-shop-id', shop.id).expect(200)).body
      .data
  const taken = async (startsAt: string) =>
    (await service().db('order_slots').where({ shop_id: shop.id, starts_at: startsAt }).first('taken'))?.taken

  describe('createOrder', () => {
    it('needs no time at a store without hours, and promises none', async () => {
      const { body } = await place({}).expect(201)
      expect(body.data.handover).to.equal(null)
      for (const time of [
        { asap: true },
        { dueAt: '2030-01-01T12:00Z' },
        { fulfilment: 'table', table: '7' },
      ])
        expect((await place(time).expect(409)).body.code).to.equal('fulfilment_not_offered')
    })

    it('needs a time at a store with hours for its way, unless nothing is handed over', async () => {
      await set({ delivery: open })
      expect((await place({}).expect(409)).body.code).to.equal('due_time_required')
      const haircut = await createService(shop)
      await place({ items: [{ productId: haircut.id, quantity: 1 }] }).expect(201)
    })

    it('keeps the first slot with room after the lead time as its due time, for as soon as possible', async () => {
      await set({ delivery: open })
      const { asap } = await slots()
      expect(Date.parse(asap)).to.be.within(
        clock.now().getTime() + 19 * minutes,
        clock.now().getTime() + 51 * minutes,
      )
      const due: string[] = []
      for (let n = 0; n < 3; n += 1)
        due.push((await place({ asap: true }).expect(201)).body.data.handover.dueAt)
      const next = new Date(Date.parse(asap) + 30 * minutes).toISOString()
      expect(due).to.eql([asap, asap, next])
      const { body } = await place({ asap: true }).expect(201)
      expect(body.data.handover).to.eql({ way: 'delivery', dueAt: next, asap: true })
      const { body: read } = await call('store')
        .get(`/api/v1/orders/${body.data._id}`)
        .set(shopper.as(shop))
        .expect(200)
      expect(read.data.handover).to.eql(body.data.handover)
    })

    it('refuses a full slot, a time between slots, one that is too soon and one too far ahead', async () => {
      await set({ delivery: open })
      const { asap } = await slots()
      await place({ dueAt: asap }).expect(201)
      await place({ dueAt: asap }).expect(201)
      expect((await place({ dueAt: asap }).expect(409)).body.code).to.equal('slot_full')
      const at = (more: number) => new Date(Date.parse(asap) + more).toISOString()
      for (const dueAt of [at(5 * minutes), at(-1 * hours), at(4 * days)])
        expect((await place({ dueAt }).expect(409)).body.code).to.equal('time_not_offered')
      expect(
        (await slots()).slots.find((slot: { startsAt: string }) => slot.startsAt === asap)?.state,
      ).to.equal('full')
    })

    it('refuses what is closed: by an exception, by the switch, and on all days of a store that never opens', async () => {
      const { body } = await set({ delivery: open })
      const { asap } = await slots()
      const date = asap.slice(0, 10)
      const next = new Date(Date.parse(date) + days).toISOString().slice(0, 10)
      await set(
        { delivery: open },
        [date, next].map((day) => ({ date: day, name: 'Closed', periods: [] })),
      )
      expect((await place({ dueAt: `${next}T12:00` }).expect(409)).body.code).to.equal('time_not_offered')
      await set({ delivery: { ...open, periods: [] } })
      expect((await place({ asap: true }).expect(409)).body.code).to.equal('no_slot_left')
      await set(body.data.ways)
      const token = await createAppToken(shop, ['WRITE_STORE'])
      const until = new Date(clock.now().getTime() + 5 * hours).toISOString()
      await call('apps').post('/api/v1/shop/closed-now').set(token).send({ until }).expect(200)
      expect((await place({ dueAt: asap }).expect(409)).body.code).to.equal('time_not_offered')
      const later = (await place({ asap: true }).expect(201)).body.data.handover.dueAt
      expect(Date.parse(later)).to.be.at.least(Date.parse(until))
      await call('apps').post('/api/v1/shop/closed-now').set(token).send({ until: null }).expect(200)
      await place({ dueAt: asap }).expect(201)
    })

    it('brings an order to a table, and refuses contradictions', async () => {
      await set({ table: open })
      const { body } = await place({ fulfilment: 'table', table: 'Terrace 4', asap: true }).expect(201)
      expect(body.data.handover).to.include({ way: 'table', table: 'Terrace 4', asap: true })
      for (const wrong of [
        { fulfilment: 'table', asap: true },
        { table: '4', asap: true },
        { fulfilment: 'table', table: '4', asap: true, dueAt: body.data.handover.dueAt },
      ])
        await place(wrong).expect(400)
      await place({}).expect(201)
    })

    it('lets shoppers pick up where they can collect, in either form of fulfilment', async () => {
      expect((await place({ fulfilment: 'pickup' }).expect(409)).body.code).to.equal('collection_not_offered')
      await set({ pickup: open })
      const anywhere = await place({ fulfilment: 'pickup', asap: true }).expect(201)
      expect(anywhere.body.data).to.deep.include({ fulfilment: null, shippingAddress: null })
      const token = await createAppToken(shop, ['WRITE_STORE'])
      const collection = { address: '1 Example Road', openingHours: 'As shown' }
      await call('apps').patch('/api/v1/shop').set(token).send({ collection }).expect(200)
      const { body } = await place({ fulfilment: 'pickup', asap: true }).expect(201)
      expect(body.data).to.deep.include({ fulfilment: { method: 'collection', collection } })
      const same = await place({ fulfilment: { method: 'collection' }, asap: true }).expect(201)
      expect(same.body.data.handover.way).to.equal('pickup')
    })

    sampledTest(
      'fills no slot above its capacity in 200 parallel orders, for a time and as soon as possible',
      async () => {
        await set({ delivery: { ...open, capacity: 7 } })
        const { asap } = await slots()
        const guests = await Promise.all(Array.from({ length: 200 }, () => createGuest()))
        const replies = await Promise.all(
          guests.map((guest, n) => place(n % 2 ? { asap: true } : { dueAt: asap }, guest)),
        )
        const placed = replies.filter(({ status }) => status === 201).map(({ body }) => body.data.handover)
        const refused = replies.filter(({ status }) => status !== 201).map(({ body }) => body.code)
        expect(new Set(refused)).to.eql(new Set(['slot_full']))
        const counts = new Map<string, number>()
        for (const { dueAt } of placed) counts.set(dueAt, (counts.get(dueAt) ?? 0) + 1)
        for (const [dueAt, count] of counts) {
          expect(count, dueAt).to.be.at.most(7)
          expect(await taken(dueAt)).to.equal(count)
        }
        // All who asked for as soon as possible have a place, and no slot before the last one has room.
        expect(placed.filter((handover) => handover.asap)).to.have.length(100)
        const full = [...counts.values()].filter((count) => count === 7)
        expect(full.length).to.be.at.least(counts.size - 1)
      },
    )

    it('gives its place back when it is cancelled or expires, once, and when it was refused', async () => {
      await set({ delivery: { ...open, capacity: 1 } })
      const { asap: dueAt } = await slots()
      const { body } = await place({ dueAt }).expect(201)
      await place({ dueAt }).expect(409)
      await call('store').post(`/api/v1/orders/${body.data._id}/cancel`).set(shopper.as(shop)).expect(200)
      expect(await taken(dueAt)).to.equal(0)
      const again = await place({ dueAt }).expect(201)
      expect(await taken(dueAt)).to.equal(1)
      const { db, dependencies } = service()
      const { signal } = new AbortController()
      moveClock(2 * hours)
      await expireOrders.run({ db, dependencies, signal })
      resetClock()
      const { status } = await service().db('orders').where({ id: again.body.data._id }).first('status')
      expect([status, await taken(dueAt)]).to.eql(['cancelled', 0])
      await place({ dueAt, expectedTotal: 1 }).expect(409)
      expect(await taken(dueAt)).to.equal(0)
    })

    it('counts orders of shorter slots in the longer one that they are due in', async () => {
      await set({ delivery: { ...open, slotMinutes: 15, capacity: 1 } })
      const { slots: all } = await slots({ fulfilment: 'delivery', date: dayAhead(1) })
      // Late on that day: shortly before midnight its first slots are too soon.
      const quarter = all.findLast(({ startsAt }: { startsAt: string }) =>
        startsAt.endsWith(':15:00.000Z'),
      ).startsAt
      await place({ dueAt: quarter }).expect(201)
      await set({ delivery: { ...open, slotMinutes: 30, capacity: 1 } })
      const half = new Date(Date.parse(quarter) - 15 * minutes).toISOString()
      expect((await place({ dueAt: half }).expect(409)).body.code).to.equal('slot_full')
    })
  })

  const dayAhead = (count: number) => new Date(Date.now() + count * days).toISOString().slice(0, 10)

  describe('listSlots', () => {
    it('shows the slots of a day and their states, and none of a day that is too far ahead', async () => {
      await set({ delivery: { ...open, slotMinutes: 60 } })
      const { slots: today } = await slots()
      expect(today.length).to.be.within(23, 25)
      expect(new Set(today.map(({ state }: { state: string }) => state))).to.include('past')
      const tomorrow = await slots({ fulfilment: 'delivery', date: dayAhead(2) })
      expect(tomorrow.slots.every(({ state }: { state: string }) => state === 'free')).to.equal(true)
      expect((await slots({ fulfilment: 'delivery', date: dayAhead(9) })).slots).to.eql([])
    })

    it('refuses a way without hours', async () => {
      const { body } = await call('store')
        .get('/api/v1/shop/slots')
        .query({ fulfilment: 'table' })
        .set('x-shop-id', shop.id)
        .expect(409)
      expect(body.code).to.equal('fulfilment_not_offered')
    })
  })

  describe('getHours', () => {
    const read = async () =>
      (await call('store').get('/api/v1/shop/hours').set('x-shop-id', shop.id).expect(200)).body.data

    it('says whether the store is open, until when, and when it opens', async () => {
      expect(await read()).to.deep.include({
        openNow: null,
        opensAt: null,
        ways: [],
        timeZone: 'Europe/Berlin',
      })
      await set({ pickup: open }, [{ date: '2001-01-01', periods: [] }])
      const shown = await read()
      expect(shown).to.deep.include({ openNow: true, opensAt: null, closedUntil: null, exceptions: [] })
      expect(shown.ways[0]).to.deep.include({ way: 'pickup', openNow: true, week: allDay, daysAhead: 2 })
      expect(shown.ways[0].today).to.have.length(1)
      const token = await createAppToken(shop, ['WRITE_STORE'])
      const until = new Date(clock.now().getTime() + 1 * hours).toISOString()
      await call('apps').post('/api/v1/shop/closed-now').set(token).send({ until }).expect(200)
      expect(await read()).to.deep.include({ openNow: false, opensAt: until, closedUntil: until })
    })
  })
})

import { expect } from 'chai'
import { clock, hours, minutes } from '../../src/base/clock.ts'
import { offsetAt } from '../../src/base/time-zone.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createFood } from '../support/fixtures/catalogue.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { moveClock, resetClock } from '../support/payments.ts'
import { call, service } from '../support/service.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const allDay = weekdays.map((day) => ({ day, from: '00:00', minutes: 1440 }))

/** Returns the periods of every day that begin so many milliseconds after a moment, on the clocks of a zone. */
function daily(zone: string, at: number, length: number) {
  const from = new Date(at + offsetAt(zone, at)).toISOString().slice(11, 16)
  return weekdays.map((day) => ({ day, from, minutes: length / minutes }))
}

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]

for (const timeZone of zones)
  describe(`Foods that are offered at certain times, in ${timeZone}`, () => {
    let shop: Awaited<ReturnType<typeof createShop>>
    let shopper: Person
    beforeEach(async () => {
      shop = await createShop({ type: 'restaurant', timeZone })
      shopper = await createAccount()
    })
    afterEach(resetClock)

    const inHours = (count: number, length = 1) =>
      daily(timeZone, clock.now().getTime() + count * hours, length * hours)
    /** Adds a food as a merchant does. */
    const dish = async (name: string, availableAt: object | null) => {
      const token = await createAppToken(shop, ['WRITE_INVENTORY'])
      const sent = { name, price: 9, availableAt }
      return (await call('apps').post('/api/v1/foods').set(token).send(sent).expect(201)).body.data
    }
    const read = (path: string) => call('store').get(`/api/v1${path}`).set('x-shop-id', shop.id)
    const place = (productId: string, body: object = {}) =>
      call('store')
        .post('/api/v1/orders')
        .set(shopper.as(shop))
        .send({ items: [{ productId, quantity: 1 }], ...body })
    const open = async () => {
      const token = await createAppToken(shop, ['WRITE_STORE'])
      const rules = { leadMinutes: 0, lastOrderMinutes: 0, daysAhead: 2, slotMinutes: 30, capacity: 1 }
      const ways = { delivery: { ...rules, periods: allDay } }
      await call('apps').put('/api/v1/shop/hours').set(token).send({ ways, exceptions: [] }).expect(200)
    }

    it('say when that is and whether it is now, in the list and alone; others say nothing of it', async () => {
      const [periods, later] = [inHours(-1, 2), inHours(3)]
      const now = await dish('Pancakes', periods)
      await dish('Nightcap', later)
      await dish('Toast', null)
      const { foods } = (await read('/foods').expect(200)).body.data
      const shown = foods.map((food: object) => {
        const { name, availableAt, offeredNow } = food as Record<string, unknown>
        return { name, availableAt, offeredNow }
      })
      expect(shown).to.eql([
        { name: 'Toast', availableAt: null, offeredNow: undefined },
        { name: 'Nightcap', availableAt: later, offeredNow: false },
        { name: 'Pancakes', availableAt: periods, offeredNow: true },
      ])
      const { body } = await read(`/foods/${now._id}`).expect(200)
      expect(body.data).to.deep.include({ availableAt: periods, offeredNow: true, modifiers: [] })
    })

    it('say so anew when the time has come, though nothing was written, to callers with a copy too', async () => {
      const { _id } = await dish('Pancakes', inHours(-1, 2))
      for (const path of ['/foods', `/foods/${_id}`]) {
        const first = await read(path).expect(200)
        const copy = { 'if-none-match': String(first.headers.etag) }
        await read(path).set(copy).expect(304)
        moveClock(3 * hours)
        const { body } = await read(path).set(copy).expect(200)
        expect((body.data.foods?.[0] ?? body.data).offeredNow).to.equal(false)
        resetClock()
      }
    })

    it('are ordered at these times only at a store without hours, and refused by name at others', async () => {
      const now = await dish('Pancakes', inHours(-1, 2))
      const later = await dish('Nightcap', inHours(3))
      await place(now._id).expect(201)
      const { body } = await place(later._id).expect(409)
      expect(body).to.deep.include({
        code: 'food_not_offered',
        message: 'Nightcap is not offered at this time',
        data: { productId: later._id },
      })
      moveClock(3.5 * hours)
      await place(later._id).expect(201)
      expect((await place(now._id).expect(409)).body.code).to.equal('food_not_offered')
    })

    it('are judged by when the order is due, and a refused order keeps no place in its slot', async () => {
      await open()
      const free: string[] = (await read('/shop/slots').query({ fulfilment: 'delivery' })).body.data.slots
        .concat((await tomorrow()).slots)
        .filter(({ state }: { state: string }) => state === 'free')
        .map(({ startsAt }: { startsAt: string }) => startsAt)
      const due = free.find((startsAt) => Date.parse(startsAt) > clock.now().getTime() + 4 * hours)!
      const then = await dish('Pancakes', daily(timeZone, Date.parse(due), hours))
      const before = new Date(Date.parse(due) - 30 * minutes).toISOString()
      for (const time of [{ dueAt: before }, { asap: true }])
        expect((await place(then._id, time).expect(409)).body.code, JSON.stringify(time)).to.equal(
          'food_not_offered',
        )
      expect(await service().db('order_slots').where({ shop_id: shop.id }).where('taken', '>', 0)).to.eql([])
      const { body } = await place(then._id, { dueAt: due }).expect(201)
      expect(body.data.handover.dueAt).to.equal(due)
    })

    async function tomorrow() {
      const at = clock.now().getTime() + 24 * hours
      const date = new Date(at + offsetAt(timeZone, at)).toISOString().slice(0, 10)
      return (await read('/shop/slots').query({ fulfilment: 'delivery', date })).body.data
    }

    it('stay in a cart, which says when they are not offered', async () => {
      const later = await dish('Nightcap', inHours(3))
      const cart = () => call('store').get('/api/v1/cart').set(shopper.as(shop)).expect(200)
      const { body } = await call('store')
        .post('/api/v1/cart/items')
        .set(shopper.as(shop))
        .send({ productId: later._id, quantity: 2 })
        .expect(201)
      const [warning] = body.data.warnings
      expect(warning).to.include({
        code: 'not_offered_now',
        message: 'Nightcap is not offered at this time',
      })
      moveClock(3.5 * hours)
      expect((await cart()).body.data.warnings).to.eql([])
    })
  })

describe('availableAt of foods', () => {
  const open = async () => {
    const shop = await createShop({ type: 'restaurant' })
    const token = await createAppToken(shop, ['READ_INVENTORY', 'WRITE_INVENTORY'])
    const { id } = await createFood(shop)
    const change = (availableAt: unknown) =>
      call('apps').patch(`/api/v1/foods/${id}`).set(token).send({ availableAt })
    return { shop, token, id, change }
  }
  const breakfast = { day: 'monday', from: '07:00', minutes: 240 }

  it('is kept as it was written, stays through other changes, and ends with null', async () => {
    const { token, id, change } = await open()
    const food = async () => (await call('apps').get(`/api/v1/foods/${id}`).set(token).expect(200)).body.data
    expect((await food()).availableAt).to.equal(null)
    expect((await change([breakfast]).expect(200)).body.data.availableAt).to.eql([breakfast])
    await call('apps').patch(`/api/v1/foods/${id}`).set(token).send({ price: 4 }).expect(200)
    expect(await food()).to.deep.include({ availableAt: [breakfast], price: 4 })
    expect((await food()).offeredNow).to.equal(undefined)
    expect((await change(null).expect(200)).body.data.availableAt).to.equal(null)
  })

  it('refuses periods that overlap, over the end of the week too, and those that are none', async () => {
    const { change } = await open()
    const night = { day: 'sunday', from: '22:00', minutes: 600 }
    for (const periods of [
      [breakfast, { ...breakfast, from: '10:59' }],
      [night, breakfast],
      [],
      [{ ...breakfast, minutes: 4 }],
      [{ ...breakfast, minutes: 1441 }],
      [{ ...breakfast, from: '24:00' }],
      [{ ...breakfast, day: 'Monday' }],
      'breakfast',
    ])
      expect((await change(periods).expect(400)).body.code, JSON.stringify(periods)).to.equal(
        'invalid_request',
      )
    await change([breakfast, { ...breakfast, from: '11:00' }]).expect(200)
  })
})

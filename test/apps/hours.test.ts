import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

const url = '/api/v1/shop/hours'
const rules = { leadMinutes: 0, lastOrderMinutes: 0, daysAhead: 0, slotMinutes: 15, capacity: null }
const friday = { day: 'friday', from: '18:00', minutes: 480 }
const pickup = { ...rules, periods: [friday] }

describe('Opening hours of a store', () => {
  let shop: Shop & { ownerId: string }
  let token: Awaited<ReturnType<typeof createAppToken>>
  beforeEach(async () => {
    shop = await createShop({ timeZone: 'America/New_York' })
    token = await createAppToken(shop, ['WRITE_STORE'])
  })
  const set = (body: object) => call('apps').put(url).set(token).send(body)
  const get = async () => (await call('apps').get(url).set(token).expect(200)).body.data

  describe('setHours', () => {
    it('replaces all hours, which a new store does not have, and removes them', async () => {
      const none = { timeZone: 'America/New_York', closedUntil: null, ways: {}, exceptions: [] }
      expect(await get()).to.eql(none)
      const exceptions = [{ date: '2026-12-25', name: 'Christmas', periods: [] }]
      const { body } = await set({ ways: { pickup }, exceptions }).expect(200)
      expect(body.data).to.eql({ ...none, ways: { pickup }, exceptions })
      expect(await get()).to.eql(body.data)
      await set({ ways: { table: pickup }, exceptions: [] }).expect(200)
      expect((await get()).ways).to.eql({ table: pickup })
      await set({ ways: {}, exceptions: [] }).expect(200)
      expect(await get()).to.eql(none)
      expect((await service().db('shops').where({ id: shop.id }).first('hours')).hours).to.equal(null)
    })

    it('refuses periods that overlap, also over midnight and over the end of the week', async () => {
      const sunday = { day: 'sunday', from: '22:00', minutes: 240 }
      for (const periods of [
        [friday, { day: 'friday', from: '19:00', minutes: 10 }],
        [friday, { day: 'saturday', from: '01:00', minutes: 60 }],
        [sunday, { day: 'monday', from: '01:59', minutes: 60 }],
      ]) {
        const { body } = await set({ ways: { pickup: { ...rules, periods } }, exceptions: [] }).expect(400)
        expect(body.message).to.equal('ways.pickup.periods must not overlap')
      }
      const apart = [sunday, { day: 'monday', from: '02:00', minutes: 60 }]
      await set({ ways: { pickup: { ...rules, periods: apart } }, exceptions: [] }).expect(200)
    })

    it('refuses a date that does not exist, one that is named twice, and times that are none', async () => {
      const twice = { date: '2026-12-25', periods: [] }
      for (const exceptions of [
        [{ date: '2026-02-30', periods: [] }],
        [twice, { ...twice, ways: ['pickup'] }],
        [
          {
            date: '2026-12-25',
            periods: [
              { from: '10:00', minutes: 60 },
              { from: '10:30', minutes: 60 },
            ],
          },
        ],
        [{ date: '2026-12-25', periods: [{ from: '24:00', minutes: 60 }] }],
      ])
        await set({ ways: { pickup }, exceptions }).expect(400)
      const apart = [
        { ...twice, ways: ['pickup'] },
        { ...twice, ways: ['table'] },
      ]
      await set({ ways: { pickup }, exceptions: apart }).expect(200)
    })

    it('refuses a closed store', async () => {
      await service().db('shops').where({ id: shop.id }).update({ closed_at: new Date() })
      const close = call('apps').post('/api/v1/shop/closed-now').set(token).send({ until: null })
      for (const { body } of [await set({ ways: { pickup }, exceptions: [] }), await close])
        expect(body.code).to.equal('store_closed')
    })
  })

  describe('closeNow', () => {
    it('refuses an end that is over or more than a year ahead', async () => {
      const close = (until: string) => call('apps').post('/api/v1/shop/closed-now').set(token).send({ until })
      await close('2001-01-01').expect(400)
      await close('2101-01-01').expect(400)
      await close('2101-02-30').expect(400)
      await close(new Date(Date.now() + 60_000).toISOString()).expect(200)
      expect((await get()).closedUntil).to.not.equal(null)
    })
  })
})

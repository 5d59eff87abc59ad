import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createResource } from '../support/fixtures/bookings.ts'
import { createService } from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

describe('Resources', () => {
  let shop: Shop & { ownerId: string }
  let token: Awaited<ReturnType<typeof createAppToken>>
  beforeEach(async () => {
    shop = await createShop({ type: 'business', timeZone: 'Europe/Berlin' })
    token = await createAppToken(shop, ['READ_INVENTORY', 'WRITE_INVENTORY'])
  })

  const send = (method: 'post' | 'patch' | 'put' | 'delete', path: string, body?: object) =>
    call('apps')[method](`/api/v1${path}`).set(token).send(body)
  const bookable = async (id: string) =>
    (await call('apps').get(`/api/v1/services/${id}`).set(token).expect(200)).body.data.bookable

  describe('createResource', () => {
    it('makes the services that it does bookable, which no service is without one', async () => {
      const { id } = await createService(shop, { duration_minutes: 60 })
      expect(await bookable(id)).to.equal(false)
      const { body } = await send('post', '/resources', { name: 'Amara', kind: 'person', services: [id] })
      expect(body.data).to.include({ name: 'Amara', kind: 'person', capacity: 1, active: true })
      expect(body.data.services).to.deep.equal([id])
      expect(body.data.hours).to.deep.equal({ periods: [], exceptions: [] })
      expect(await bookable(id)).to.equal(true)
    })

    it('refuses a service that the store does not have, or whose length is not known', async () => {
      const missing = await send('post', '/resources', { name: 'A', kind: 'room', services: [newId()] })
      expect(missing.body.code).to.equal('service_not_found')
      const { id } = await createService(shop)
      const refused = await send('post', '/resources', { name: 'A', kind: 'room', services: [id] }).expect(
        409,
      )
      expect(refused.body.code).to.equal('service_without_duration')
    })

    it('refuses working hours that overlap within the week or on a date', async () => {
      const late = { day: 'monday', from: '22:00', minutes: 300 }
      const early = { day: 'tuesday', from: '02:00', minutes: 60 }
      const day = { date: '2026-12-24', periods: [] }
      for (const hours of [
        { periods: [late, early], exceptions: [] },
        { periods: [], exceptions: [day, day] },
        {
          periods: [],
          exceptions: [
            {
              ...day,
              periods: [
                { from: '09:00', minutes: 90 },
                { from: '10:00', minutes: 30 },
              ],
            },
          ],
        },
      ])
        await send('post', '/resources', { name: 'A', kind: 'room', hours }).expect(400)
    })

    it('refuses more than a store can have', async () => {
      const row = {
        shop_id: shop.id,
        name: 'Bicycle',
        kind: 'thing' as const,
        hours: '{"periods":[],"exceptions":[]}',
      }
      await service()
        .db('resources')
        .insert(Array.from({ length: 500 }, () => ({ ...row, id: newId() })))
      const refused = await send('post', '/resources', { name: 'A', kind: 'thing' }).expect(409)
      expect(refused.body.code).to.equal('too_many_resources')
    })
  })

  describe('updateResource', () => {
    it('replaces what it does, and marks services on both sides', async () => {
      const [one, other] = await Promise.all([
        createService(shop, { duration_minutes: 60 }),
        createService(shop, { duration_minutes: 30 }),
      ])
      const resource = await createResource(shop, { services: [one.id] })
      await send('patch', `/resources/${resource.id}`, { services: [other.id], afterMinutes: 10 }).expect(200)
      expect(await Promise.all([one, other].map(({ id }) => bookable(id)))).to.deep.equal([false, true])
      expect((await send('patch', `/resources/${resource.id}`, { services: [newId()] })).status).to.equal(404)
      const { id } = await createService(shop)
      const refused = await send('patch', `/resources/${resource.id}`, { services: [id] }).expect(409)
      expect(refused.body.code).to.equal('service_without_duration')
    })
  })

  describe('deleteResource', () => {
    it('leaves a service bookable as long as another does it', async () => {
      const { id } = await createService(shop, { duration_minutes: 60 })
      const [one, other] = [
        await createResource(shop, { services: [id] }),
        await createResource(shop, { services: [id] }),
      ]
      await send('delete', `/resources/${one.id}`).expect(200)
      expect(await bookable(id)).to.equal(true)
      await send('delete', `/resources/${other.id}`).expect(200)
      expect(await bookable(id)).to.equal(false)
      await call('apps').get(`/api/v1/resources/${one.id}`).set(token).expect(404)
    })
  })

  describe('setBookingRules', () => {
    it('replaces what a service has by default', async () => {
      const { id } = await createService(shop, { duration_minutes: 60 })
      const path = `/services/${id}/booking-rules`
      const before = await call('apps').get(`/api/v1${path}`).set(token).expect(200)
      expect(before.body.data).to.deep.equal({
        noticeMinutes: 120,
        daysAhead: 60,
        stepMinutes: null,
        payment: 'order',
        cancelHours: 24,
        lateFeePercent: null,
        reminderHours: 24,
      })
      const rules = {
        ...before.body.data,
        payment: 'none',
        stepMinutes: 15,
        lateFeePercent: 12.5,
        reminderHours: null,
      }
      await send('put', path, rules).expect(200)
      expect((await call('apps').get(`/api/v1${path}`).set(token)).body.data).to.deep.equal(rules)
    })
  })

  it('is known only within its store', async () => {
    const { id } = await createResource(await createShop())
    await call('apps').get(`/api/v1/resources/${id}`).set(token).expect(404)
  })
})

import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

describe('The time zone of a store', () => {
  let shop: Shop & { ownerId: string }
  let token: { authorization: string }

  async function open(timeZone: string): Promise<void> {
    shop = await createShop({ timeZone })
    token = await createAppToken(shop, [
      'WRITE_STORE',
      'READ_SALES',
      'READ_ORDERS',
      'READ_DISCOUNTS',
      'WRITE_DISCOUNTS',
      'READ_TASKS',
      'WRITE_TASKS',
      'READ_BANNERS',
      'WRITE_BANNERS',
    ])
  }
  const get = async (path: string, query = {}) =>
    (await call('apps').get(`/api/v1${path}`).set(token).query(query).expect(200)).body.data
  const post = async (path: string, body: object) =>
    (await call('apps').post(`/api/v1${path}`).set(token).send(body).expect(201)).body.data

  it('is UTC until the merchant sets it, and shoppers see it', async () => {
    await open('UTC')
    expect((await get('/shop')).timeZone).to.equal('UTC')
    const { body } = await call('apps')
      .patch('/api/v1/shop')
      .set(token)
      .send({ timeZone: 'asia/kolkata' })
      .expect(200)
    expect(body.data.timeZone).to.equal('Asia/Kolkata')
    const shown = await call('store').get('/api/v1/shop').set({ 'x-shop-id': shop.id }).expect(200)
    expect(shown.body.data.timeZone).to.equal('Asia/Kolkata')
  })

  it('is an IANA name', async () => {
    await open('UTC')
    for (const timeZone of [
      'IST',
      'UTC+2',
      '+02:00',
      'Mars/Olympus',
      'posix/Africa/Lagos',
      'GMT0',
      'Local',
      '',
      5,
    ]) {
      const { body } = await call('apps').patch('/api/v1/shop').set(token).send({ timeZone }).expect(400)
      expect(body.message, String(timeZone)).to.match(/^timeZone must/)
    }
    expect((await get('/shop')).timeZone).to.equal('UTC')
  })

  it('begins and ends the days of coupons and banners', async () => {
    for (const [zone, startDate, endDate] of [
      ['America/Los_Angeles', '2026-11-27T08:00:00.000Z', '2026-11-28T07:59:59.999Z'],
      ['Pacific/Kiritimati', '2026-11-26T10:00:00.000Z', '2026-11-27T09:59:59.999Z'],
      ['Asia/Kolkata', '2026-11-26T18:30:00.000Z', '2026-11-27T18:29:59.999Z'],
    ] as const) {
      await open(zone)
      const day = { startDate: '2026-11-27', endDate: '2026-11-27' }
      const coupon = await post('/discounts', {
        code: 'DAY',
        title: 'A day',
        type: 'percentage',
        discount: 5,
        ...day,
      })
      expect(coupon, zone).to.include({ startDate, endDate })
      const times = { startsAt: '2026-11-27', endsAt: '2026-11-27' }
      const banner = await post('/banners', { title: 'A day', image: 'https://shop.example/a.png', ...times })
      expect(banner, zone).to.include({ startsAt: startDate, endsAt: endDate })
    }
  })

  it('bounds the lists and the count of orders', async () => {
    await open('Africa/Lagos')
    const shopper = await createAccount()
    for (const created_at of [
      '2026-11-26T22:59:59.999Z',
      '2026-11-26T23:00:00.000Z',
      '2026-11-27T22:59:59.999Z',
      '2026-11-27T23:00:00.000Z',
    ]) {
      const { id } = await createOrder(shop, shopper)
      await service().db('orders').where({ id }).update({ created_at })
    }
    const period = { from: '2026-11-27', to: '2026-11-27' }
    expect((await get('/orders/count', period)).count).to.equal(2)
    expect((await get('/orders', period)).orders).to.have.length(2)
    const hour = { from: '2026-11-27T23:59:59', to: '2026-11-28T00:00' }
    expect((await get('/orders/count', hour)).count).to.equal(2)
    expect(
      (await get('/orders/count', { from: '2026-11-27T00:00Z', to: '2026-11-27T23:00Z' })).count,
    ).to.equal(2)
  })

  it('has the days of sales, unless a call names another', async () => {
    await open('Pacific/Pago_Pago')
    const shopper = await createAccount()
    for (const [paid_at, subtotal] of [
      ['2026-11-27T10:59:59Z', 100],
      ['2026-11-27T11:00:00Z', 250],
      ['2026-11-28T10:59:59Z', 375],
    ] as const) {
      const { id } = await createOrder(shop, shopper, { subtotal, status: 'paid', payment_status: 'paid' })
      await service().db('orders').where({ id }).update({ paid_at })
    }
    const day = { from: '2026-11-27', to: '2026-11-27' }
    expect(await get('/sales', day)).to.deep.include({ timeZone: 'Pacific/Pago_Pago' })
    expect((await get('/sales', day)).total.sales).to.equal(6.25)
    expect((await get('/sales', { ...day, timeZone: 'UTC' })).total.sales).to.equal(3.5)
  })

  it('has the first day of a task, and the times of its due date', async () => {
    await open('Pacific/Kiritimati')
    const due = await post('/tasks', { title: 'Count', dueDate: '2026-11-30T08:00' })
    expect(due.dueDate).to.equal('2026-11-30T08:00:00.000+14:00')
    const recurringSchedule = { every: 1, until: '2026-12-31' }
    const task = await post('/tasks', { title: 'Count', recurring: 'daily', recurringSchedule })
    const { id } = await service().db('tasks').where({ id: task._id }).first('id')
    await service().db('tasks').where({ id }).update({ created_at: '2026-11-30T11:00:00Z' })
    const { occurrences, pagination } = await get(`/tasks/${id}/occurrences`)
    expect(occurrences[0].date).to.equal('2026-12-01')
    expect(pagination.total).to.equal(31)
  })
})

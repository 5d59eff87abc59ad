import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createShippingRate } from '../support/fixtures/shipping.ts'
import { service } from '../support/service.ts'
import { newEmail } from '../support/sign-in.ts'
import { guarded } from './guarded.ts'
import { changeAnOccurrence, retryGrantsOfGoods } from './provocations.ts'
import {
  createTask,
  daily,
  destination,
  failGrant,
  forgetFailedGrants,
  placeOrder,
  recurrences,
  retryGrants,
  ship,
  taskStatuses,
} from './scenes.ts'
import { type Data, isRefused, refuses, succeeds } from './statements.ts'
import { type Client, digital, shopperOf, store } from './world.ts'

/** Apps API: what apps write. */
export function appEndpoints(): void {
  describe('POST /digital-access/retry-grants', retryGrantsEndpoint)
  describe('POST /shipping/shipments', createShipment)
  describe('POST /tasks', createTasks)
  describe('PATCH /tasks/{id}/occurrences/{date}/status', setOccurrence)
  describe('POST /customers', createCustomer)
}

function retryGrantsEndpoint(): void {
  const retry = (app: Client = digital.app) => app.post('/digital-access/retry-grants')
  guarded('WRITE_INVENTORY', retry, {
    at: () => digital,
    authentication: 'App token expired or invalid.',
    scope: /WRITE_INVENTORY/,
  })
  afterEach(forgetFailedGrants)

  it('needs no body, and says "Grants retried"', () => succeeds(retry(), 200, 'Grants retried'))
  it("retries the store's paid digital orders that are marked failed", async () => {
    const results = [{ orderId: await failGrant(), ok: true }]
    expect(await retryGrants()).to.eql({ retried: 1, granted: 1, failed: 0, results })
  })
  it('grants the access', async () => {
    const reader = await shopperOf(digital.shop)
    await failGrant({ reader })
    await retryGrants()
    expect((await succeeds(reader.get('/library'), 200)).entitlements).to.have.length(1)
  })
  it('leaves the orders of other stores alone', async () => {
    await failGrant({ at: store })
    expect(await retryGrants()).to.include({ retried: 0 })
  })
  it('leaves orders alone that are not paid', async () => {
    const id = await failGrant()
    await service().db('orders').where({ id }).update({ status: 'refunded' })
    expect(await retryGrants()).to.include({ retried: 0 })
  })
  it('retries at most 25 in a call', async () => {
    for (let made = 0; made < 26; made++) await failGrant()
    expect(await retryGrants()).to.include({ retried: 25, granted: 25 })
    expect(await retryGrants()).to.include({ retried: 1, granted: 1 })
  })
  it('sends the buyer no download e-mail', async () => {
    const reader = await shopperOf(digital.shop)
    await failGrant({ reader })
    await retryGrants()
    expect(await service().db('mails').where({ recipient: reader.email })).to.eql([])
  })
  it('answers 200 even if an order fails again', async () => {
    await failGrant({ incurable: true })
    const { results, failed } = await retryGrants()
    expect([failed, results[0].ok]).to.eql([1, false])
  })
  refuses({
    'a store that is not digital': [403, 'This is only available on digital stores.', retryGrantsOfGoods],
  })
}

function createShipment(): void {
  const create = (body: object, app: Client = store.app) => app.post('/shipping/shipments').send(body)
  guarded('WRITE_SHIPPING', (app) => create({ orderId: newId() }, app))

  it('answers 201 with a message', async () => {
    const { body } = await create({ ...(await destination(await placeOrder())), carrier: 'Riders' })
    expect(body).to.include({ status: 201, success: true })
    expect(body.message).to.match(/\w/)
  })
  it('creates a shipment for an order of the bound store', async () => {
    const orderId = await placeOrder()
    expect((await ship({}, orderId)).orders).to.eql([orderId])
  })
  it('ships no order of another store', async () => {
    const { id: orderId } = await createOrder(digital.shop, digital.shopper)
    await isRefused(create({ orderId, carrier: 'Riders' }), [404, 'Order not found'])
  })
  it('refers the order to the new shipment', async () => {
    const orderId = await placeOrder()
    const { _id } = await ship({}, orderId)
    expect(await succeeds(store.app.get(`/orders/${orderId}`), 200)).to.include({ shipment: _id })
  })
  it('takes shippingAddressId, the destination', async () => {
    const { orderId, shippingAddressId } = await destination(await placeOrder())
    const { shippingAddress } = await succeeds(create({ orderId, shippingAddressId }), 201)
    expect(shippingAddress).to.equal(shippingAddressId)
  })
  for (const by of ['id', 'service code'] as const) {
    it(`takes rateId, the ${by} of a rate from an earlier call, for an automatic shipment`, async () => {
      const orderId = await placeOrder()
      const values = { order_id: orderId, service: 'express' }
      const { id } = await createShippingRate(store.shop, store.shopper, values)
      const sent = create({ orderId, rateId: by === 'id' ? id : 'express', carrier: 'ignored' })
      expect(await succeeds(sent, 201)).to.include({ carrier: 'Riders', shippingCost: 5, shippingOption: id })
    })
  }
  it('creates a manual shipment without rateId', async () => {
    expect(await ship({ carrier: 'Riders' })).to.include({ shippingOption: null })
  })
  const manual: Record<string, [value: string | number, wrong: unknown]> = {
    carrier: ['Riders', 5],
    trackingNumber: ['R-1', 5],
    trackingUrl: ['https://riders.example/R-1', 'not a URL'],
    shippingMethod: ['Next day', 5],
    shippingCost: [12.5, 'a lot'],
    notes: ['Fragile', 5],
  }
  for (const [field, [value, wrong]] of Object.entries(manual)) {
    it(`takes ${field}`, async () => expect(await ship({ [field]: value })).to.include({ [field]: value }))
    it(`checks the type of ${field}`, async () => {
      const sent = create({ ...(await destination(await placeOrder())), [field]: wrong })
      await isRefused(sent, [400, new RegExp(field)])
    })
  }
  it('takes a shippingCost of 0', async () => {
    expect(await ship({ shippingCost: 0 })).to.include({ shippingCost: 0 })
  })
  it('takes no shippingCost below 0', async () => {
    const sent = create({ ...(await destination(await placeOrder())), shippingCost: -1 })
    await isRefused(sent, [400, /shippingCost/])
  })
  it('takes an estimated delivery date', async () => {
    const estimatedDelivery = '2026-12-24'
    expect(await ship({ estimatedDelivery })).to.include({ estimatedDelivery })
  })
}

function createTasks(): void {
  const create = (body: object, app: Client = store.app) => app.post('/tasks').send(body)
  guarded('WRITE_TASKS', (app) => create({ title: 'Call Ada' }, app))

  it('creates a task, and says "Task created"', async () => {
    const { _id } = await succeeds(create({ title: 'Call Ada' }), 201, 'Task created')
    expect(await succeeds(store.app.get(`/tasks/${_id}`), 200)).to.include({ title: 'Call Ada' })
  })
  it('creates a recurring task', async () => {
    const { _id } = await createTask(daily)
    const { occurrences } = await succeeds(store.app.get(`/tasks/${_id}/occurrences`), 200)
    expect(occurrences).to.have.length(7)
  })
  const values: Record<string, unknown[]> = {
    title: ['Count the stock'],
    details: ['All of it'],
    dueDate: ['2026-03-02T09:00:00.000Z', null],
    status: taskStatuses,
    isAI: [true, false],
    assignees: [[]],
  }
  for (const [field, taken] of Object.entries(values)) {
    for (const value of taken) {
      it(`takes ${field}: ${JSON.stringify(value)}`, async () => {
        expect((await createTask({ title: 'Call Ada', [field]: value }))[field]).to.eql(value)
      })
    }
  }
  for (const recurring of recurrences) {
    it(`takes recurring: "${recurring}"`, async () => {
      expect(await createTask({ ...daily, recurring })).to.include({ recurring })
    })
  }
  it('takes recurringSchedule { every, until }', async () => {
    const recurringSchedule = { every: 2, until: '2026-03-20T09:00:00.000Z' }
    expect(await createTask({ ...daily, recurringSchedule })).to.deep.include({ recurringSchedule })
  })
  it('takes assignees, the ids of users', async () => {
    const assignees = [store.shop.ownerId]
    expect(await createTask({ title: 'Call Ada', assignees })).to.deep.include({ assignees })
  })
  const times: Record<string, [dueDate: string, instant: RegExp]> = {
    'a time with an offset': ['2026-03-02T09:00:00+01:00', /^2026-03-02T08:00:00\.000Z/],
    'a local time, as UTC': ['2026-03-02T09:00:00', /^2026-03-02T09:00:00\.000Z/],
    'a plain date': ['2026-03-02', /^2026-03-02T/],
  }
  for (const [form, [dueDate, instant]] of Object.entries(times)) {
    it(`takes dueDate in ISO 8601, as ${form}`, async () => {
      const { dueDate: kept } = await createTask({ title: 'Call Ada', dueDate })
      expect(new Date(kept).toISOString()).to.match(instant)
    })
  }
  it('takes until in ISO 8601, as a plain date too: that day is included', async () => {
    const { _id } = await createTask({ ...daily, recurringSchedule: { every: 1, until: '2026-03-08' } })
    const { occurrences } = await succeeds(store.app.get(`/tasks/${_id}/occurrences`), 200)
    expect(occurrences.at(-1)).to.include({ date: '2026-03-08' })
  })
  it('takes no dueDate that is not a time', () =>
    isRefused(create({ title: 'Call Ada', dueDate: 'next week' }), [400, /dueDate/]))
  it('begins a recurring task without dueDate on the day it is made', async () => {
    const { dueDate: _, ...body } = daily
    const until = new Date(Date.now() + 10 * 86_400_000).toISOString()
    const today = new Date().toISOString().slice(0, 10)
    const { _id } = await createTask({ ...body, recurringSchedule: { every: 1, until } })
    const { occurrences } = await succeeds(store.app.get(`/tasks/${_id}/occurrences`), 200)
    expect([today, new Date().toISOString().slice(0, 10)]).to.include(occurrences[0].date)
  })
  for (const recurring of recurrences.filter((one) => one !== 'none')) {
    it(`requires recurringSchedule when recurring is ${recurring}`, async () => {
      const { recurringSchedule: _, ...body } = daily
      await isRefused(create({ ...body, recurring }), [400, /^recurringSchedule/])
    })
  }
}

function setOccurrence(): void {
  let task: Data
  before(async () => {
    task = await createTask(daily)
  })
  const set = (date: string, body: object, app: Client = store.app) =>
    app.patch(`/tasks/${task._id}/occurrences/${date}/status`).send(body)
  guarded('WRITE_TASKS', (app) => set('2026-03-02', { status: 'done' }, app))

  it('sets the status of one occurrence, and says "Occurrence status updated"', async () => {
    const data = await succeeds(set('2026-03-03', { status: 'done' }), 200, 'Occurrence status updated')
    expect(data).to.include({ task: task._id, date: '2026-03-03', status: 'done' })
  })
  it('leaves the other occurrences and the task alone', async () => {
    await succeeds(set('2026-03-04', { status: 'skipped' }), 200)
    const { occurrences } = await succeeds(store.app.get(`/tasks/${task._id}/occurrences`), 200)
    expect(occurrences.find(({ date }: Data) => date === '2026-03-05').status).to.equal('to do')
    expect(await succeeds(store.app.get(`/tasks/${task._id}`), 200)).to.include({ status: 'to do' })
  })
  for (const status of taskStatuses) {
    it(`takes status "${status}"`, async () => {
      expect(await succeeds(set('2026-03-06', { status }), 200)).to.include({ status })
    })
  }
  it('takes no other status', () => isRefused(set('2026-03-06', { status: 'late' }), [400, /status/]))
  it('requires status', () => isRefused(set('2026-03-06', {}), [400, /status/]))
  refuses({
    'an unknown task': [
      404,
      'Resource not found',
      () => changeAnOccurrence(`${newId()}/occurrences/2026-03-02`),
    ],
    'a day on which the task does not recur': [
      404,
      'Resource not found',
      () => changeAnOccurrence(`${task._id}/occurrences/2027-03-02`),
    ],
    'a date that is not written YYYY-MM-DD': [
      404,
      'Resource not found',
      () => changeAnOccurrence(`${task._id}/occurrences/2-3-2026`),
    ],
  })
}

function createCustomer(): void {
  const create = (body: object, app: Client = store.app) => app.post('/customers').send(body)
  guarded('WRITE_CUSTOMERS', (app) => create({ email: newEmail() }, app))

  it('creates a customer in the bound store, and says "Customer created successfully"', async () => {
    const sent = create({ name: 'Ada', email: newEmail() })
    const { _id, shop } = await succeeds(sent, 201, 'Customer created successfully')
    expect(shop).to.equal(store.shop.id)
    expect(await succeeds(store.app.get(`/customers/${_id}`), 200)).to.include({ name: 'Ada' })
  })
  it('requires email', () => isRefused(create({ name: 'Ada' }), [400, /email/]))
  it('requires a valid e-mail address', () => isRefused(create({ email: 'ada@' }), [400, /email/]))
  it('requires an e-mail address that is unique within the store', async () => {
    const email = newEmail()
    await succeeds(create({ email }), 201)
    await isRefused(create({ email }), [409, { code: 'duplicate_email' }])
  })
  const taken: Record<string, unknown[]> = { name: ['Ada'], phone: ['+234 1', null], active: [true, false] }
  for (const [field, values] of Object.entries(taken)) {
    for (const value of values) {
      it(`takes ${field}: ${JSON.stringify(value)}`, async () => {
        expect((await succeeds(create({ email: newEmail(), [field]: value }), 201))[field]).to.equal(value)
      })
    }
  }
  it('takes user, the id of an existing user of the platform', async () => {
    const { id: user } = await shopperOf(store.shop)
    expect(await succeeds(create({ email: newEmail(), user }), 201)).to.include({ user })
  })
  it('takes user: null', async () => {
    expect((await succeeds(create({ email: newEmail(), user: null }), 201)).user).to.equal(null)
  })
  it('takes no user who does not exist', () =>
    isRefused(create({ email: newEmail(), user: newId() }), [400, { code: 'unknown_user' }]))
  it('defaults active to true', async () => {
    expect(await succeeds(create({ email: newEmail() }), 201)).to.include({ active: true })
  })
}

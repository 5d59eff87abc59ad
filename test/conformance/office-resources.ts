import { expect } from 'chai'
import { createShippingRate, setOrigin } from '../support/fixtures/shipping.ts'
import { call, service } from '../support/service.ts'
import { newEmail } from '../support/sign-in.ts'
import { createTask, daily, destination, placeOrder, recurrences, ship, taskStatuses } from './scenes.ts'
import {
  arrayOf,
  boolean,
  type Data,
  day,
  fields,
  id,
  integer,
  isRefused,
  number,
  object,
  orNull,
  succeeds,
  text,
  timestamp,
  url,
  words,
} from './statements.ts'
import { shopperOf, store, stores } from './world.ts'

/** Resources and their fields: shipments. */
export function shipments(): void {
  let manual: Data
  let automatic: Data
  let dispatched: Data
  before(async () => {
    await setOrigin(store.shop)
    manual = await ship({ carrier: 'Riders', trackingNumber: 'R-1', shippingCost: 12.5, notes: 'Fragile' })
    automatic = await shipByRate()
    dispatched = await shipByCourier()
  })

  fields(() => [manual, automatic, dispatched], {
    _id: id,
    orders: arrayOf(id),
    carrier: words,
    courier: object,
    'courier.id': orNull(words),
    'courier.name': words,
    'courier.image': orNull(url),
    shippingAddress: id,
    shippingOption: orNull(words),
    metadata: object,
    trackingNumber: text,
    trackingCode: words,
    trackingUrl: url,
    shippingMethod: text,
    shippingCost: number,
    notes: text,
    status: words,
    createdAt: timestamp,
    updatedAt: timestamp,
  })

  it('orders lists the ids of the shipped orders', async () => {
    const orderId = await placeOrder()
    expect((await ship({ carrier: 'Riders' }, orderId)).orders).to.eql([orderId])
  })
  it('shippingCost is at least 0', async () => {
    const body = { ...(await destination(await placeOrder())), carrier: 'Riders', shippingCost: -0.01 }
    await isRefused(store.app.post('/shipping/shipments').send(body), [400, /shippingCost/])
  })
  it('status is pending on creation', () => {
    expect([manual.status, automatic.status]).to.eql(['pending', 'pending'])
  })
  it('has the fields of a manual shipment as the merchant gave them', () => {
    const given = { carrier: 'Riders', trackingNumber: 'R-1', shippingCost: 12.5, notes: 'Fragile' }
    expect(manual).to.include({ ...given, shippingOption: null })
  })
  it('has the fields of an automatic shipment from the rate of the courier', () => {
    const quoted = { shippingMethod: 'Same day', shippingCost: 5 }
    expect(automatic).to.include({ carrier: 'Riders', ...quoted })
  })
  it('has the fields of a dispatch from the third-party courier', () => {
    expect(dispatched.courier.name).to.equal(dispatched.carrier)
    expect(dispatched.courier.id).to.be.a('string')
  })

  async function shipByRate(): Promise<Data> {
    const orderId = await placeOrder()
    const rate = await createShippingRate(store.shop, store.shopper, { order_id: orderId })
    const courier = { id: null, name: 'Riders', image: 'https://riders.example/logo.png' }
    await service().db('shipping_rates').where({ id: rate.id }).update({ courier })
    return succeeds(store.app.post('/shipping/shipments').send({ orderId, rateId: rate.id }), 201)
  }

  async function shipByCourier(): Promise<Data> {
    const { _id: shipmentId } = await ship({ carrier: 'Riders' })
    await succeeds(store.merchant.post('/dispatch').send({ shipmentId }), 201)
    return succeeds(store.app.get(`/shipping/shipments/${shipmentId}`), 200)
  }
}

/** Resources and their fields: tasks. */
export function tasks(): void {
  let once: Data
  let recurring: Data
  before(async () => {
    once = await createTask({ title: 'Call Ada' })
    recurring = await createTask({ ...daily, details: 'All of them', assignees: [store.shop.ownerId] })
  })

  fields(() => [once, recurring], {
    _id: id,
    title: words,
    details: text,
    dueDate: orNull(timestamp),
    status: words,
    recurring: words,
    isAI: boolean,
    assignees: arrayOf(id),
    shop: id,
    createdBy: id,
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  fields(() => [recurring], {
    recurringSchedule: object,
    'recurringSchedule.every': integer,
    'recurringSchedule.until': timestamp,
  })

  for (const status of taskStatuses) {
    it(`status is "${status}"`, async () => {
      expect(await createTask({ title: 'Count the stock', status })).to.include({ status })
    })
  }
  it('status is nothing else', () =>
    isRefused(store.app.post('/tasks').send({ title: 'Count', status: 'late' }), [400, /status/]))
  for (const one of recurrences) {
    it(`recurring is "${one}"`, async () => {
      expect(await createTask({ ...daily, recurring: one })).to.include({ recurring: one })
    })
  }
  it('recurring is nothing else', () =>
    isRefused(store.app.post('/tasks').send({ ...daily, recurring: 'hourly' }), [400, /recurring/]))
  for (const one of recurrences.filter((other) => other !== 'none')) {
    it(`recurringSchedule is required when recurring is ${one}`, async () => {
      const { recurringSchedule: _, ...body } = { ...daily, recurring: one }
      await isRefused(store.app.post('/tasks').send(body), [400, /^recurringSchedule is required/])
    })
  }
  it('isAI says whether the task was generated by AI', async () => {
    expect(once.isAI).to.equal(false)
    expect((await createTask({ title: 'Reorder ink', isAI: true })).isAI).to.equal(true)
  })
  it('shop is set by the service from the token, whatever the body says', async () => {
    const task = await createTask({ title: 'Call Ada', shop: stores.digital.shop.id })
    expect(task.shop).to.equal(store.shop.id)
  })
  it('createdBy is the user of the token', () => expect(once.createdBy).to.equal(store.shop.ownerId))
}

/** Resources and their fields: the occurrences of a task. */
export function occurrences(): void {
  let task: Data
  let occurrence: Data
  const set = (date: string, status: string) =>
    store.app.patch(`/tasks/${task._id}/occurrences/${date}/status`).send({ status })
  before(async () => {
    task = await createTask(daily)
    occurrence = await succeeds(set('2026-03-03', 'done'), 200)
  })

  fields(() => [occurrence], {
    _id: id,
    task: id,
    date: day,
    status: words,
    respondedBy: id,
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  it('task is the id of its task', () => expect(occurrence.task).to.equal(task._id))
  it('date is its day', () => expect(occurrence.date).to.equal('2026-03-03'))
  for (const status of taskStatuses) {
    it(`status is "${status}", as for a task`, async () => {
      expect(await succeeds(set('2026-03-04', status), 200)).to.include({ status })
    })
  }
  it('respondedBy is the user of the token', () => {
    expect(occurrence.respondedBy).to.equal(store.shop.ownerId)
  })
}

/** Resources and their fields: customers. */
export function customers(): void {
  let bare: Data
  let linked: Data
  const create = (body: object, app = store.app) => app.post('/customers').send(body)
  before(async () => {
    const { id: user } = await shopperOf(store.shop)
    bare = await succeeds(create({ email: newEmail() }), 201)
    linked = await succeeds(create({ name: 'Ada', email: newEmail(), phone: '+234 1', user }), 201)
  })

  fields(() => [bare, linked], {
    _id: id,
    id,
    user: orNull(id),
    shop: id,
    name: words,
    phone: orNull(words),
    email: words,
    lastActive: timestamp,
    online: boolean,
    active: boolean,
    avatar: url,
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  it('_id and id are the same', () => expect(bare.id).to.equal(bare._id))
  it('shop is set from the token, whatever the body says', async () => {
    const customer = await succeeds(create({ email: newEmail(), shop: stores.digital.shop.id }), 201)
    expect(customer.shop).to.equal(store.shop.id)
  })
  it('email is a valid address', () => isRefused(create({ email: 'not an address' }), [400, /email/]))
  it('email is unique within the store', () =>
    isRefused(create({ email: bare.email.toUpperCase() }), [409, { code: 'duplicate_email' }]))
  it('email may be that of a customer of another store', () =>
    succeeds(create({ email: bare.email }, stores.business.app), 201))
  it('active is true unless it is said otherwise', async () => {
    expect(bare.active).to.equal(true)
    expect(await succeeds(create({ email: newEmail(), active: false }), 201)).to.include({ active: false })
  })
  it('avatar is generated by the service, which serves it', async () => {
    const { pathname } = new URL(bare.avatar)
    const { headers } = await call('store').get(pathname).expect(200)
    expect(headers['content-type']).to.match(/^image\//)
  })
}

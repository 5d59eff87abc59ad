import { expect } from 'chai'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createNotification } from '../support/fixtures/office.ts'
import { createOwner, type Ids, type Owner, recordOf } from '../support/records.ts'
import { call, service } from '../support/service.ts'
import { topicCases } from '../support/topic-cases.ts'
import { everyScope, exampleBody, type Operation, operations, urlOf } from '../support/walk.ts'

// A webhook says that something has changed. An app that answers one with an update of the record would otherwise hear of
// its own update, answer it, and never come to an end (decision calls-that-change-nothing-are-no-events).

const isRead = (path: string) =>
  operations.some(({ surface, route }) => surface === 'apps' && route.method === 'get' && route.path === path)
const updates = operations.filter(
  ({ surface, route: { method, path, events } }) =>
    surface === 'apps' && ['patch', 'put'].includes(method) && events.length > 0 && isRead(path),
)

describe('A call that changes nothing', () => {
  let owner: Owner
  let merchant: Record<string, string>
  before(async () => {
    owner = await createOwner()
    merchant = await createAppToken(owner.shop, everyScope)
  })

  for (const operation of updates) {
    it(`${operation.name}: to send what the record says already is no event`, async () => {
      const { ids, body } = await prepare(operation)
      const url = urlOf(operation, ids)
      await update(operation, url, body)
      const before = await eventsOf(url)
      const { updatedAt: _, ...shown } = await update(operation, url, body)
      expect(shown).to.include.keys('_id')
      expect(await eventsOf(url)).to.equal(before)
      expect(before).to.equal(1)
    })
  }

  it('an empty update is no event', async () => {
    const { id } = await createProduct(owner.shop)
    await call('apps').patch(`/api/v1/products/${id}`).set(merchant).send({}).expect(200)
    expect(await eventsOf(`/api/v1/products/${id}`)).to.equal(0)
  })
  it('variants that are sent as they are, are no event; a variant with another price is one', async () => {
    const { id } = await createProduct(owner.shop)
    const url = `/api/v1/products/${id}`
    const variants = [{ name: 'S', price: 4, quantity: 2, options: { size: 'S' } }]
    const { body } = await call('apps').patch(url).set(merchant).send({ variants }).expect(200)
    await call('apps').patch(url).set(merchant).send({ variants: body.data.variants }).expect(200)
    expect(await eventsOf(url)).to.equal(1)
    const dearer = body.data.variants.map((variant: object) => ({ ...variant, price: 5 }))
    await call('apps').patch(url).set(merchant).send({ variants: dearer }).expect(200)
    expect(await eventsOf(url)).to.equal(2)
  })
  it('updates of one record at the same moment, of which the second takes the first back, are two events', async () => {
    const { id } = await createProduct(owner.shop, { price: 1000 })
    const url = `/api/v1/products/${id}`
    const set = (price: number) => call('apps').patch(url).set(merchant).send({ price }).expect(200)
    const prices = [20, 10, 20, 10, 20, 10]
    await Promise.all(prices.map(set))
    const { rows } = await service().db.raw(
      `select count(*)::int as changes from events where shop_id = ? and path = ?`,
      [owner.shop.id, `/products/${id}`],
    )
    const { body } = await call('apps').get(url).set(merchant).expect(200)
    expect(rows[0].changes % 2 === 1, `${rows[0].changes} events, and now ${body.data.price}`).to.equal(
      body.data.price === 20,
    )
  })
  it('a bulk change of prices in a category without products is no event', async () => {
    const { body } = await call('apps')
      .post('/api/v1/categories')
      .set(merchant)
      .send({ name: 'Empty' })
      .expect(201)
    const change = { percent: 10, category: body.data._id }
    await call('apps').patch('/api/v1/products/bulk/prices').set(merchant).send(change).expect(200)
    expect(await eventsOf('/api/v1/products/bulk/prices')).to.equal(0)
  })
  it('to mark all notifications as read is an event only where one was unread', async () => {
    const url = '/api/v1/notifications/read-all'
    await createNotification(owner.shop)
    for (let times = 0; times < 2; times++) await call('apps').post(url).set(merchant).expect(200)
    expect(await eventsOf(url)).to.equal(1)
  })

  async function prepare(operation: Operation): Promise<{ ids: Ids; body: unknown }> {
    const prepared = await topicCases[operation.name]!(owner)
    const isNamed = operation.route.path.includes('{')
    const ids = prepared.ids ?? (isNamed ? await recordOf(operation)(owner) : {})
    return { ids, body: prepared.body ?? exampleBody(operation) }
  }
  async function update({ route }: Operation, url: string, body: unknown) {
    const reply = await call('apps')
      [route.method](url)
      .set(merchant)
      .send(body as object)
    expect(reply.status, JSON.stringify(reply.body)).to.equal(route.status)
    return reply.body.data
  }
  /** Counts the events of the calls at this URL. */
  async function eventsOf(url: string): Promise<number> {
    const path = url.replace('/api/v1', '')
    const { rows } = await service().db.raw(
      'select count(*)::int as count from events where shop_id = ? and path = ?',
      [owner.shop.id, path],
    )
    return rows[0].count
  }
})

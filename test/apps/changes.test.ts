import { expect } from 'chai'
import { transaction } from '../../src/db/database.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createKyc } from '../support/fixtures/shops.ts'
import { createOwner, type Owner, recordOf } from '../support/records.ts'
import { call, service } from '../support/service.ts'
import { everyScope, type Operation, operations } from '../support/walk.ts'

/** The tables of the lists that can be read in the order of changes. */
const tables: Record<string, string> = {
  '/orders': 'orders',
  '/draft-orders': 'draft_orders',
  '/bookings': 'bookings',
  '/products': 'products',
  '/foods': 'products',
  '/services': 'products',
  '/categories': 'categories',
  '/customers': 'customers',
  '/shipping/shipments': 'shipments',
  '/dispatch': 'dispatches',
  '/discounts': 'coupons',
  '/returns': 'returns',
  '/invoices': 'invoices',
  '/blogs': 'blogs',
  '/tasks': 'tasks',
  '/notes': 'notes',
  '/scripts': 'scripts',
  '/comments': 'comments',
  '/roles': 'roles',
  '/payouts': 'payouts',
  '/kyc': 'kyc',
  '/notifications': 'notifications',
  '/domains': 'shop_domains',
}

const isMirrored = ({ surface, documented }: Operation) =>
  surface === 'apps' && documented.parameters?.some(({ name }) => name === 'updatedSince')
const mirrored = operations.filter(isMirrored)
const getterOf = ({ route }: Operation) =>
  operations.find(
    (one) => one.surface === 'apps' && one.route.method === 'get' && one.route.path === `${route.path}/{id}`,
  )!

/** Returns a function that creates a record of a list; a store has one identity check of each type that is not rejected. */
const creator = (operation: Operation) =>
  operation.route.path === '/kyc'
    ? ({ shop }: Owner) => createKyc(shop, { status: 'rejected' })
    : recordOf(getterOf(operation))

type Query = Record<string, string | number>
type Page = { ids: string[]; next: string | null; total: number; status: number; message: string }

async function reader(operation: Operation, owner: Owner) {
  const headers = await createAppToken(owner.shop, everyScope)
  return async (query: Query): Promise<Page> => {
    const { status, body } = await call('apps')
      .get(`/api/v1${operation.route.path}`)
      .query(query)
      .set(headers)
    if (status !== 200) return { ids: [], next: null, total: 0, status, message: body.message }
    const list = Object.values(body.data).find(Array.isArray) as { _id: string }[]
    return {
      ids: list.map(({ _id }) => _id),
      next: body.data.next,
      total: body.data.pagination.total,
      status,
      message: body.message,
    }
  }
}

/** Reads pages to the end, as a mirror does. */
async function readAll(read: Awaited<ReturnType<typeof reader>>, query: Query) {
  const ids: string[] = []
  for (let after: string | null = ''; after !== null; ) {
    const page = await read({ ...query, ...(after && { after }) })
    expect(page.status, page.message).to.equal(200)
    ids.push(...page.ids)
    after = page.next
  }
  return ids
}

describe('A list in the order of changes', () => {
  it('is there for each resource that has a topic', () => {
    expect(mirrored.map(({ route }) => route.path)).to.have.members(Object.keys(tables))
  })

  for (const operation of mirrored) {
    it(`has each record once, by time and then by id, from a time on: ${operation.route.path}`, async () => {
      const [owner, others] = [await createOwner(), await createOwner()]
      const create = creator(operation)
      await create(others)
      const table = tables[operation.route.path]!
      const own = { shop_id: owner.shop.id }
      for (let n = 0; n < 5; n++) await create(owner)
      const read = await reader(operation, owner)
      const made = (await read({ limit: 100 })).ids
      const set = (id: string, time: string) =>
        service()
          .db(table)
          .where({ ...own, id })
          .update({ updated_at: time })
      const sorted = [...made].sort()
      const [first, ...rest] = sorted
      await set(first!, '2026-05-05T10:00:00.002Z')
      for (const id of rest) await set(id, '2026-05-05T10:00:00.001Z')
      const order = [...rest, first!]
      expect(await readAll(read, { sort: 'updatedAt', limit: 2 })).to.eql(order)
      expect(await readAll(read, { updatedSince: '2026-05-05T12:00:00.001+02:00', limit: 2 })).to.eql(order)
      expect(await readAll(read, { updatedSince: '2026-05-05T10:00:00.002Z', limit: 2 })).to.eql([first])
      expect((await read({ updatedSince: '2026-05-05T10:00:00.002Z' })).total).to.equal(1)
      expect((await read({ updatedSince: '2026-05-05T10:00:00.003Z' })).ids).to.eql([])
      expect((await read({ sort: 'updatedAt', limit: 2, page: 2 })).ids).to.eql(order.slice(2, 4))
      const refused: Query[] = [{ sort: 'colour' }, { updatedSince: 'yesterday' }, { after: 'no cursor' }]
      for (const wrong of refused) expect((await read(wrong)).status, JSON.stringify(wrong)).to.equal(400)
    })
  }

  it('misses nothing that changes or is added while it is read', async () => {
    const owner = await createOwner()
    const read = await reader(operations.find(({ name }) => name === 'apps listProducts')!, owner)
    const headers = await createAppToken(owner.shop, everyScope)
    const ids: string[] = []
    for (let n = 0; n < 4; n++) ids.push((await createProduct(owner.shop)).id)
    const first = await read({ sort: 'updatedAt', limit: 2 })
    const [changed] = first.ids
    const unread = ids.find((id) => !first.ids.includes(id))!
    for (const id of [changed, unread])
      await call('apps').patch(`/api/v1/products/${id}`).set(headers).send({ price: 7 }).expect(200)
    const { body } = await call('apps')
      .post('/api/v1/products')
      .set(headers)
      .send({ name: 'New', price: 1, quantity: 1 })
      .expect(201)
    const rest = await readAll(read, { sort: 'updatedAt', limit: 2, after: first.next! })
    const left = ids.filter((id) => ![...first.ids, unread].includes(id))
    expect(rest).to.eql([...left, changed, unread, body.data._id])
  })

  it('has what was committed late, for a mirror that begins five minutes before its last reading', async () => {
    const owner = await createOwner()
    const read = await reader(operations.find(({ name }) => name === 'apps listProducts')!, owner)
    const { id } = await createProduct(owner.shop)
    const began = new Date()
    await transaction(service().db, async (tx) => {
      await tx('products').where({ id }).update({ name: 'Late', updated_at: began })
      await createProduct(owner.shop)
      // Until here the mirror reads: what it sees last is later than what is being written.
      expect((await read({ sort: 'updatedAt' })).ids[0]).to.equal(id)
    })
    const since = new Date(began.getTime() - 5 * 60_000).toISOString()
    expect(await readAll(read, { updatedSince: since, limit: 1 })).to.include(id)
  })

  it('takes filters, and no search', async () => {
    const owner = await createOwner()
    const read = async (name: string) => reader(operations.find((one) => one.name === name)!, owner)
    const [orders, products, foods, customers] = await Promise.all(
      ['listOrders', 'listProducts', 'listFoods', 'listCustomers'].map((name) => read(`apps ${name}`)),
    )
    const hidden = await createProduct(owner.shop, { listed: false, quantity: 0 })
    const shown = await createProduct(owner.shop)
    const sort = 'updatedAt'
    expect((await products!({ sort, listed: 'false' })).ids).to.eql([hidden.id])
    expect((await products!({ sort, inStock: 'true' })).ids).to.eql([shown.id])
    for (const [list, query] of [
      [orders!, { query: '1' }],
      [products!, { query: 'mug' }],
      [foods!, { query: 'rice' }],
      [customers!, { search: 'ada' }],
    ] as const) {
      expect((await list({ sort, ...query })).status).to.equal(400)
      expect((await list({ updatedSince: '2026-01-01', ...query })).status).to.equal(400)
    }
  })
})

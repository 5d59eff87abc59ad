import { expect } from 'chai'
import type { Express } from 'express'
import type { Shop } from '../../../src/base/context.ts'
import { metrics } from '../../../src/base/metrics.ts'
import { openDatabase, transaction } from '../../../src/db/database.ts'
import { ofRow } from '../../../src/db/sql/versioned-sql.ts'
import { getListed } from '../../../src/services/catalog/products.ts'
import {
  bytesCached,
  type CachedReply,
  cachedRecord,
  cacheReplies,
} from '../../../src/services/shared/cached-replies.ts'
import * as settings from '../../../src/services/stores/shop-settings.ts'
import { compareHere } from '../../support/cached-replies.ts'
import { takeProblems } from '../../support/contract.ts'
import { createCategory, createProduct, createVariant } from '../../support/fixtures/catalogue.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { statementsOf } from '../../support/plans.ts'
import { call, openApps, service } from '../../support/service.ts'
import { until } from '../../support/until.ts'

/** Counts how reads were answered while `work` runs. */
async function outcomes(work: () => PromiseLike<unknown>): Promise<Record<string, number>> {
  metrics.cachedReplies.reset()
  await work()
  const { values } = await metrics.cachedReplies.get()
  return Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]))
}

describe('Cached replies', () => {
  let shop: Shop
  /** This database lacks the comparison that all other tests make. */
  let db: ReturnType<typeof openDatabase>
  before(async () => {
    db = openDatabase(service().databaseUrl, 5)
    cacheReplies(db, 1)
  })
  beforeEach(async () => {
    shop = await createShop()
  })
  after(() => db.destroy())

  const body = async (id: string) => (await getListed(db, shop, id)).data
  /** Tells whether the same object comes again: nothing was made anew. */
  const isCached = async (id: string) => {
    const reply = await getListed(db, shop, id)
    return reply === (await getListed(db, shop, id))
  }

  it('are the same as long as nothing was written, and PostgreSQL is asked for versions alone', async () => {
    const { id } = await createProduct(shop)
    const first = await getListed(db, shop, id)
    const sent = await statementsOf(async () => expect(await getListed(db, shop, id)).to.equal(first))
    expect(sent.map(({ name }) => name)).to.eql(['products.findListed'])
    expect(sent[0]!.values).to.deep.include([first.versions])
    expect(await outcomes(() => getListed(db, shop, id))).to.eql({ hit: 1 })
  })

  it('change with everything that a product shows', async () => {
    const category = await createCategory(shop)
    const { id } = await createProduct(shop, { category_id: category.id })
    const variant = await createVariant(shop, { id })
    const { db: own } = service()
    const changes: [
      string,
      () => PromiseLike<unknown>,
      (shown: Awaited<ReturnType<typeof body>>) => unknown,
    ][] = [
      ['its row', () => own('products').where({ id }).update({ price: 12345 }), ({ price }) => price],
      ['a sale', () => own('products').where({ id }).decrement('quantity', 1), ({ quantity }) => quantity],
      [
        'its category',
        () => own('categories').where(category).update({ name: 'New' }),
        (shown) => shown.category!.name,
      ],
      [
        'a variant',
        () => own('variants').where(variant).update({ quantity: 1 }),
        (shown) => shown.variants[0]!.quantity,
      ],
      ['another variant', () => createVariant(shop, { id }), (shown) => shown.variants.length],
      [
        'a variant less',
        () => own('variants').where(variant).update({ deleted_at: new Date() }),
        (shown) => shown.variants.length,
      ],
    ]
    for (const [name, change, shownIn] of changes) {
      expect(await isCached(id), name).to.equal(true)
      const before = shownIn(await body(id))
      await change()
      expect(shownIn(await body(id)), name).not.to.eql(before)
    }
  })

  it('are fetched for those records of a list alone that were written', async () => {
    const { id } = await createProduct(shop, { name: 'Old' })
    await createProduct(shop)
    const list = () => call('store').get('/api/v1/products').set('x-shop-id', shop.id).expect(200)
    const first = await list()
    await service().db('products').where({ id }).update({ name: 'New' })
    const second = await list()
    expect(second.text).to.equal(first.text.replace('Old', 'New'))
    expect(takeProblems()).to.eql([])
  })

  it('are found by one statement for many that ask in the same moment, each its own', async () => {
    const ids = await Promise.all([1, 2, 3].map(async () => (await createProduct(shop)).id))
    let found: CachedReply<{ _id: string }>[] = []
    const sent = await statementsOf(async () => {
      found = await Promise.all([...ids, ...ids].map((id) => getListed(db, shop, id)))
    })
    expect(sent.length).to.equal(1)
    expect(found.map(({ data }) => data._id)).to.eql([...ids, ...ids])
  })

  it('are not shared with a statement that has begun before', async () => {
    const { id } = await createProduct(shop)
    const first = getListed(db, shop, id)
    await new Promise((resolve) => void setImmediate(resolve))
    await service().db('products').where({ id }).update({ name: 'New' })
    expect((await getListed(db, shop, id)).data.name).to.equal('New')
    await first
  })

  it('are what a transaction sees, and nobody else, where it reads what it has changed', async () => {
    await settings.get(db, shop)
    await transaction(db, async (tx) => {
      await tx('shops').where({ id: shop.id }).update({ logo: 'https://cdn.example/new.png' })
      expect((await settings.get(tx, shop)).data.logo).to.equal('https://cdn.example/new.png')
      expect((await settings.get(db, shop)).data.logo).to.equal(null)
    })
    expect((await settings.get(db, shop)).data.logo).to.equal('https://cdn.example/new.png')
  })

  it('take up no more than they may, and those that nobody asks for go first', async () => {
    const description = 'x'.repeat(100_000)
    const ids: string[] = []
    for (let n = 0; n < 12; n += 1) {
      const { id } = await createProduct(shop)
      await service().db('products').where({ id }).update({ description })
      ids.push(id)
      await getListed(db, shop, id)
      await getListed(db, shop, ids[0]!)
    }
    expect(bytesCached(db)).to.be.within(900_000, 2 ** 20)
    expect(await outcomes(() => getListed(db, shop, ids[0]!))).to.eql({ hit: 1 })
    expect(await outcomes(() => getListed(db, shop, ids[1]!))).to.eql({ miss: 1 })
  })

  it('are forgotten when a connection breaks', async () => {
    const { id } = await createProduct(shop)
    await getListed(db, shop, id)
    const { rows } = await db.raw('select pg_backend_pid() as pid')
    await service().db.raw('select pg_terminate_backend(?)', [rows[0].pid])
    await until('an empty cache', () => bytesCached(db) === 0)
    expect((await getListed(db, shop, id)).data._id).to.equal(id)
  })

  it('are forgotten when all connections were closed meanwhile', async () => {
    const { id } = await createProduct(shop)
    const first = await getListed(db, shop, id)
    const { pool } = db.client
    const { idleTimeoutMillis } = pool
    pool.idleTimeoutMillis = 1
    await until('no connection to be left', () => {
      pool.check()
      return pool.numFree() === 0
    })
    pool.idleTimeoutMillis = idleTimeoutMillis
    expect(await getListed(db, shop, id)).not.to.equal(first)
  })

  it('are confirmed with 304 until something is written, also by a process that has cached nothing', async () => {
    const { id } = await createProduct(shop)
    const { store } = await openApps(service().config, db, 'store')
    const get = (app: Express, etag = 'none') =>
      call('store', app).get(`/api/v1/products/${id}`).set({ 'x-shop-id': shop.id, 'if-none-match': etag })
    const { headers } = await get(service().store).expect(200)
    for (const app of [service().store, store, store])
      expect((await get(app, headers.etag).expect(304)).text).to.equal('')
    await service().db('products').where({ id }).update({ price: 1 })
    for (const app of [service().store, store]) await get(app, headers.etag).expect(200)
  })
})

describe('The comparison of cached replies with fresh ones', () => {
  compareHere()
  it('tells where a version does not know of a change', async () => {
    const { db } = service()
    const readProduct = cachedRecord<{ name: string }>('test.blind', 'productNotFound', {
      ...ofRow("json_build_object('name', p.name)"),
      version: 'p.id',
      source: 'select *, xmin as written from products where id = asked.id',
      bindings: () => ({}),
    })
    const shop = await createShop()
    const { id } = await createProduct(shop, { name: 'Old' })
    await readProduct(db, shop, id)
    await db('products').where({ id }).update({ name: 'New' })
    expect((await readProduct(db, shop, id)).data.name).to.equal('Old')
    expect(takeProblems().join()).to.match(/cached test\.blind.*"Old".*\n {2}fresh: .*"New"/)
  })
})

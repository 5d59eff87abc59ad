import { expect } from 'chai'
import type { Shop } from '../../../src/base/context.ts'
import { newId } from '../../../src/base/ids.ts'
import { metrics } from '../../../src/base/metrics.ts'
import { foldVersions } from '../../../src/db/counters/shop-versions.ts'
import { type Database, openDatabase } from '../../../src/db/database.ts'
import { list as listCategories } from '../../../src/services/catalog/categories.ts'
import { listListed } from '../../../src/services/catalog/product-lists.ts'
import { getListed } from '../../../src/services/catalog/products.ts'
import { listLive } from '../../../src/services/content/banners.ts'
import { cacheReplies } from '../../../src/services/shared/cached-replies.ts'
import { findOpenShop } from '../../../src/services/shared/shop.ts'
import * as settings from '../../../src/services/stores/shop-settings.ts'
import { compareHere } from '../../support/cached-replies.ts'
import { takeProblems } from '../../support/contract.ts'
import { openTestDatabase } from '../../support/database.ts'
import { createCategory, createProduct, createVariant } from '../../support/fixtures/catalogue.ts'
import { createBlog } from '../../support/fixtures/posts.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { statementsOf } from '../../support/plans.ts'
import { call, service } from '../../support/service.ts'
import { until } from '../../support/until.ts'

const page = { page: 1, limit: 20 }

describe('The version of what the public sees of a store', () => {
  compareHere()
  let shop: Shop
  /** This database lacks the comparison that all other tests make. */
  let db: Database
  before(() => {
    db = openDatabase(service().databaseUrl, 5)
    cacheReplies(db, 1)
  })
  beforeEach(async () => {
    shop = await createShop()
  })
  after(() => db.destroy())

  /** Returns the store as each call looks it up. */
  const lookUp = async () => (await findOpenShop(db, shop.id))!
  const version = async () => (await lookUp()).version

  it('is enough for a read to be answered, by one statement in all, until something is written', async () => {
    const { id } = await createProduct(shop, { name: 'Old' })
    const reads: ((of: Shop) => Promise<{ text: string }>)[] = [
      (of) => getListed(db, of, id),
      (of) => listListed(db, of, { ...page, sort: 'newest' }),
      (of) => listListed(db, of, { ...page, sort: 'name', query: 'old' }),
      (of) => listCategories(db, of, { ...page, sort: 'name' }),
      (of) => settings.get(db, of),
    ]
    for (const read of reads) {
      const first = await read(await lookUp())
      metrics.cachedReplies.reset()
      const sent = await statementsOf(async () => expect(await read(await lookUp())).to.equal(first))
      expect(sent.map(({ name }) => name)).to.eql(['shops.byId'])
      const { values } = await metrics.cachedReplies.get()
      expect(values.map(({ labels, value }) => [labels.outcome, value])).to.eql([['unchanged', 1]])
    }
    await service().db('products').where({ id }).update({ name: 'New' })
    expect((await getListed(db, await lookUp(), id)).data.name).to.equal('New')
  })

  it('is another one after each statement that writes what replies are made of', async () => {
    const { db: own } = service()
    const category = await createCategory(shop)
    const product = await createProduct(shop)
    const variant = await createVariant(shop, product)
    const blog = await createBlog(shop)
    const of = (table: string, { id }: { id: string }) => own(table).where({ shop_id: shop.id, id })
    const writes: Record<string, () => PromiseLike<unknown>> = {
      'a new product': () => createProduct(shop),
      'a sale': () => of('products', product).decrement('quantity', 1),
      'a new variant': () => createVariant(shop, product),
      'a sale of a variant': () => of('variants', variant).decrement('quantity', 1),
      'a variant that is gone': () => of('variants', variant).delete(),
      'a new category': () => createCategory(shop),
      'another name of a category': () => of('categories', category).update({ name: 'Other' }),
      'a category that is gone': () => of('categories', category).delete(),
      'a product that is gone': () => of('products', product).delete(),
      'a new post': () => createBlog(shop),
      'another title of a post': () => of('blogs', blog).update({ title: 'Other' }),
      'a post that is gone': () => of('blogs', blog).delete(),
      'the settings': () => own('shops').where({ id: shop.id }).update({ logo: 'https://cdn.example/x.png' }),
    }
    const other = await createShop()
    const before = (await findOpenShop(db, other.id))!.version
    for (const [name, write] of Object.entries(writes)) {
      const last = await version()
      await write()
      expect(await version(), name).not.to.equal(last)
    }
    expect((await findOpenShop(db, other.id))!.version, 'that of another store').to.equal(before)
  })

  it('changes with the commit, for everybody at once, and not with what is rolled back', async () => {
    const { id } = await createProduct(shop)
    const first = await version()
    const begun = await service().db.transaction()
    await begun('products').where({ id }).update({ price: 1 })
    expect(await version()).to.equal(first)
    await begun.commit()
    const second = await version()
    expect(second).not.to.equal(first)
    const undone = await service().db.transaction()
    await undone('products').where({ id }).update({ price: 2 })
    await undone.rollback()
    expect(await version()).to.equal(second)
  })

  it('tells of a change that began before another one and was committed after it', async () => {
    const [early, late] = [await createProduct(shop), await createProduct(shop)]
    const begun = await service().db.transaction()
    await begun('products').where({ id: early.id }).update({ price: 100 })
    await service().db('products').where({ id: late.id }).update({ price: 200 })
    const between = await lookUp()
    await getListed(db, between, early.id)
    await begun.commit()
    expect(await version()).not.to.equal(between.version)
    expect((await getListed(db, await lookUp(), early.id)).data.price).to.equal(1)
  })

  it('stays as it is while its changes are summed up', async () => {
    const own = await openTestDatabase()
    try {
      const ids = [newId(), newId()]
      const changes = Array.from({ length: 50 }, (_, n) => ({ shop_id: ids[n % 2] }))
      await own.db('shop_version_changes').insert(changes)
      const sums = async () =>
        (
          await own.db.raw(
            `select shop_id, sum(number)::text as sum from (
              select shop_id, total as number from shop_versions
              union all select shop_id, change from shop_version_changes
            ) written group by shop_id order by shop_id`,
          )
        ).rows
      const before = await sums()
      for (const taken of [30, 20, 0]) {
        expect(await foldVersions(own.db, 30)).to.equal(taken)
        expect(await sums()).to.eql(before)
      }
      expect(await own.db('shop_version_changes').select()).to.eql([])
    } finally {
      await own.close()
    }
  })

  it('is summed up by whoever reads it, once it has too many parts', async () => {
    const { db: own } = service()
    const changes = () => own('shop_version_changes').where({ shop_id: shop.id })
    await changes().insert(Array.from({ length: 150 }, () => ({ shop_id: shop.id })))
    const before = await version()
    await until('the changes to be summed up', async () => (await changes()).length === 0)
    expect(await version()).to.equal(before)
  })

  it('is not asked about banners, which come and go by the clock', async () => {
    const read = async () => {
      const store = await lookUp()
      return statementsOf(() => listLive(db, store, page))
    }
    await read()
    expect((await read()).map(({ name }) => name)).to.eql(['banners.live'])
  })

  it('is found missing by the comparison of cached replies with fresh ones, where a table does not change it', async () => {
    const { id } = await createProduct(shop, { name: 'Old' })
    const get = () => call('store').get(`/api/v1/products/${id}`).set('x-shop-id', shop.id).expect(200)
    await get()
    await service().db.transaction(async (tx) => {
      await tx.raw('set local session_replication_role = replica') // no triggers
      await tx('products').where({ id }).update({ name: 'New' })
    })
    expect((await get()).body.data.name).to.equal('Old')
    expect(takeProblems().join()).to.match(/cached products\.findListed.*"Old"[\s\S]*fresh: .*"New"/)
  })
})

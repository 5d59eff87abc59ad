import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import type { Database } from '../../src/db/database.ts'
import { search } from '../../src/services/catalog/foods.ts'
import { listPublished } from '../../src/services/content/blogs.ts'
import { openTestDatabase, type TestDatabase } from '../support/database.ts'

const records = 20
const words = 'a b c d e f g h'
/** These functions make words of texts as before, and count how often they do. */
const counting = Object.entries({ folded: 'text', words_of: 'tsvector' }).map(([name, type]) => {
  const own = `own_${name}`
  return `create sequence times_of_${name};
    alter function ${name}(text) rename to ${own};
    create function ${name}(text) returns ${type} language plpgsql immutable as $$
    begin perform nextval('times_of_${name}'); return ${own}($1); end $$`
})

describe('A search through texts for eight words', () => {
  let database: TestDatabase
  let db: Database
  let shop: Shop
  before(async () => {
    database = await openTestDatabase()
    db = database.db
    const [id, ownerId] = [newId(), newId()]
    const row = {
      id,
      name: 'A store',
      slug: 'store',
      type: 'restaurant',
      currency: 'USD',
      country: 'US',
    } as const
    await db('users').insert({ id: ownerId, email: 'owner@example.com' })
    await db('shops').insert({ ...row, owner_id: ownerId, scale: 100 })
    shop = { ...row, scale: 100, timeZone: 'UTC' }
    const texts = Array.from({ length: records }, () => ({ id: newId(), shop_id: id }))
    await db('products').insert(
      texts.map((one) => ({ ...one, kind: 'food', name: words, description: words, price: 100 })),
    )
    await db('blogs').insert(
      texts.map((one) => ({ ...one, slug: one.id, title: words, content: words, published_at: new Date() })),
    )
    await db.raw(counting.join(';'))
  })
  after(() => database.close())

  /** Returns how often a function was called meanwhile, for each record. */
  async function callsOf(name: 'folded' | 'words_of', work: () => Promise<unknown>): Promise<number> {
    const count = async () => (await db.raw(`select nextval('times_of_${name}') as times`)).rows[0].times
    const first = await count()
    await work()
    return ((await count()) - first) / records
  }

  it('makes small letters of each post three times at most, for the page and the number of all', async () => {
    const page = { page: 1, limit: 10, query: words }
    expect(await callsOf('folded', () => listPublished(db, shop, page))).to.be.within(1, 4)
  })

  it('takes the texts of a food apart once for its rank', async () => {
    const calls = await callsOf('words_of', () => search(db, shop, words))
    // It is found by eight words, and ranked by three texts.
    expect(calls).to.be.within(3, 12)
  })
})

import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import type { Shop } from '../../../src/base/context.ts'
import { newId } from '../../../src/base/ids.ts'
import { foldChanges } from '../../../src/db/counters/record-counts.ts'
import { transaction } from '../../../src/db/database.ts'
import { findIds } from '../../../src/services/catalog/product-search.ts'
import { createAppToken } from '../../support/fixtures/apps.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { expectPlans, statementsOf } from '../../support/plans.ts'
import { sampledTest } from '../../support/sample.ts'
import { call, service } from '../../support/service.ts'

type Query = Record<string, string | number | boolean>

/** More than are looked at one by one: a fifth is not shown to shoppers, of which half are deleted. */
const many = 3000
/** At most this many are. */
const few = 2000

describe('A search for a word that thousands of products have', () => {
  let shop: Shop & { ownerId: string }
  let token: { authorization: string }
  before(async () => {
    shop = await createShop()
    token = await createAppToken(shop, ['READ_INVENTORY'])
    await service().db.raw(
      `with lamps as (
          insert into categories (id, shop_id, name, slug) values (:lamps, :shop, 'Lamps', 'lamps') returning id
        ), added as (
          insert into products (id, shop_id, name, slug, description, price, quantity, listed, deleted_at, created_at,
              category_id, in_variants)
            select 'c0ffee' || lpad(to_hex(n), 18, '0'), :shop,
              (array['Plain','plain','Fancy'])[n % 3 + 1] || ' ' || n % 7, 's' || n,
              case n % 2 when 0 then 'It lasts' else 'It lasted, 100%' end
                || case when n % 11 > 0 then ' steel' else '' end || case when n < 2600 then ' dusty' else '' end,
              n % 5, n % 4, n % 10 <> 3, case when n % 10 = 7 then now() end,
              timestamptz '2026-01-01' + n / 2 * interval '1 minute', case when n % 6 > 2 then :lamps end, n % 8 = 0
            from generate_series(1, :many) n returning id, quantity, price, in_variants
        )
        insert into variants (id, shop_id, product_id, name, quantity)
          select 'cab' || substr(id, 4), :shop, id, 'Blue', price from added where in_variants`,
      { shop: shop.id, many, lamps: newId() },
    )
  })
  after(async () => {
    await service().db('variants').where({ shop_id: shop.id }).delete()
    await service().db('products').where({ shop_id: shop.id }).delete()
  })

  const read = async (surface: 'store' | 'apps', query: Query) => {
    const headers = surface === 'apps' ? token : { 'x-shop-id': shop.id }
    const { body } = await call(surface).get('/api/v1/products').query(query).set(headers).expect(200)
    const { products, pagination, next } = body.data
    return { ids: products.map(({ _id }: { _id: string }) => _id), total: pagination.total, next }
  }

  /** Returns all that the list is to show, found by looking at each product. */
  const expected = async (where: string, order: string): Promise<string[]> => {
    const { rows } = await service().db.raw(
      `select id from products where shop_id = :shop and deleted_at is null and ${where} order by ${order}`,
      { shop: shop.id },
    )
    return rows.map(({ id }: { id: string }) => id)
  }

  const expectAll = async (surface: 'store' | 'apps', query: Query, where: string, order: string) => {
    const ids = await expected(where, order)
    const first = await read(surface, { ...query, limit: 100 })
    expect(first).to.deep.include({ ids: ids.slice(0, 100), total: ids.length })
    if (first.next) {
      const second = await read(surface, { ...query, limit: 100, after: first.next })
      expect(second).to.deep.include({ ids: ids.slice(100, 200), total: ids.length })
    }
    const page = Math.max(1, Math.ceil(ids.length / 100))
    const last = await read(surface, { ...query, limit: 100, page })
    expect(last).to.deep.include({ ids: ids.slice((page - 1) * 100), total: ids.length })
    expect(await read(surface, { ...query, limit: 100, page: page + 1 })).to.deep.include({ ids: [] })
  }

  const newest = 'created_at desc, id desc'
  const inLamps = "category_id = (select id from categories where shop_id = :shop and slug = 'lamps')"
  const stocked = `(case when in_variants
    then exists (select from variants where product_id = products.id and quantity > 0) else quantity > 0 end)`
  for (const [surface, query, where, order] of [
    ['store', { query: 'last' }, 'listed', newest],
    ['store', { query: 'last', sort: 'price' }, 'listed', `price, ${newest}`],
    ['store', { query: 'last', sort: '-price' }, 'listed', `price desc, ${newest}`],
    ['store', { query: 'last', sort: 'name' }, 'listed', `folded(name), ${newest}`],
    ['store', { query: 'it last' }, 'listed', newest],
    ['apps', { query: 'last' }, 'true', newest],
    ['apps', { query: 'last', listed: true }, 'listed', newest],
    ['store', { query: 'last', minPrice: 0.02 }, 'listed and price >= 2', newest],
    ['apps', { query: 'last', listed: false }, 'not listed', newest],
    ['store', { query: 'lasts' }, 'listed', newest],
    ['store', { query: 'fancy last' }, "listed and name like 'Fancy%'", newest],
  ] as [surface: 'store' | 'apps', query: Query, where: string, order: string][])
    it(`${surface} ${JSON.stringify(query)} shows the products that have it, in their order`, () =>
      expectAll(surface, query, where, order))

  // All have the first, most the second, and the third all but the newest.
  for (const query of ['last', 'steel', 'dusty'])
    for (const sort of ['newest', 'price', '-price', 'name'])
      it(`${query}, by ${sort}, shows the products that have it, whatever else narrows the list`, async () => {
        const order = { newest, price: `price, ${newest}`, '-price': `price desc, ${newest}` }[sort]
        for (const [filters, where] of [
          [{}, 'true'],
          [{ inStock: true }, stocked],
          [{ inStock: false }, `not ${stocked}`],
          [{ category: 'lamps' }, inLamps],
          [{ category: 'lamps', inStock: true }, `${inLamps} and ${stocked}`],
          [{ category: 'none', inStock: true }, 'false'],
          [{ minPrice: 0.02 }, 'price >= 2'],
          [{ minPrice: 0.01, maxPrice: 0.03, inStock: true }, `price between 1 and 3 and ${stocked}`],
        ] as [Query, string][]) {
          const shown = `listed and description like '%${query}%' and ${where}`
          await expectAll('store', { query, sort, ...filters }, shown, order ?? `folded(name), ${newest}`)
        }
      })
  it('misses none of many with the same name, of which those next to a page lack the word', async () => {
    const other = await createShop()
    const { db } = service()
    await db.raw(
      `insert into products (id, shop_id, name, slug, description, price, created_at)
        select 'cafe' || lpad(to_hex(n), 20, '0'), :shop, case when n <= 30 then 'Axe' else 'Saw' end, 's' || n,
          case when n between 2 and 29 then 'Gone' else 'It lasts' end, 1,
          timestamptz '2026-01-01' - n * interval '1 minute'
        from generate_series(1, :many) n`,
      { shop: other.id, many },
    )
    const numbers: number[] = []
    for (let after: string | undefined; numbers.length < 3; ) {
      const query = { query: 'last', sort: 'name', limit: 1, after }
      const { body } = await call('store')
        .get('/api/v1/products')
        .query(query)
        .set({ 'x-shop-id': other.id })
        .expect(200)
      numbers.push(Number(body.data.products[0].slug.slice(1)))
      after = body.data.next
    }
    await db('products').where({ shop_id: other.id }).delete()
    expect(numbers).to.eql([1, 30, 31])
  })

  it('does not look at each product', async () => {
    const sent = await statementsOf(() => read('store', { query: 'last' }))
    expect(sent.map(({ text }) => /from "product_texts".* limit/s.test(text))).to.include(true)
    const rare = await statementsOf(() => read('store', { query: 'fancy 3' }))
    expect(rare.length).to.be.below(sent.length)
  })

  it('has its number counted again when a text has changed, and not when anything else has', async () => {
    const db = service().db
    const query = { query: 'last' }
    const rowsRead = () => expectPlans(db, () => read('apps', query), { large: new Set(), rows: 100_000 })
    const { total } = await read('apps', query)
    const product = () => db('products').where({ shop_id: shop.id, deleted_at: null }).first('id')
    const { id } = await product()
    await db('products').where({ id }).update({ price: 3, quantity: 7, listed: false })
    const known = await rowsRead()
    await db('products').where({ id }).update({ deleted_at: new Date() })
    expect((await read('apps', query)).total).to.equal(total - 1)
    const { id: other } = await product()
    await db('products').where({ id: other }).update({ description: 'It is gone' })
    expect(await rowsRead()).to.be.above(known + few)
    expect((await read('apps', query)).total).to.equal(total - 2)
    await db('products').where({ id: other }).update({ description: 'It lasts' })
    expect((await read('apps', query)).total).to.equal(total - 1)
  })

  it('has a version of texts that never runs out', async () => {
    const db = service().db
    const versionOf = async () => {
      const { rows } = await db.raw(
        `select sum(number)::bigint as version from (
          select total as number from record_counts where shop_id = :shopId and kind = 'texts'
          union all select change from record_count_changes where shop_id = :shopId and kind = 'texts'
        ) as written`,
        { shopId: shop.id },
      )
      return Number(rows[0].version)
    }
    const { id } = await db('products').where({ shop_id: shop.id, deleted_at: null }).first('id')
    const before = await versionOf()
    for (const description of ['It is gone', 'It lasts']) {
      await db('products').where({ id }).update({ description })
    }
    const step = ((await versionOf()) - before) / 2
    expect(2 ** 63 / step).to.be.greaterThan(1e12)
  })

  sampledTest('has an exact number at every moment, beside merchants of whom some give up', async () => {
    const db = service().db
    const ids: string[] = await db('products')
      .where({ shop_id: shop.id, deleted_at: null })
      .limit(60)
      .pluck('id')
    const compare = () =>
      db.transaction(
        async (tx) => {
          const narrowed = { query: 'last', sort: 'newest', limit: 5, offset: 0 } as const
          const { total } = await findIds(tx, shop, narrowed)
          const real = await tx('products')
            .where({ shop_id: shop.id, deleted_at: null })
            .whereLike('description', '%last%')
          expect(total).to.equal(real.length)
        },
        { isolationLevel: 'repeatable read' },
      )
    let over = false
    const merchant = async (turn: number) => {
      for (let round = 0; round < 30; round += 1) {
        const id = ids[turn * 15 + (round % 15)]!
        await transaction(db, async (tx) => {
          await tx('products')
            .where({ id })
            .update({ description: round % 2 ? 'It lasts' : 'It is gone' })
          const added = {
            id: newId(),
            shop_id: shop.id,
            name: 'x',
            slug: newId(),
            price: 1,
            description: 'It lasts',
          }
          await tx('products').insert(added)
          if (round % 3 === 1) await tx('products').where({ id: added.id }).delete()
          if (round % 3 === 2) throw new Error('given up')
        }).catch((error: Error) => expect(error.message).to.equal('given up'))
      }
    }
    let looks = 0
    const looking = async () => {
      for (; !over; looks += 1) await compare()
    }
    const folding = async () => {
      for (; !over; await sleep(1)) await foldChanges(db, 5)
    }
    const beside = [looking(), looking(), folding()]
    await Promise.all([0, 1, 2, 3].map(merchant)).finally(() => {
      over = true
    })
    await Promise.all(beside)
    expect(looks).to.be.greaterThan(5)
    await compare()
    await db.raw('select recount_records()')
    await compare()
  })
})

import { expect } from 'chai'
import type { Shop } from '../../../src/base/context.ts'
import { newId } from '../../../src/base/ids.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { call, service } from '../../support/service.ts'

type Query = Record<string, string | number>

/** More than are collected for a search. */
const many = 3000

describe('A search in foods or posts for a word that thousands of them have', () => {
  let shop: Shop & { ownerId: string }
  let soups: string
  before(async () => {
    shop = await createShop()
    soups = newId()
    const { db } = service()
    await db('categories').insert({ id: soups, shop_id: shop.id, name: 'Soups', slug: 'soups' })
    await db.raw(
      `insert into products (id, shop_id, kind, category_id, name, description, price, listed, deleted_at, created_at)
        select 'f00d' || lpad(to_hex(n), 20, '0'), :shop, 'food', case when n % 6 > 2 then :soups end,
          (array['Plain','plain','Fancy'])[n % 3 + 1] || ' ' || n % 7,
          case n % 2 when 0 then 'It warms' else 'It warmed' end || case when n % 10 = 1 then ' spicy' else '' end,
          100, n % 10 <> 3, case when n % 10 = 7 then now() end, timestamptz '2026-01-01' + n / 2 * interval '1 minute'
        from generate_series(1, :many) n`,
      { shop: shop.id, soups, many },
    )
    await db.raw(
      `insert into blogs (id, shop_id, title, slug, content, tags, published_at, deleted_at)
        select 'b106' || lpad(to_hex(n), 20, '0'), :shop, 'Post ' || n % 7, 'p' || n,
          'It warms' || case when n % 10 = 1 then ' spicy' else '' end, array['tag' || n % 2, 'all'],
          case when n % 10 <> 3 then timestamptz '2026-01-01' + n / 2 * interval '1 minute' end,
          case when n % 10 = 7 then now() end
        from generate_series(1, :many) n`,
      { shop: shop.id, many },
    )
    await db.raw('analyze products; analyze blogs')
  })
  after(async () => {
    await service().db('products').where({ shop_id: shop.id }).delete()
    await service().db('blogs').where({ shop_id: shop.id }).delete()
  })

  const read = async (path: 'foods' | 'blogs', query: Query) => {
    const { body } = await call('store')
      .get(`/api/v1/${path}`)
      .query(query)
      .set({ 'x-shop-id': shop.id })
      .expect(200)
    const ids: string[] = body.data[path].map(({ _id }: { _id: string }) => _id)
    return { ids, total: body.data.pagination.total as number }
  }

  /** Returns the ids of all that a list is to show, found by looking at each record. */
  const expected = async (path: 'foods' | 'blogs', where: string): Promise<string[]> => {
    const source = {
      foods: `products where kind = 'food' and listed and ${where} order by created_at desc, id desc`,
      blogs: `blogs where published_at is not null and ${where} order by published_at desc, id desc`,
    }[path].replace(' where ', ' where shop_id = :shop and deleted_at is null and ')
    const { rows } = await service().db.raw(`select id from ${source}`, { shop: shop.id, soups })
    return rows.map(({ id }: { id: string }) => id)
  }

  const compare = async (path: 'foods' | 'blogs', query: Query, where: string) => {
    const all = await expected(path, where)
    for (const page of [1, 2, 3, 40, 999]) {
      const limit = page === 2 ? 100 : 20
      const found = await read(path, { ...query, page, limit })
      expect(found, `page ${page}`).to.eql({
        ids: all.slice((page - 1) * limit, page * limit),
        total: all.length,
      })
    }
  }

  for (const [path, query, where] of [
    ['foods', { query: 'warm' }, 'true'],
    ['foods', { query: 'warms plain' }, "name ilike 'plain%'"],
    ['foods', { query: 'warm', category: 'soups' }, 'category_id = :soups'],
    ['foods', { query: 'soup warm' }, 'category_id = :soups'],
    ['foods', { query: 'spicy' }, "description like '%spicy'"],
    ['foods', { query: 'warm nothing' }, 'false'],
    ['foods', { query: '!' }, 'false'],
    ['blogs', { query: 'warm' }, 'true'],
    ['blogs', { query: 'it warm post' }, 'true'],
    ['blogs', { query: 'warm', tag: 'tag1' }, "tags @> '{tag1}'"],
    ['blogs', { tag: 'all' }, 'true'],
    ['blogs', { tag: 'tag0' }, "tags @> '{tag0}'"],
    ['blogs', { query: 'spicy' }, "content like '%spicy'"],
  ] as const)
    it(`finds in ${path} by ${JSON.stringify(query)}, on each page, what a look at each record finds`, () =>
      compare(path, query, where))

  it('tells the number that there is after each change of foods, of their categories and of posts', async () => {
    const { db } = service()
    const [food, post] = [`f00d${'1'.padStart(20, '0')}`, `b106${'1'.padStart(20, '0')}`]
    const total = async (path: 'foods' | 'blogs', query: Query) => (await read(path, query)).total
    let foods = await total('foods', { query: 'warm' })
    const inFoods = async (change: object, by: number) => {
      await db('products').where({ shop_id: shop.id, id: food }).update(change)
      foods += by
      expect(await total('foods', { query: 'warm' }), JSON.stringify(change)).to.equal(foods)
    }
    await inFoods({ description: 'Cold' }, -1)
    await inFoods({ description: 'Warm' }, 1)
    await inFoods({ listed: false }, -1)
    await inFoods({ listed: true }, 1)
    await inFoods({ name: 'Warm', description: '' }, 0)
    await inFoods({ deleted_at: new Date() }, -1)
    await inFoods({ deleted_at: null }, 1)
    let posts = await total('blogs', { query: 'warm' })
    const inPosts = async (change: object, by: number) => {
      await db('blogs').where({ shop_id: shop.id, id: post }).update(change)
      posts += by
      expect(await total('blogs', { query: 'warm' }), JSON.stringify(change)).to.equal(posts)
    }
    const tagged = await total('blogs', { tag: 'all' })
    await db('blogs').where({ shop_id: shop.id, id: post }).update({ tags: [] })
    expect(await total('blogs', { tag: 'all' })).to.equal(tagged - 1)
    await inPosts({ content: 'Cold' }, -1)
    await inPosts({ excerpt: 'Warm' }, 1)
    await inPosts({ published_at: null }, -1)
    await inPosts({ published_at: new Date() }, 1)
    await inPosts({ deleted_at: new Date() }, -1)

    const inSoups = await total('foods', { query: 'warm', category: 'soups' })
    await db('products').where({ shop_id: shop.id, id: food }).update({ category_id: soups })
    expect(await total('foods', { query: 'warm', category: 'soups' })).to.equal(inSoups + 1)
    const plain = await total('foods', { query: 'warm plain' })
    await db('categories').where({ id: soups }).update({ name: 'Plain things' })
    const where = "(name ilike 'plain%' or category_id = :soups)"
    expect(await total('foods', { query: 'warm plain' }))
      .to.equal((await expected('foods', where)).length)
      .and.greaterThan(plain)
    await db('categories').where({ id: soups }).update({ slug: 'broths' })
    expect(await total('foods', { query: 'warm', category: 'broths' })).to.equal(inSoups + 1)
    // Links with the former slug keep working.
    expect(await total('foods', { query: 'warm', category: 'soups' })).to.equal(inSoups + 1)
  })
})

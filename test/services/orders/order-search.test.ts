import { expect } from 'chai'
import type { Shop } from '../../../src/base/context.ts'
import { createAppToken } from '../../support/fixtures/apps.ts'
import { createAccount } from '../../support/fixtures/people.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { statementsOf } from '../../support/plans.ts'
import { call, service } from '../../support/service.ts'

/** More than are collected at once, which are 2,000. */
const many = 3000

describe('A search for a text among thousands of orders', () => {
  let shop: Shop & { ownerId: string }
  let token: { authorization: string }
  before(async () => {
    shop = await createShop()
    const other = await createShop()
    token = await createAppToken(shop, ['READ_ORDERS'])
    const { id: user } = await createAccount()
    // Addresses and names are drawn by a hash. All but the newest 400 orders are at old.example, and a fifth has no customer.
    await service().db.raw(
      `with people as (
          insert into customers (id, shop_id, name, email)
            select 'cd0' || lpad(to_hex(n), 21, '0'), :shop,
              (array['Ada','Bob','Zoë','ΣΟΦΟΣ'])[(hashtext('name' || n) & 3) + 1] || ' of ' || case when n % 2 = 0 then 'Ghost' else 'Town' end,
              n || '@people.example'
            from generate_series(1, :many * 2) n returning id
        )
        insert into orders (id, shop_id, number, user_id, customer_id, email, subtotal, currency, status, deleted_at, created_at)
          select 'bd0' || lpad(to_hex(n), 21, '0'), :shop, n, :user,
            case when hashtext('who' || n) % 5 <> 0
              then 'cd0' || lpad(to_hex(1 + (abs(hashtext('of' || n)) % :many) * 2), 21, '0') end,
            (array['ann','Ben','c_d','50%'])[(hashtext('mail' || n) & 3) + 1] || n % 7 || '@' ||
              case when n <= :many - 400 then 'old' else 'new' end || '.Example',
            100, 'USD', (array['pending','paid','cancelled'])[n % 3 + 1],
            case when n % 10 = 0 then now() end, timestamptz '2026-01-01' + n / 2 * interval '1 minute'
          from generate_series(1, :many) n`,
      { shop: shop.id, user, many },
    )
    await service().db.raw(
      `insert into orders (id, shop_id, number, user_id, email, subtotal, currency)
        select 'bd1' || lpad(to_hex(n), 21, '0'), ?, n, ?, 'ann@old.example', 100, 'USD' from generate_series(1, 50) n`,
      [other.id, user],
    )
    // PostgreSQL would otherwise take the tables for nearly empty.
    await service().db.raw('analyze orders, customers')
  })
  after(async () => {
    for (const table of ['orders', 'customers'])
      await service().db(table).where({ shop_id: shop.id }).delete()
  })

  const get = async (path: string, query: object) => {
    const { body } = await call('apps').get(`/api/v1/orders${path}`).query(query).set(token).expect(200)
    return body.data
  }
  const read = async (query: object) => {
    const { orders, pagination, next } = await get('', query)
    return { ids: orders.map(({ _id }: { _id: string }) => _id), total: pagination.total, next }
  }

  /** Returns all that a list is to show, found by looking at each order. */
  const expected = async (text: string, where: string): Promise<string[]> => {
    const { rows } = await service().db.raw(
      `select o.id from orders o left join customers c on c.id = o.customer_id and c.shop_id = o.shop_id
        where o.shop_id = :shop and o.deleted_at is null and ${where} and (
          position(folded(:text) in folded(o.email)) > 0 or position(folded(:text) in folded(c.name)) > 0
          or cast(o.number as text) = ltrim(:text, '#')
        ) order by o.created_at desc, o.id desc`,
      { shop: shop.id, text },
    )
    return rows.map(({ id }: { id: string }) => id)
  }

  const expectAll = async (query: { query: string }, where: string) => {
    const ids = await expected(query.query, where)
    expect(await get('/count', query)).to.eql({ count: ids.length })
    const first = await read({ ...query, limit: 70 })
    expect(first).to.deep.include({ ids: ids.slice(0, 70), total: ids.length })
    expect(first.next === null).to.equal(ids.length < 70)
    if (first.next)
      expect(await read({ ...query, limit: 70, after: first.next })).to.deep.include({
        ids: ids.slice(70, 140),
        total: ids.length,
      })
    const last = Math.max(1, Math.ceil(ids.length / 70))
    expect(await read({ ...query, limit: 70, page: last })).to.deep.include({
      ids: ids.slice((last - 1) * 70),
      total: ids.length,
      next: ids.length > 0 && ids.length % 70 === 0 ? first.next : null,
    })
    expect(await read({ ...query, limit: 70, page: last + 1 })).to.deep.include({
      ids: [],
      total: ids.length,
    })
  }

  // Those that all have, that many have in the address or the name, that all but the newest have, and a few.
  for (const text of [
    'example',
    'a',
    'TOWN',
    'ann',
    'old',
    'new',
    'Ghost',
    'σοφος',
    '0%',
    '_',
    '#17',
    'nobody',
  ])
    it(`${text} finds the orders that have it, in their order, whatever else narrows the list`, async () => {
      for (const [filters, where] of [
        [{}, 'true'],
        [
          { status: 'paid', to: '2026-01-01T23:00:00Z' },
          "status = 'paid' and o.created_at <= '2026-01-01T23:00:00Z'",
        ],
      ] as [object, string][])
        await expectAll({ query: text, ...filters }, where)
    })

  it('collects a text of few orders at once, and looks for one of many along the list', async () => {
    const sent = async (query: string) => (await statementsOf(() => read({ query }))).map(({ text }) => text)
    const [rare, common, middle] = [await sent('c_d3@new'), await sent('example'), await sent('old')]
    expect(rare.length).to.equal(common.length - 1)
    expect(middle.length).to.equal(common.length + 1)
  })
})

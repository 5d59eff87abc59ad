import { expect } from 'chai'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

const customers = 8_000

describe('listCustomers, searching among 8,000 customers', () => {
  let shopId: string
  let token: { authorization: string }

  before(async () => {
    const shop = await createShop()
    shopId = shop.id
    token = await createAppToken(shop, ['READ_CUSTOMERS'])
    // The oldest 4,000 are Pioneers; three in five are called Nikos, one of these in capitals, and one only nearly so; a third have no telephone.
    await service().db.raw(
      `insert into customers (id, shop_id, name, email, phone, created_at)
      select substr(md5(n || :shopId), 1, 24), :shopId,
        case when n <= 4000 then 'Pioneer ' else 'Buyer ' end || (array['Ada', 'Νίκος', 'ΝΊΚΟΣ', 'Νίκος B', 'νίκοτ'])[1 + n % 5],
        'c' || n || '@mail.example', case when n % 3 > 0 then '+234 ' || n end,
        timestamptz '2026-01-01' + n / 2 * interval '1 minute'
      from generate_series(1, ${customers}) n`,
      { shopId },
    )
  })

  const list = async (query: object) =>
    (
      await call('apps')
        .get('/api/v1/customers')
        .set(token)
        .query({ limit: 50, ...query })
        .expect(200)
    ).body.data

  /** Finds by plain SQL, which knows no place for a text beside the whole of what is shown. */
  async function idsOf(search: string): Promise<string[]> {
    const { rows } = await service().db.raw(
      `select id from customers where shop_id = :shopId
        and strpos(folded(name || ' ' || email || ' ' || coalesce(phone, '')), folded(:search)) > 0
      order by created_at desc, id desc`,
      { shopId, search },
    )
    return rows.map(({ id }: { id: string }) => id)
  }

  for (const [what, search] of [
    ['that all have in their addresses', 'MAIL'],
    ['that most have in their telephone numbers', '+234'],
    ['that most have in their names, in capitals and in small letters', 'νίκοσ'],
    ['that half have, but none of the newest', 'pioneer'],
    ['that two in five have, of the newest four in five', 'Buyer Ν'],
    ['that most have across name and address', 'ς c'],
    ['of one letter', 'o'],
    ['of two letters, that most have in their names', 'ΚΟ'],
    ['of two letters, that all have across name and address', ' c'],
    ['of two letters, of which one separates address and telephone number', 'e '],
    ['that few have', 'c77'],
    ['that nobody has', 'nobody'],
    ['that stands for nothing else', '%'],
  ] as const)
    it(`finds exactly those, in order and in pages: a text ${what}`, async () => {
      const ids = await idsOf(search)
      const seen = async (query: object) => {
        const { customers, pagination, next } = await list({ search, ...query })
        expect(pagination.total).to.equal(ids.length)
        return { found: customers.map(({ _id }: { _id: string }) => _id), next }
      }
      const { found, next } = await seen({})
      expect(found).to.eql(ids.slice(0, 50))
      if (next) expect((await seen({ after: next })).found).to.eql(ids.slice(50, 100))
      for (const page of [3, 61, 160, 200])
        expect((await seen({ page })).found).to.eql(ids.slice((page - 1) * 50, page * 50))
    })
})

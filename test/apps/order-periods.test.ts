import { expect } from 'chai'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createGuest } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

const orders = 8_000

describe('listOrders and countOrders of a period, in a store of 8,000 orders', () => {
  let shopId: string
  let token: { authorization: string }

  before(async () => {
    const shop = await createShop()
    const { id: userId } = await createGuest()
    shopId = shop.id
    token = await createAppToken(shop, ['READ_ORDERS'])
    // One every minute; every tenth is cancelled, and every hundredth is deleted too.
    await service().db.raw(
      `insert into orders (id, shop_id, number, user_id, email, subtotal, currency, status, payment_status, to_ship, shipped, created_at, deleted_at)
      select substr(md5(n || :shopId), 1, 24), :shopId, n, :userId, n || '@example.com', 100, 'USD',
        case when n % 10 = 0 then 'cancelled' when n % 7 = 0 then 'paid' else 'pending' end,
        case when n % 3 = 0 then 'failed' else 'pending' end, n % 4, n % 3,
        timestamptz '2026-01-01' + n * interval '1 minute', case when n % 100 = 0 then now() end
      from generate_series(1, ${orders}) n`,
      { shopId, userId },
    )
  })

  /** Returns the time of the order with this number. */
  const at = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString()
  const read = async (path: string, query: object) =>
    (await call('apps').get(`/api/v1/orders${path}`).set(token).query(query).expect(200)).body.data

  type Filters = {
    status?: string
    paymentStatus?: string
    open?: boolean
    fulfilmentStatus?: string
    toShip?: boolean
  }
  const filters: Filters[] = [
    {},
    { status: 'pending' },
    { status: 'cancelled', paymentStatus: 'failed' },
    { paymentStatus: 'pending' },
    { open: true },
    { fulfilmentStatus: 'partly', status: 'pending' },
    { fulfilmentStatus: 'none_needed' },
    { toShip: true },
    { toShip: false, paymentStatus: 'failed' },
    { toShip: true, fulfilmentStatus: 'done' },
  ]

  /** Counts by plain SQL. */
  async function counted(
    from: string,
    to: string,
    { status, paymentStatus, open, fulfilmentStatus, toShip }: Filters,
  ): Promise<number> {
    const found = service().db('orders').where({ shop_id: shopId, deleted_at: null })
    if (status) found.where({ status })
    if (paymentStatus) found.where({ payment_status: paymentStatus })
    if (open) found.where({ status: 'pending' })
    if (fulfilmentStatus) found.where({ fulfilment_status: fulfilmentStatus })
    const isToShip = `status = 'paid' and fulfilment_status in ('open', 'partly')`
    if (toShip !== undefined) found.whereRaw(toShip ? isToShip : `not (${isToShip})`)
    return (await found.whereBetween('created_at', [from, to]).select('id')).length
  }

  for (const [what, from, to] of [
    ['all', at(0), at(orders)],
    ['all but the first thousand', at(1_001), undefined],
    ['all but the last thousand', undefined, at(7_000)],
    ['all but some at both ends', at(501), at(7_700)],
    ['all but more than two thousand at the beginning', at(2_201), undefined],
    ['all but more than two thousand at both ends', at(1_101), at(6_500)],
    ['half', at(4_001), undefined],
    ['none', at(7_000), at(1_000)],
  ] as const)
    it(`tells exactly how many there are: ${what}`, async () => {
      for (const filter of filters) {
        const total = await counted(from ?? '-infinity', to ?? 'infinity', filter)
        const query = { from, to, ...filter }
        const [{ count }, { pagination }] = [await read('/count', query), await read('', query)]
        expect([count, pagination.total], JSON.stringify(query)).to.eql([total, total])
      }
    })
})

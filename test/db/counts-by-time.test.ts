import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { foldChanges } from '../../src/db/counters/record-counts.ts'
import { type Transaction, transaction } from '../../src/db/database.ts'
import { expectCounts } from '../support/counted-records.ts'
import type { Database } from '../support/database.ts'
import { createDigitalProduct, createEntitlement } from '../support/digital.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'

const scopes = [
  'READ_ORDERS',
  'READ_SALES',
  'READ_ACTIVITY',
  'READ_SHIPPING',
  'READ_DISCOUNTS',
  'WRITE_STORE',
]
const zones = ['UTC', 'America/New_York', 'Asia/Kolkata', 'Asia/Kathmandu', 'Australia/Lord_Howe']

/** Returns a function for numbers below a limit, in an order that is the same at each run. */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 1103515245 + 12345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * limit)
  }
}

describe('The numbers of days and hours', () => {
  let shop: Shop & { ownerId: string }
  let db: Database
  let person: Person
  let token: { authorization: string }
  let passes: { entitlement_id: string; product_id: string }
  let number = 0

  beforeEach(async () => {
    db = service().db
    shop = await createShop({ type: 'digital' })
    person = await createAccount()
    token = await createAppToken(shop, scopes)
    const product = await createDigitalProduct(shop)
    const { id } = await createEntitlement(shop, person, { product_id: product.id })
    passes = { entitlement_id: id, product_id: product.id }
  })

  /** Some time within five days in March, when clocks change in some zones; now and then the first moment of an hour. */
  const timeFrom = (pick: (limit: number) => number) => {
    const at = Date.parse('2026-03-27T00:00:00Z') + pick(5 * 24 * 60) * 60_000 + pick(2) * pick(60_000)
    return new Date(pick(5) > 0 ? at : at - (at % 3_600_000))
  }

  /** Writes one of everything that is counted, changes it, and removes some of it. */
  async function writeSome(tx: Transaction, pick: (limit: number) => number): Promise<void> {
    const at = () => timeFrom(pick)
    const [order, refund, renewal, shipment, note, task, reader, coupon, picture, file] = Array.from(
      { length: 10 },
      newId,
    )
    const of = { shop_id: shop.id }
    number += 1
    const rows = {
      orders: {
        id: order,
        number,
        user_id: person.id,
        email: 'a@example.com',
        subtotal: 1000,
        currency: 'USD',
        created_at: at(),
      },
      refunds: { id: refund, order_id: order, amount: 1 + pick(500), created_at: at() },
      shipments: {
        ...{ id: shipment, order_id: order, carrier: '', courier: '{}', shipping_address: '{}', notes: '' },
        ...{
          tracking_number: '',
          tracking_code: shipment,
          shipping_method: '',
          shipping_cost: 0,
          history: '[]',
        },
        ...{ created_at: at(), updated_at: at() },
      },
      renewal_charges: {
        ...{
          id: renewal,
          ...passes,
          period_end: new Date(number * 60_000),
          attempt: number,
          provider: 'sandbox',
          reference: renewal,
        },
        ...{ amount: 100, currency: 'USD', state: 'declined', created_at: at() },
      },
      notes: { id: note, title: '', content: '', user_id: person.id },
      tasks: { id: task, title: '', created_by: person.id },
      newsletter_subscriptions: { id: reader, email: `${reader}@example.com`, confirmed_at: at() },
      coupons: { id: coupon, code: coupon!.toUpperCase(), type: 'fixed', discount: 1 },
      digital_files: {
        ...{
          id: file,
          product_id: passes.product_id,
          name: '',
          content_type: '',
          size: pick(500),
          sha256: '',
        },
        storage_key: file,
      },
      pictures: { id: picture, sha256: picture, name: '' },
      activity: {
        id: newId(),
        action: 'settings.updated',
        actor_kind: ['app', 'guest'][pick(2)],
        created_at: at(),
      },
    }
    await tx('stored_objects').insert({ ...of, storage_key: file! })
    for (const [table, row] of Object.entries(rows)) await tx(table).insert({ ...of, ...row })
    await tx('stored_objects').insert({ ...of, storage_key: picture! })
    await tx('picture_files').insert({
      ...{ ...of, storage_key: picture!, picture_id: picture!, size_name: 'small', format: 'webp' },
      ...{ width: 1, height: 1, sha256: '', size: 1 + pick(500) },
    })
    const changes: [table: keyof typeof rows, values: () => object][] = [
      ['orders', () => ({ status: 'paid', payment_status: 'paid', paid_at: at() })],
      ['orders', () => ({ paid_at: pick(3) > 0 ? at() : null })],
      ['orders', () => ({ discount: pick(1000), created_at: at() })],
      ['orders', () => ({ status: 'refunded', deleted_at: at() })],
      ['orders', () => ({ note: 'x', updated_at: at() })],
      ['refunds', () => ({ state: ['succeeded', 'failed', 'intent'][pick(3)] })],
      [
        'refunds',
        () => ({ state: 'succeeded', kind: pick(4) > 0 ? 'refund' : 'excess', amount: 1 + pick(500) }),
      ],
      [
        'renewal_charges',
        () => ({
          state: ['succeeded', 'refunded', 'declined'][pick(3)],
          amount: 1 + pick(9),
          created_at: at(),
        }),
      ],
      [
        'notes',
        () =>
          pick(2) > 0 ? { resource: 'orders', resource_id: order } : { resource: null, resource_id: null },
      ],
      ['digital_files', () => ({ deleted_at: pick(2) > 0 ? at() : null, size: pick(500) })],
      ['tasks', () => ({ status: ['to do', 'done'][pick(2)], updated_at: at() })],
      ['newsletter_subscriptions', () => ({ status: ['subscribed', 'unsubscribed'][pick(2)] })],
      ['coupons', () => ({ deleted_at: pick(2) > 0 ? at() : null, usage_count: 1 })],
    ]
    for (let times = 0; times < 12; times += 1) {
      const [table, values] = changes[pick(changes.length)]!
      await tx(table).where({ id: rows[table].id }).update(values())
    }
    if (pick(3) > 0) return
    // The activity log keeps its entries.
    const removable = Object.entries(rows).filter(([table]) => table !== 'activity')
    for (const [table, { id }] of removable.reverse()) await tx(table).where({ id }).delete()
  }

  sampledTest(
    'are exact at every moment, beside writers of whom some give up, and while changes are added up',
    async () => {
      const writers = Array.from({ length: 4 }, async (_, turn) => {
        const pick = numbersFrom(turn + 1)
        for (let round = 0; round < 12; round += 1)
          await transaction(db, async (tx) => {
            await writeSome(tx, pick)
            if (pick(4) === 0) throw new Error('given up')
          }).catch((error: Error) => expect(error.message).to.equal('given up'))
      })
      let over = false
      const folding = async () => {
        while (!over) await foldChanges(db, 11)
      }
      let looks = 0
      const looking = async () => {
        for (; !over; looks += 1) await expectCounts(db, shop)
      }
      const beside = [folding(), folding(), looking()]
      await Promise.all(writers).finally(() => {
        over = true
      })
      await Promise.all(beside)
      expect(looks).to.be.greaterThan(5)
      while ((await foldChanges(db, 10_000)) > 0);
      expect(await expectCounts(db, shop)).to.be.greaterThan(12)
      const nothing = { shop_id: shop.id, total: 0, amount: 0 }
      expect(await db('record_counts_by_time').where(nothing), 'days without records').to.eql([])
    },
  )

  it('are those of what was there before the triggers, and are counted anew without harm', async () => {
    const pick = numbersFrom(7)
    await transaction(db, async (tx) => {
      await tx.raw("set local session_replication_role = 'replica'")
      for (let round = 0; round < 5; round += 1) await writeSome(tx, pick)
    })
    await transaction(db, (tx) => writeSome(tx, pick))
    await foldChanges(db, 40)
    for (let time = 0; time < 2; time += 1) {
      await db.raw('select recount_records()')
      await expectCounts(db, shop)
      while ((await foldChanges(db, 10_000)) > 0);
      await expectCounts(db, shop)
    }
  })

  sampledTest('are what sales of any time zone are added up from', async () => {
    const pick = numbersFrom(3)
    for (let round = 0; round < 20; round += 1) {
      await transaction(db, (tx) => writeSome(tx, pick))
      if (round === 12) await foldChanges(db, 10_000)
    }
    const inDays = (time: string, zone: string) =>
      db.raw(`cast(:time: at time zone :zone as date) between '2026-03-25' and '2026-04-02'`, { time, zone })
    for (const timeZone of zones) {
      const query = { from: '2026-03-25', to: '2026-04-02', timeZone }
      const { data } = (await call('apps').get('/api/v1/sales').set(token).query(query).expect(200)).body
      const sold = await db('orders')
        .where({ shop_id: shop.id })
        .where(inDays('paid_at', timeZone))
        .select(db.raw('cast(cast(paid_at at time zone ? as date) as text) as date, total', [timeZone]))
      const given = await db('refunds')
        .where({ shop_id: shop.id, kind: 'refund', state: 'succeeded' })
        .select(db.raw('cast(cast(created_at at time zone ? as date) as text) as date, amount', [timeZone]))
      const renewed = await db('renewal_charges')
        .where({ shop_id: shop.id, state: 'succeeded' })
        .select(db.raw('cast(cast(created_at at time zone ? as date) as text) as date, amount', [timeZone]))
      const sumOf = (rows: { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)
      for (const { date, net: _, ...figures } of data.days) {
        const [orders, refunds, renewals] = [
          sold.filter((row) => row.date === date).map(({ total }) => ({ amount: total })),
          given.filter((row) => row.date === date),
          renewed.filter((row) => row.date === date),
        ]
        expect(figures, `${date} in ${timeZone}`).to.eql({
          orders: orders.length,
          renewals: renewals.length,
          sales: (sumOf(orders) + sumOf(renewals)) / 100,
          refunds: refunds.length,
          refunded: sumOf(refunds) / 100,
        })
      }
      expect(data.total.orders, timeZone).to.equal(sold.length).and.be.greaterThan(5)
    }
  })

  sampledTest('are the totals of any period of orders and of activity', async () => {
    const pick = numbersFrom(5)
    for (let round = 0; round < 20; round += 1) {
      await transaction(db, (tx) => writeSome(tx, pick))
      if (round === 12) await foldChanges(db, 10_000)
    }
    const midnight = '2026-03-28T00:00:00.000Z'
    const periods: { from?: string; to?: string }[] = [
      { from: midnight, to: '2026-03-29T23:59:59.999Z' },
      { from: midnight, to: midnight },
      { to: midnight },
      { from: '2026-03-27T23:59:59.999Z', to: '2026-03-28T00:00:00.001Z' },
      { from: '9999-12-31T12:00:00Z' },
    ]
    for (let n = 0; n < 12; n += 1) {
      const [from, to] = [timeFrom(pick).toISOString(), timeFrom(pick).toISOString()]
      periods.push([{ from }, { to }, { from, to }][n % 3]!)
    }
    const filters = { orders: [{}, { status: 'paid' }], activity: [{}, { actor: 'app' }] }
    let some = 0
    for (const [list, asked] of Object.entries(filters))
      for (const filter of asked)
        for (const period of periods) {
          const query = { ...filter, ...period, limit: 100 }
          const { data } = (await call('apps').get(`/api/v1/${list}`).set(token).query(query).expect(200))
            .body
          expect(data.pagination.total, JSON.stringify(query)).to.equal(data[list].length)
          some += Number(data[list].length > 0)
        }
    expect(some).to.be.greaterThan(20)
  })
})

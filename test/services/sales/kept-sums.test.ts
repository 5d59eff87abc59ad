import { expect } from 'chai'
import type { Shop } from '../../../src/base/context.ts'
import { newId } from '../../../src/base/ids.ts'
import { foldChanges } from '../../../src/db/counters/record-counts.ts'
import { transaction } from '../../../src/db/database.ts'
import { type Dimension, parts } from '../../../src/services/sales/groupings.ts'
import { keepSums } from '../../../src/services/sales/kept-sums.ts'
import { momentsAsked } from '../../../src/services/sales/periods.ts'
import { salesByGroup } from '../../../src/services/sales/sales-groups.ts'
import { settleDay, storesToSettle } from '../../../src/services/sales/settling.ts'
import type { Database } from '../../support/database.ts'
import { createAutomaticDiscount, createCategory, createProduct } from '../../support/fixtures/catalogue.ts'
import { createAccount, createCustomer } from '../../support/fixtures/people.ts'
import { createPaymentMethod, createShop } from '../../support/fixtures/shops.ts'
import { service } from '../../support/service.ts'

/** Returns a function for numbers below a limit, in an order that is the same at each run. */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 1103515245 + 12345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * limit)
  }
}

const days = 24 * 3_600_000
const dimensions: Dimension[] = [
  ...(['product', 'category', 'country', 'customer', 'coupon', 'rule', 'paymentMethod', 'staff'] as const),
]

// The same reports without any kept sum, written down a second time.
const orders = `select o.*, draft.staff_id as staff, methods.option as "paymentMethod", rule->>'_id' as rule,
    (rule->>'amount')::bigint as took
  from orders o left join draft_orders draft on draft.shop_id = o.shop_id and draft.id = o.id
  left join payment_methods methods on methods.shop_id = o.shop_id and methods.id = o.payment_method_id
  left join jsonb_array_elements(o.discounts) as rule on :by = 'rule' and rule->>'kind' = 'automatic'
  where o.shop_id = :shopId`
const keys: Record<Exclude<Dimension, 'product' | 'category'>, string> = {
  country: "o.shipping_address->>'country'",
  ...{ customer: 'o.customer_id', coupon: 'o.coupon_id', rule: 'o.rule', staff: 'o.staff' },
  paymentMethod: 'o."paymentMethod"',
}
const fromScratch = (by: Dimension) =>
  by === 'product' || by === 'category'
    ? `select ${by === 'product' ? 'products.id' : 'products.category_id'} as key, null::bigint as orders, sum(item.quantity)::bigint as pieces,
        sum(item.unit_price * item.quantity - item.discount)::bigint as sales, null::bigint as discount, null::bigint as refunded
      from order_items item join orders o on o.shop_id = item.shop_id and o.id = item.order_id
      left join products on products.shop_id = item.shop_id and products.id = item.product_id
      where item.shop_id = :shopId and o.paid_at >= :begins and o.paid_at < :ends and :by <> '' group by 1`
    : `select key, sum(orders)::bigint as orders, null::bigint as pieces, sum(sales)::bigint as sales,
        sum(took)::bigint as discount, sum(refunded)::bigint as refunded
      from (
        select ${keys[by]} as key, 1 as orders, o.total as sales, took, 0 as refunded from (${orders}) as o
        where o.paid_at >= :begins and o.paid_at < :ends
        union all
        select ${keys[by]}, 0, 0, null, refunds.amount from (${orders}) as o
        join refunds on refunds.shop_id = o.shop_id and refunds.order_id = o.id
        where refunds.kind = 'refund' and refunds.state = 'succeeded'
          and refunds.created_at >= :begins and refunds.created_at < :ends
      ) as parts group by 1`

describe('The kept sums of sales', () => {
  let shop: Shop & { ownerId: string }
  let db: Database
  let number = 0
  beforeEach(async () => {
    db = service().db
    shop = await createShop({ currency: 'USD', timeZone: 'America/New_York' })
  })

  /** The records that orders of a test are of. */
  async function things() {
    const categories = [await createCategory(shop), await createCategory(shop)]
    const products = []
    for (const category_id of [categories[0]!.id, categories[1]!.id, undefined])
      products.push((await createProduct(shop, category_id ? { category_id } : {})).id)
    const coupon = { id: newId(), shop_id: shop.id, code: 'SPRING', type: 'fixed', discount: 1 }
    await db('coupons').insert(coupon)
    return {
      ...{ products, categories: categories.map(({ id }) => id) },
      ...{ customers: [(await createCustomer(shop)).id, (await createCustomer(shop)).id, null] },
      ...{ coupons: [coupon.id, null], methods: [(await createPaymentMethod(shop)).id, null] },
      ...{ rules: [(await createAutomaticDiscount(shop)).id, (await createAutomaticDiscount(shop)).id] },
      ...{ staff: [shop.ownerId, null], buyer: (await createAccount()).id },
    }
  }
  type Things = Awaited<ReturnType<typeof things>>
  const pickers = (pick: (limit: number) => number) => ({
    of: <T>(all: T[]) => all[pick(all.length)]!,
    /** A moment of ten days around the end of a month, now and then the first one of an hour. */
    moment: () => {
      const at = Date.parse('2026-02-23T00:00:00Z') + pick(10 * 24) * 3_600_000 + pick(2) * pick(3_600_000)
      return new Date(at)
    },
  })

  /** Writes an order, most of them paid, in one transaction as everybody does. */
  async function sell(pick: (limit: number) => number, known: Things): Promise<string> {
    const { of, moment } = pickers(pick)
    const [id, at] = [newId(), moment()]
    const lines = Array.from({ length: 1 + pick(3) }, () => ({
      ...{ product_id: of(known.products), unit_price: 1 + pick(9999), quantity: 1 + pick(3) },
      discount: pick(2),
    }))
    const rules = known.rules
      .filter(() => pick(2) === 0)
      .map((_id) => ({ _id, kind: 'automatic', name: 'Sale', amount: pick(99) }))
    number += 1
    await transaction(db, async (tx) => {
      await tx('orders').insert({
        ...{ id, shop_id: shop.id, number, user_id: known.buyer, email: 'a@shop.example', currency: 'USD' },
        ...{ status: 'paid', payment_status: 'paid', paid_at: pick(5) > 0 ? at : null },
        subtotal: lines.reduce((sum, { unit_price, quantity }) => sum + unit_price * quantity, 0),
        discount: lines.reduce((sum, { discount }) => sum + discount, 0),
        ...{
          customer_id: of(known.customers),
          coupon_id: of(known.coupons),
          payment_method_id: of(known.methods),
        },
        ...{ shipping_cost: pick(500), discounts: JSON.stringify(rules) },
        shipping_address: of([JSON.stringify({ country: 'DE' }), JSON.stringify({ country: 'FR' }), null]),
      })
      const staff_id = of(known.staff)
      if (staff_id) {
        const written = { id, shop_id: shop.id, staff_id, lines: '[]', computed: '{}' }
        await tx('draft_orders').insert({ ...written, status: 'completed', created_at: at, updated_at: at })
      }
      await tx('order_items').insert(
        lines.map((line, position) => ({
          ...{ id: newId(), shop_id: shop.id, order_id: id, name: 'Thing', holds_stock: true, position },
          ...line,
        })),
      )
    })
    return id
  }

  /** Changes an order in one of the ways in which orders that were sold change. */
  async function change(pick: (limit: number) => number, known: Things, id: string): Promise<void> {
    const { of, moment } = pickers(pick)
    const order = () => db('orders').where({ id, shop_id: shop.id })
    const refunds = db('refunds').where({ order_id: id, shop_id: shop.id })
    const ways: (() => Promise<unknown>)[] = [
      () => order().update({ paid_at: moment() }),
      () => order().update({ paid_at: null }),
      () => order().update({ deleted_at: moment() }),
      () => order().update({ status: 'cancelled' }),
      () => order().update({ shipping_cost: pick(900) }),
      () => order().update({ shipping_address: of([JSON.stringify({ country: 'IT' }), null]) }),
      () => order().update({ customer_id: of(known.customers) }),
      () => order().update({ coupon_id: of(known.coupons), payment_method_id: of(known.methods) }),
      () => order().update({ discounts: '[]' }),
      async () => {
        const made = {
          id: newId(),
          shop_id: shop.id,
          order_id: id,
          amount: 1 + pick(99),
          created_at: moment(),
        }
        await db('refunds').insert({ ...made, state: of(['intent', 'succeeded']) })
      },
      () => refunds.update({ state: of(['succeeded', 'failed']) }),
      () =>
        db('products')
          .where({ shop_id: shop.id, id: of(known.products) })
          .update({ category_id: of(known.categories) }),
      () =>
        db('shops')
          .where({ id: shop.id })
          .update({ time_zone: of(['America/New_York', 'Asia/Kolkata', 'Europe/Berlin']) }),
    ]
    await of(ways)()
  }

  const sorted = <Group extends { sales: number }>(groups: Group[]) =>
    groups.map((group) => JSON.stringify(group)).sort()

  async function expectExact(period: { from: string; to: string; timeZone: string }): Promise<void> {
    const { begins, ends } = await momentsAsked(db, shop, period)
    for (const by of dimensions) {
      const report = await salesByGroup(db, shop, { ...period, by, page: 1, limit: 100 })
      const minor = (amount: number | null) => (amount === null ? null : Math.round(amount * shop.scale))
      const seen = report.groups.map(({ _id, orders, pieces, sales, discount, refunded }) => ({
        ...{
          key: _id,
          orders,
          pieces,
          sales: minor(sales)!,
          discount: minor(discount),
          refunded: minor(refunded),
        },
      }))
      const { rows } = await db.raw(fromScratch(by), { by, shopId: shop.id, begins, ends })
      expect(sorted(seen), `${by} ${JSON.stringify(period)}`).to.eql(sorted(rows))
      const { rows: total } = await db.raw(
        `select count(*) as orders, coalesce(sum(total), 0)::bigint as sales from orders o
          where shop_id = :shopId and paid_at >= :begins and paid_at < :ends`,
        { shopId: shop.id, begins, ends },
      )
      expect([report.total.orders, minor(report.total.sales)], by).to.eql([total[0].orders, total[0].sales])
    }
  }

  const settle = async () => {
    while ((await foldChanges(db, 10_000)) > 0);
    while (await settleDay(db, shop.id, 1));
  }

  it('never differ from the orders, whatever changes and whenever they are made', async () => {
    const [pick, known, sold] = [numbersFrom(2026), await things(), [] as string[]]
    for (let step = 0; step < 90; step += 1) {
      const act = pick(12)
      if (act < 6 || sold.length === 0) sold.push(await sell(pick, known))
      else if (act < 9) await change(pick, known, sold[pick(sold.length)]!)
      else if (act === 9) await foldChanges(db, 1 + pick(30))
      else if (act === 10) await settleDay(db, shop.id, 1)
      else await settle()
      if (step % 30 === 9)
        await expectExact({ from: '2026-02-01', to: '2026-03-31', timeZone: 'America/New_York' })
      if (step % 30 === 29)
        await expectExact({ from: '2026-02-24', to: '2026-03-04', timeZone: 'Asia/Kolkata' })
    }
    expect(await db('sales_sums').where({ shop_id: shop.id, span: 'month' }), 'kept months').to.not.be.empty
  })

  it('are what a report reads while nothing has changed', async () => {
    const [pick, known] = [numbersFrom(1), await things()]
    for (let n = 0; n < 20; n += 1) await sell(pick, known)
    await settle()
    await db('sales_sums')
      .where({ shop_id: shop.id, part: 'country', span: 'month' })
      .update({ orders: 1_000_000 })
    const period = { from: '2026-02-01', to: '2026-02-28', timeZone: 'America/New_York' }
    const read = async () =>
      (await salesByGroup(db, shop, { ...period, by: 'country', page: 1, limit: 10 })).total.orders
    expect(await read()).to.equal(1_000_000)
    const [{ id }] = await db('orders')
      .where({ shop_id: shop.id })
      .whereBetween('paid_at', ['2026-02-24', '2026-02-28'])
    await db('orders')
      .where({ id, shop_id: shop.id })
      .update({ shipping_address: { country: 'IT' } })
    expect(await read(), 'after a change').to.be.below(20)
  })

  it('are not made before a change that nobody sees yet, and then taken for right', async () => {
    const [pick, known] = [numbersFrom(3), await things()]
    const ids = []
    for (let n = 0; n < 20; n += 1) ids.push(await sell(pick, known))
    await settle()
    const [{ id, paid_at }] = await db('orders').where({ shop_id: shop.id }).whereNotNull('paid_at')
    const open = await db.transaction()
    await open('orders').where({ id, shop_id: shop.id }).update({ shipping_cost: 12_345 })
    await db('sale_changes').where({ shop_id: shop.id }).update({ settled: 0 })
    await settle()
    await open.commit()
    while ((await foldChanges(db, 10_000)) > 0);
    const day = new Date(Date.parse(paid_at) - days).toISOString().slice(0, 10)
    const to = new Date(Date.parse(paid_at) + days).toISOString().slice(0, 10)
    await expectExact({ from: day, to, timeZone: 'America/New_York' })
  })

  it('of a process that dies are made by the next, and those that are right are not made again', async () => {
    const [pick, known] = [numbersFrom(5), await things()]
    for (let n = 0; n < 10; n += 1) await sell(pick, known)
    while ((await foldChanges(db, 10_000)) > 0);
    const moments = await momentsAsked(db, shop, {
      from: '2026-02-01',
      to: '2026-02-28',
      timeZone: 'America/New_York',
    })
    const period = {
      shopId: shop.id,
      begins: moments.begins,
      ends: moments.ends,
      part: parts[0],
      span: 'month' as const,
    }
    expect([await keepSums(db, period), await keepSums(db, period)]).to.eql([true, false])
    expect(await storesToSettle(db)).to.include(shop.id)
    await settle()
    expect(await storesToSettle(db)).to.not.include(shop.id)
    await expectExact({ from: '2026-02-20', to: '2026-03-10', timeZone: 'America/New_York' })
  })

  it('are not made of days with few orders', async () => {
    const [pick, known] = [numbersFrom(6), await things()]
    for (let n = 0; n < 5; n += 1) await sell(pick, known)
    while ((await foldChanges(db, 10_000)) > 0);
    while (await settleDay(db, shop.id));
    expect(await db('sales_sums').where({ shop_id: shop.id })).to.be.empty
  })
})

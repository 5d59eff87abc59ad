import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { createAppToken, createInstallation } from '../support/fixtures/apps.ts'
import { createAutomaticDiscount, createCategory, createProduct } from '../support/fixtures/catalogue.ts'
import { nextOrderNumber } from '../support/fixtures/orders.ts'
import { createAccount, createCustomer } from '../support/fixtures/people.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { unique } from '../support/fixtures/unique.ts'
import { call, service } from '../support/service.ts'

/** An order as a test sells it; amounts in minor units. */
interface Sale {
  paidAt: string
  country: string | null
  customer: string | null
  coupon: { id: string; code: string } | null
  method: string | null
  rules: { id: string; amount: number }[]
  staff: string | null
  shipping: number
  lines: { product: string; price: number; quantity: number; discount: number }[]
  refund: number
}

const random = (seed: number) => () => {
  seed = (seed * 1103515245 + 12345) % 2147483648
  return seed / 2147483648
}

describe('The reports of sales', () => {
  let shop: Shop & { ownerId: string }
  let token: { authorization: string }
  let buyer: { id: string; email: string | null }
  beforeEach(async () => {
    shop = await createShop({ currency: 'USD' })
    token = await createAppToken(shop, ['READ_SALES', 'READ_ORDERS'])
    buyer = await createAccount()
  })
  const ask = (path: string, query: object) =>
    call('apps').get(`/api/v1/sales${path}`).set(token).query(query)
  const period = { from: '2026-03-01', to: '2026-03-31' }
  const groups = async (by: string, more: object = {}) =>
    (await ask('/groups', { by, ...period, limit: 100, ...more }).expect(200)).body.data

  async function sell({
    paidAt,
    country,
    customer,
    coupon,
    method,
    rules,
    staff,
    shipping,
    lines,
    refund,
  }: Sale): Promise<string> {
    const [id, { db }] = [newId(), service()]
    const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
    const discount = lines.reduce((sum, line) => sum + line.discount, 0)
    await db('orders').insert({
      ...{
        id,
        shop_id: shop.id,
        number: await nextOrderNumber(shop),
        user_id: buyer.id,
        email: 'a@shop.example',
      },
      ...{ currency: 'USD', status: 'paid', payment_status: 'paid', paid_at: paidAt, subtotal, discount },
      ...{
        shipping_cost: shipping,
        customer_id: customer,
        payment_method_id: method,
        coupon_id: coupon?.id ?? null,
      },
      coupon: coupon && JSON.stringify({ _id: coupon.id, code: coupon.code, type: 'fixed', discount: 1 }),
      shipping_address: country && JSON.stringify({ country }),
      discounts: JSON.stringify([
        ...rules.map((rule) => ({
          _id: rule.id,
          kind: 'automatic',
          name: 'As it was called',
          amount: rule.amount,
        })),
        ...(coupon ? [{ _id: coupon.id, kind: 'coupon', name: coupon.code, amount: 1 }] : []),
      ]),
    })
    if (staff) {
      const written = {
        id,
        shop_id: shop.id,
        status: 'completed',
        staff_id: staff,
        lines: '[]',
        computed: '{}',
      }
      await db('draft_orders').insert({ ...written, created_at: paidAt, updated_at: paidAt })
    }
    await db('order_items').insert(
      lines.map(({ product, price, quantity, discount }, position) => ({
        ...{
          id: newId(),
          shop_id: shop.id,
          order_id: id,
          product_id: product,
          name: '=Thing; "one"',
          position,
        },
        ...{ unit_price: price, quantity, discount, holds_stock: true },
      })),
    )
    if (refund > 0) {
      const made = { id: newId(), shop_id: shop.id, order_id: id, amount: refund, state: 'succeeded' }
      await db('refunds').insert({ ...made, created_at: paidAt })
    }
    return id
  }

  /** Sells at random, in the period and around it. */
  async function sellMany(count: number): Promise<Sale[]> {
    const next = random(count)
    const pick = <T>(all: T[]) => all[Math.floor(next() * all.length)]!
    const { db } = service()
    const categories = [await createCategory(shop), await createCategory(shop)]
    const products: string[] = []
    for (const category of [categories[0]!.id, categories[1]!.id, categories[1]!.id, undefined])
      products.push((await createProduct(shop, category ? { category_id: category } : {})).id)
    const customers = [(await createCustomer(shop)).id, (await createCustomer(shop)).id, null]
    const coupon = { id: newId(), code: 'SPRING' }
    const terms = { type: 'fixed' as const, discount: 1, title: 'Spring' }
    await db('coupons').insert({ ...coupon, shop_id: shop.id, ...terms })
    const methods = [(await createPaymentMethod(shop)).id, null]
    const [spring, volume] = [await createAutomaticDiscount(shop), await createAutomaticDiscount(shop)]
    const staff = [shop.ownerId, (await createAccount()).id, null]
    const sales = Array.from({ length: count }, (): Sale => {
      const lines = Array.from({ length: 1 + Math.floor(next() * 3) }, () => {
        const [price, quantity] = [1 + Math.floor(next() * 9999), 1 + Math.floor(next() * 4)]
        return { product: pick(products), price, quantity, discount: Math.floor(next() * price) }
      })
      return {
        paidAt: pick([
          '2026-02-28T23:59:59.999Z',
          '2026-03-01T00:00:00Z',
          '2026-03-15T12:00:00Z',
          '2026-04-01T00:00:00Z',
        ]),
        ...{ country: pick(['DE', 'FR', null]), customer: pick(customers), coupon: pick([coupon, null]) },
        rules: pick([[], [spring], [spring, volume], [volume]]).map(({ id }) => ({
          id,
          amount: 1 + Math.floor(next() * 999),
        })),
        ...{
          method: pick(methods),
          staff: pick(staff),
          shipping: pick([0, 499]),
          lines,
          refund: pick([0, 1, 50]),
        },
      }
    })
    for (const sale of sales) await sell(sale)
    return sales.filter(({ paidAt }) => paidAt.startsWith('2026-03'))
  }

  const totalOf = ({ lines, shipping }: Sale) =>
    lines.reduce((sum, { price, quantity, discount }) => sum + price * quantity - discount, shipping)
  const cents = (amount: number) => Math.round(amount * 100)

  it('are what adding up the orders from scratch gives, to the unit', async () => {
    const sales = await sellMany(60)
    const keys = {
      country: ({ country }: Sale) => country,
      customer: ({ customer }: Sale) => customer,
      coupon: ({ coupon }: Sale) => coupon?.id ?? null,
      paymentMethod: ({ method }: Sale) => (method ? 'bank-transfer' : null),
      staff: ({ staff }: Sale) => staff,
    }
    const all = sales.reduce((sum, sale) => sum + totalOf(sale), 0)
    for (const [by, keyOf] of Object.entries(keys)) {
      const expected = new Map<string | null, { orders: number; sales: number; refunded: number }>()
      for (const sale of sales) {
        const sum = expected.get(keyOf(sale)) ?? { orders: 0, sales: 0, refunded: 0 }
        sum.orders += 1
        sum.sales += totalOf(sale)
        sum.refunded += sale.refund
        expected.set(keyOf(sale), sum)
      }
      const { groups: found, rest, total } = await groups(by)
      const seen = found.map(({ _id, orders, sales, refunded }: Record<string, number>) => [
        by === 'paymentMethod' && _id !== null ? 'bank-transfer' : _id,
        { orders, sales: cents(sales!), refunded: cents(refunded!) },
      ])
      expect(new Map(seen), by).to.eql(expected)
      expect([cents(total.sales), total.orders, rest], by).to.eql([all, sales.length, 0])
    }
  })

  it('count an order for each of its automatic discounts, with what each took', async () => {
    const sales = await sellMany(60)
    const expected = new Map<string | null, object>()
    for (const id of new Set([null, ...sales.flatMap(({ rules }) => rules.map((rule) => rule.id))])) {
      const its = (sale: Sale) =>
        id === null ? sale.rules.length === 0 : sale.rules.some((rule) => rule.id === id)
      const own = sales.filter(its)
      const took = own.flatMap(({ rules }) => rules).filter((rule) => rule.id === id)
      expected.set(id, {
        orders: own.length,
        sales: own.reduce((all, sale) => all + totalOf(sale), 0),
        discount: id === null ? null : took.reduce((all, { amount }) => all + amount, 0),
        refunded: own.reduce((all, { refund }) => all + refund, 0),
      })
    }
    const { groups: found, rest, total } = await groups('rule')
    const seen = found.map(({ _id, orders, sales, discount, refunded }: Record<string, number>) => [
      _id,
      {
        ...{ orders, sales: cents(sales!) },
        ...{ discount: discount === null ? null : cents(discount!), refunded: cents(refunded!) },
      },
    ])
    expect(new Map(seen)).to.eql(expected)
    const twice = sales.filter(({ rules }) => rules.length === 2)
    expect(cents(rest)).to.equal(-twice.reduce((all, sale) => all + totalOf(sale), 0))
    const sum = found.reduce((all: number, group: { sales: number }) => all + cents(group.sales), cents(rest))
    expect([sum, total.orders]).to.eql([cents(total.sales), sales.length])
  })

  it('of staff name who began the draft of an order, and nobody where an app or a shopper did', async () => {
    const name = unique('Ada')
    const clerk = await createAccount()
    await service().db('users').where({ id: clerk.id }).update({ name })
    const byClerk = await createAppToken({ ...shop, ownerId: clerk.id }, ['WRITE_ORDERS'])
    const scopes = ['WRITE_ORDERS']
    const app = await createAppToken(shop, scopes, (await createInstallation(shop, { scopes })).id)
    const lines = [{ name: 'Engraving', unitPrice: 12, quantity: 1 }]
    for (const [token, times] of [
      [byClerk, 2],
      [app, 1],
    ] as const)
      for (let time = 0; time < times; time += 1) {
        const { body } = await call('apps')
          .post('/api/v1/draft-orders')
          .set(token)
          .send({ email: 'caller@shop.example', lines })
          .expect(201)
        const paid = { paid: { method: 'cash' } }
        await call('apps')
          .post(`/api/v1/draft-orders/${body.data._id}/complete`)
          .set(token)
          .send(paid)
          .expect(200)
      }
    const { groups: found } = await groups('staff', { from: undefined, to: undefined })
    expect(
      found.map(({ _id, name, orders, sales }: Record<string, unknown>) => [_id, name, orders, sales]),
    ).to.eql([
      [clerk.id, name, 2, 24],
      [null, null, 1, 12],
    ])
  })

  it('of products and categories add up to the orders with the rest', async () => {
    const sales = await sellMany(60)
    const lines = sales.flatMap((sale) => sale.lines)
    for (const by of ['product', 'category']) {
      const { groups: found, rest, total } = await groups(by)
      const sum = found.reduce((all: number, { sales }: { sales: number }) => all + cents(sales), 0)
      expect(sum + cents(rest), by).to.equal(cents(total.sales))
      expect(cents(rest), by).to.equal(sales.reduce((all, { shipping }) => all + shipping, 0))
      const pieces = found.reduce((all: number, group: { pieces: number }) => all + group.pieces, 0)
      expect(pieces, by).to.equal(lines.reduce((all, { quantity }) => all + quantity, 0))
    }
    const { groups: found } = await groups('product')
    for (const { _id, sales: amount } of found) {
      const own = lines.filter(({ product }) => product === _id)
      const expected = own.reduce(
        (all, { price, quantity, discount }) => all + price * quantity - discount,
        0,
      )
      expect(cents(amount)).to.equal(expected)
    }
    expect(found.map(({ sales }: { sales: number }) => sales)).to.eql(
      found.map(({ sales }: { sales: number }) => sales).toSorted((a: number, b: number) => b - a),
    )
  })

  it('agree with the figures by day', async () => {
    await sellMany(30)
    const { body } = await ask('', period).expect(200)
    const { orders, sales, refunded, net } = body.data.total
    expect((await groups('country')).total).to.eql({ orders, sales, refunded, net })
  })

  it('are of any day that there is', async () => {
    const last = { from: '9999-12-31', to: '9999-12-31' }
    expect((await groups('country', last)).total.orders).to.equal(0)
    await ask('/export', last).expect(200)
  })

  it('come in pages', async () => {
    await sellMany(30)
    const all = (await groups('product')).groups
    const { groups: second, pagination } = await groups('product', { page: 2, limit: 1 })
    expect([second, pagination.total]).to.eql([[all[1]], all.length])
  })

  it('count nothing of another store', async () => {
    await sellMany(5)
    const other = await createShop()
    token = await createAppToken(other, ['READ_SALES', 'READ_ORDERS'])
    expect((await groups('product')).groups).to.eql([])
    expect((await ask('/export', period)).text.split('\r\n')).to.have.length(2)
  })
})

describe('exportSales', () => {
  it('refuses a period that ends before it begins', async () => {
    const shop = await createShop()
    const token = await createAppToken(shop, ['READ_SALES', 'READ_ORDERS'])
    const asked = { from: '2026-03-02', to: '2026-03-01' }
    const { body } = await call('apps').get('/api/v1/sales/export').set(token).query(asked).expect(400)
    expect(body.message).to.equal('from must not be after to')
  })

  const period = { from: '2026-03-01', to: '2026-03-31' }

  async function exported(
    country: string,
    query: object = {},
    { orders = {}, items = {}, fee }: { orders?: object; items?: object; fee?: number } = {},
  ) {
    const shop = await createShop({ country, currency: 'EUR' })
    const token = await createAppToken(shop, ['READ_SALES', 'READ_ORDERS'])
    const [buyer, product, id] = [await createAccount(), await createProduct(shop), newId()]
    const { db } = service()
    await db('orders').insert({
      ...{ id, shop_id: shop.id, number: 1001, user_id: buyer.id, email: 'a@shop.example', currency: 'EUR' },
      ...{
        status: 'paid',
        payment_status: 'paid',
        paid_at: '2026-03-02T10:00:00Z',
        created_at: '2026-03-02T09:00:00Z',
      },
      ...{
        subtotal: 123456,
        shipping_cost: 490,
        discount: 1000,
        shipping_address: JSON.stringify({ country: 'FR' }),
      },
      ...orders,
    })
    await db('order_items').insert({
      ...{
        id: newId(),
        shop_id: shop.id,
        order_id: id,
        product_id: product.id,
        name: '=Käse; "alt", 3',
        position: 0,
      },
      ...{ unit_price: 123456, quantity: 1, discount: 1000, holds_stock: true },
      discounts: JSON.stringify([
        { _id: newId(), kind: 'automatic', name: 'Sale', amount: 600 },
        { _id: newId(), kind: 'coupon', name: 'SAVE10', amount: 400 },
      ]),
      ...items,
    })
    if (fee !== undefined)
      await db('payments').insert({
        ...{ id: newId(), shop_id: shop.id, order_id: id, provider: 'stripe', reference: `pay-${newId()}` },
        ...{ amount: 122946, currency: 'EUR', state: 'succeeded', fee },
      })
    await db('refunds').insert({
      ...{
        id: newId(),
        shop_id: shop.id,
        order_id: id,
        amount: 5,
        state: 'succeeded',
        created_at: '2026-03-03T00:00:00Z',
      },
    })
    await db('payout_transfers').insert({
      ...{
        id: newId(),
        shop_id: shop.id,
        payout_method: newId(),
        amount: 99,
        currency: 'EUR',
        reference: 'R-1',
      },
      ...{ state: 'paid', created_at: '2026-03-04T00:00:00Z' },
    })
    const { text, headers } = await call('apps')
      .get('/api/v1/sales/export')
      .set(token)
      .query({ ...period, ...query })
      .expect(200)
    return { text, headers, product: product.id }
  }

  it('has a row for each line and one for shipping, with the separators of the country', async () => {
    const { text, headers, product } = await exported('DE')
    expect(headers['content-type']).to.equal('text/csv; charset=utf-8')
    expect(text.charCodeAt(0)).to.equal(0xfeff)
    const [header, line, shipping, end] = text.slice(1).split('\r\n')
    expect(header!.split(';').slice(0, 3)).to.eql(['number', 'placed', 'paid'])
    const order = '1001;2026-03-02T09:00:00.000Z;2026-03-02T10:00:00.000Z;paid;;;a@shop.example;FR'
    expect(line).to.equal(
      `${order};product;${product};"'=Käse; ""alt"", 3";;1;1234,56;10,00;1224,56;EUR;Sale, SAVE10;;`,
    )
    expect(shipping).to.equal(`${order};shipping;;;;;;0,00;4,90;EUR;;;`)
    expect(end).to.equal('')
  })

  it('has commas and points elsewhere', async () => {
    for (const country of ['GB', 'NG', 'US']) {
      const { text } = await exported(country)
      expect(text).to.include(',1,1234.56,10.00,1224.56,EUR,"Sale, SAVE10",,\r\n')
    }
  })

  it('has the taxes of each line and of shipping, and a row for those that are added', async () => {
    const vat = (rate: number, amount: number, included: boolean) =>
      JSON.stringify([{ name: 'VAT', rate, base: 1000, amount, included }])
    const orders = {
      taxes: vat(190_000, 2000, false),
      shipping_taxes: vat(55_000, 25, false),
      tax_added: 2025,
    }
    const taxed = await exported('GB', {}, { orders, items: { taxes: vat(190_000, 2000, false) } })
    const [line, shipping, added] = taxed.text.split('\r\n').slice(1)
    expect(line).to.match(/,1224\.56,EUR,"Sale, SAVE10",20\.00,VAT 19 %$/)
    expect(shipping).to.match(/,shipping,.*,4\.90,EUR,,0\.25,VAT 5\.5 %$/)
    expect(added).to.match(/,tax,,,,,,,20\.25,EUR,,,$/)
  })

  it('has the payments, with what the provider keeps', async () => {
    const { text } = await exported('GB', { what: 'payments' }, { fee: 3856 })
    expect(text).to.match(/\r\n2026-03-02T10:00:00.000Z,1001,,pay-[0-9a-f]{24},1229\.46,38\.56,EUR\r\n$/)
    expect((await exported('GB', { what: 'payments' })).text).to.match(/Z,1001,,,1229\.46,,EUR\r\n$/)
  })

  it('has the refunds, and the payouts', async () => {
    expect((await exported('GB', { what: 'refunds' })).text).to.include(
      '2026-03-03T00:00:00.000Z,1001,,,0.05,EUR\r\n',
    )
    expect((await exported('GB', { what: 'payouts' })).text).to.match(
      /2026-03-04T00:00:00.000Z,R-1,[0-9a-f]{24},0.99,EUR\r\n$/,
    )
  })

  it('streams more than a batch, and every order once', async () => {
    const shop = await createShop()
    const token = await createAppToken(shop, ['READ_SALES', 'READ_ORDERS'])
    const [buyer, product] = [await createAccount(), await createProduct(shop)]
    const { db } = service()
    const orders = Array.from({ length: 2500 }, (_, number) => ({
      ...{
        id: newId(),
        shop_id: shop.id,
        number,
        user_id: buyer.id,
        email: 'a@shop.example',
        currency: 'USD',
      },
      ...{ status: 'paid', payment_status: 'paid', subtotal: 100 },
      // Many were paid at the same moment.
      paid_at: new Date(Date.UTC(2026, 2, 1 + (number % 2))),
    }))
    await db('orders').insert(orders)
    await db('order_items').insert(
      orders.map(({ id }) => ({
        ...{ id: newId(), shop_id: shop.id, order_id: id, product_id: product.id, name: 'Mug', position: 0 },
        ...{ unit_price: 100, quantity: 1, holds_stock: true },
      })),
    )
    const { text } = await call('apps').get('/api/v1/sales/export').set(token).query(period).expect(200)
    const numbers = text
      .split('\r\n')
      .slice(1, -1)
      .map((row) => Number(row.split(',')[0]))
    expect(numbers.toSorted((a, b) => a - b)).to.eql(orders.map(({ number }) => number))
  })
})

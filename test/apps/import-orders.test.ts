import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import fc from 'fast-check'
import type { Shop } from '../../src/base/context.ts'
import { root } from '../../src/base/root.ts'
import { runExports } from '../../src/jobs/run-exports.ts'
import { runImports } from '../../src/jobs/run-imports.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

const url = '/api/v1/imports'

describe('imports of orders', () => {
  let shop: Shop & { ownerId: string }
  let token: { authorization: string }
  const open = async () => {
    shop = await createShop({ currency: 'EUR', country: 'IE', timeZone: 'UTC' })
    const scopes = ['INVENTORY', 'CUSTOMERS', 'ORDERS'].flatMap((area) => [`READ_${area}`, `WRITE_${area}`])
    token = await createAppToken(shop, [...scopes, 'READ_SALES'])
  }
  beforeEach(open)

  const work = (job: typeof runExports) => {
    const { db, dependencies } = service()
    return job.run({ db, dependencies, signal: new AbortController().signal })
  }
  const get = async (path: string) => (await call('apps').get(path).set(token).expect(200)).body.data
  const post = (path: string, body: object) => call('apps').post(path).set(token).send(body)
  const upload = (file: Buffer | string, query = {}) =>
    call('apps')
      .post(url)
      .query({ kind: 'orders', ...query })
      .set(token)
      .attach('file', Buffer.from(file), 'orders.csv')
  const imported = async (file: Buffer | string) => {
    const { _id } = (await upload(file).expect(201)).body.data
    await work(runImports)
    return { ...(await get(`${url}/${_id}`)), ...(await get(`${url}/${_id}/issues?limit=100`)) }
  }
  const exported = async (format: string) => {
    const { _id } = (await post('/api/v1/exports', { kind: 'orders', format }).expect(201)).body.data
    await work(runExports)
    const { download } = await get(`/api/v1/exports/${_id}`)
    const { pathname, search } = new URL(download.url)
    const { text, body } = await call('store').get(`${pathname}${search}`).buffer(true).expect(200)
    return text ?? String(body)
  }
  const counts = ({ announced, done, refused, created, unchanged }: Record<string, number>) => [
    ...[announced, done, refused],
    ...[created, unchanged],
  ]
  const count = async (
    table: 'mails' | 'payments' | 'stock_movements' | 'order_announcements' | 'notifications',
  ) => Number((await service().db(table).count<{ count: number }[]>('* as count'))[0]!.count)
  const orderCalled = async (number: string) =>
    (await get('/api/v1/orders?limit=100')).orders.find(
      ({ externalNumber }: { externalNumber: string }) => externalNumber === number,
    )

  const shopify = readFileSync(join(root, 'test/apps/import-files/shopify-orders.csv'))
  const order = (fields: object = {}) => ({
    ...{
      number: 'A-1',
      placed: '2025-01-02T03:04:05.006Z',
      paid: '2025-01-02T04:00:00.000Z',
      status: 'paid',
    },
    ...{ email: 'a@example.ie', currency: 'EUR', subtotal: 30, shipping: 4.9, total: 34.9 },
    items: [{ item: 'Mug', quantity: 2, unitPrice: 15 }],
    ...fields,
  })
  const lines = (...all: object[]) => all.map((one) => `${JSON.stringify(one)}\n`).join('')

  it('take what Shopify exported as stated, and refuse in words what does not add up', async () => {
    const result = await imported(shopify)
    expect(result).to.include({ format: 'shopify', match: 'number', status: 'done' })
    expect(counts(result)).to.eql([6, 4, 2, 3, 0])
    expect(result.issues.filter(({ refuses }: { refuses: boolean }) => refuses)).to.deep.include.members([
      {
        ...{ line: 6, column: 'total', code: 'amounts_differ', refuses: true },
        message: 'Lines and shipping, less the discount, with taxes on top, add up to €15.00, not to €16.00',
      },
      {
        ...{ line: 7, column: 'currency', code: 'currency_differs', refuses: true },
        message: "The order is in USD, and the store's in EUR",
      },
    ])
    const maeve = await orderCalled('#1002')
    expect(maeve).to.deep.include({
      ...{ subtotal: 50, shippingCost: 4.9, discount: 5, total: 49.9, tax: { included: 9.33, added: 0 } },
      ...{ status: 'paid', paymentStatus: 'paid', fulfilmentStatus: 'open', note: 'Please ring' },
      ...{ createdAt: '2025-03-05T10:59:30.000Z', expiresAt: null },
      buyer: { name: 'Maeve Byrne', email: 'maeve.byrne@example.ie' },
    })
    expect(maeve.shippingAddress).to.include({
      line1: '1 Quay St',
      line2: 'Flat 2',
      postalCode: 'H91 X0',
      country: 'IE',
    })
    expect(maeve.taxes).to.eql([{ name: 'VAT 23%', rate: 23, base: 40.57, amount: 9.33, included: true }])
    expect(
      maeve.items.map(({ name, sku, quantity, total }: Record<string, unknown>) => [
        name,
        sku,
        quantity,
        total,
      ]),
    ).to.eql([
      ['Enamel mug - Blue', 'MUG-1', 2, 30],
      ['Gift card', undefined, 1, 20],
    ])
    expect(await orderCalled('#1001')).to.deep.include({
      ...{
        total: 118.25,
        tax: { included: 0, added: 8.25 },
        paymentStatus: 'partially_refunded',
        fulfilmentStatus: 'done',
      },
    })
    expect(await orderCalled('#1003')).to.include({ status: 'cancelled', paymentStatus: 'refunded' })
  })

  it('are history: counted on their days and for their customers, and otherwise without effect', async () => {
    const mug = (
      await post('/api/v1/products', { name: 'Mug', price: 15, quantity: 3, sku: 'MUG-1' }).expect(201)
    ).body.data
    const customer = (
      await post('/api/v1/customers', { email: 'maeve.byrne@example.ie', name: 'Maeve' }).expect(201)
    ).body
    const tables = ['mails', 'payments', 'stock_movements', 'order_announcements', 'notifications'] as const
    const before = await Promise.all(tables.map(count))
    await imported(shopify)
    expect(await Promise.all(tables.map(count))).to.eql(before)
    expect((await get(`/api/v1/products/${mug._id}`)).quantity).to.equal(3)
    expect((await orderCalled('#1002')).items[0].product).to.equal(mug._id)
    expect((await get(`/api/v1/orders?customer=${customer.data._id}`)).orders).to.have.length(1)
    const { days, total } = await get('/api/v1/sales?from=2025-03-01&to=2025-03-31')
    expect(total).to.include({ orders: 3, sales: 188.15, refunds: 2, refunded: 45 })
    expect(days.find(({ date }: { date: string }) => date === '2025-03-05')).to.include({
      orders: 1,
      sales: 49.9,
    })
    expect(days.find(({ date }: { date: string }) => date === '2025-03-12')).to.include({ refunded: 20 })
  })

  it('do nothing the second time, whatever became of the orders meanwhile', async () => {
    await imported(shopify)
    const state = () => get('/api/v1/orders?limit=100')
    const before = await state()
    expect(counts(await imported(shopify))).to.eql([6, 4, 2, 0, 3])
    expect(await state()).to.eql(before)
    const { db } = service()
    await db('orders')
      .where({ shop_id: shop.id, external_number: '#1003' })
      .update({ deleted_at: new Date() })
    await db('orders').where({ shop_id: shop.id }).update({ customer_id: null })
    await db('customers').where({ shop_id: shop.id }).delete()
    expect(counts(await imported(shopify))).to.eql([6, 4, 2, 0, 3])
    expect(await db('customers').where({ shop_id: shop.id })).to.eql([])
  })

  it('are found by their old number', async () => {
    await imported(lines(order({ number: 'SO-2025/17' }), order({ number: 'SO-2025/18' })))
    const { orders } = await get(`/api/v1/orders?query=${encodeURIComponent('SO-2025/17')}`)
    expect(orders.map(({ externalNumber }: { externalNumber: string }) => externalNumber)).to.eql([
      'SO-2025/17',
    ])
  })

  it('refuse contradictions by line and column, and what the contract does not know', async () => {
    const wrong: [object, string][] = [
      [{ subtotal: 31 }, 'subtotal'],
      [{ total: 34.91 }, 'total'],
      [{ discount: 1 }, 'total'],
      [{ refunded: 40 }, 'refunded'],
      [{ toShip: 1, items: [{ item: 'Mug', quantity: 2, unitPrice: 15, shipped: 2 }] }, 'toShip'],
      [{ items: [{ item: 'Mug', quantity: 2, unitPrice: 15, shipped: 3 }] }, 'shipped'],
      [{ items: [{ item: 'Mug', quantity: 2, unitPrice: 15, itemDiscount: 1 }] }, 'discount'],
      [{ currency: 'USD' }, 'currency'],
      [{ status: 'lost' }, 'status'],
      [{ placed: 'yesterday' }, 'placed'],
      [{ email: 'nobody' }, 'email'],
      [{ items: [] }, 'items'],
      [{ total: undefined }, 'total'],
    ]
    const file = lines(order(), ...wrong.map(([fields], at) => order({ number: `B-${at}`, ...fields })))
    const result = await imported(file)
    expect(counts(result)).to.eql([1 + wrong.length, 1, wrong.length, 1, 0])
    for (const [at, [fields, column]] of wrong.entries()) {
      const found = result.issues.filter(({ line }: { line: number }) => line === at + 2)
      expect(
        found.map((one: { column: string }) => one.column),
        JSON.stringify(fields),
      ).to.include(column)
    }
    const twice = await imported(`${lines(order({ number: 'C' }))}${lines(order({ number: 'C' }))}`)
    expect(counts(twice)).to.eql([2, 0, 2, 0, 0])
  })

  it('need the scope of orders, to be read too', async () => {
    const { _id } = (await upload(lines(order()), { dryRun: true }).expect(201)).body.data
    token = await createAppToken(shop, ['WRITE_CUSTOMERS', 'READ_CUSTOMERS', 'READ_ORDERS'])
    expect((await upload(lines(order())).expect(403)).body.data.required).to.eql(['WRITE_ORDERS'])
    expect((await get(url)).imports).to.have.length(1)
    await call('apps').post(`${url}/${_id}/run`).set(token).expect(404)
    await upload('number,placed,total,item\n', { match: 'sku' }).expect(403)
  })

  const cents = fc.integer({ min: 0, max: 500_000 })
  const text = fc.constantFrom('Mug', '=1+1', 'A, "B"', "'", 'Becher; groß', '-1')
  const drawn = fc.record({
    items: fc.array(
      fc.record({
        item: text,
        variant: fc.option(text),
        sku: fc.option(text),
        price: cents,
        quantity: fc.integer({ min: 1, max: 9 }),
      }),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
    shipping: cents,
    tax: cents,
    discount: fc.integer({ min: 0, max: 100 }),
    status: fc.constantFrom('paid', 'pending', 'cancelled', 'processing'),
    email: fc.constantFrom(null, 'a@example.ie', 'b@example.ie'),
    at: fc.date({ min: new Date('2015-01-01'), max: new Date('2025-12-31'), noInvalidDate: true }),
  })
  const made = (one: typeof drawn extends fc.Arbitrary<infer Value> ? Value : never, at: number) => {
    const sum = one.items.reduce((all, { price, quantity }) => all + price * quantity, 0)
    const discount = Math.floor((sum * one.discount) / 100)
    return {
      ...{
        number: `N${at}`,
        placed: one.at.toISOString(),
        status: one.status,
        email: one.email,
        currency: 'EUR',
      },
      ...(one.status === 'paid' && { paid: one.at.toISOString() }),
      ...{ subtotal: sum / 100, shipping: one.shipping / 100, discount: discount / 100, tax: one.tax / 100 },
      total: (sum + one.shipping + one.tax - discount) / 100,
      items: one.items.map(({ price, ...item }) => ({ ...item, unitPrice: price / 100 })),
    }
  }

  for (const format of ['csv', 'ndjson'])
    it(`of our own, as ${format}, make the same history of an empty store, to the byte`, async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(drawn, { minLength: 1, maxLength: 5 }), async (all) => {
          await open()
          const first = await imported(lines(...all.map(made)))
          expect([first.created, first.refused], JSON.stringify(first.issues)).to.eql([all.length, 0])
          const file = await exported(format)
          expect(await imported(file)).to.include({ created: 0, unchanged: all.length, refused: 0 })
          await open()
          const again = await imported(file)
          expect([again.created, again.announced], JSON.stringify(again.issues)).to.eql([
            all.length,
            again.done,
          ])
          expect(await exported(format)).to.equal(file)
        }),
        { numRuns: 5 },
      )
    })

  it('leave orders that the store placed itself as they are, and take another store’s of the same number', async () => {
    await imported(lines(order({ number: 'X' })))
    const { db } = service()
    await db('orders').where({ shop_id: shop.id }).update({ external_number: null })
    const { rows } = await db.raw('select number from orders where shop_id = ?', [shop.id])
    const own = order({ number: String(rows[0].number) })
    expect(await imported(lines(own))).to.include({ created: 0, unchanged: 1 })
    expect(await imported(lines({ ...own, placed: '2024-01-02T03:04:05Z' }))).to.include({ created: 1 })
    expect(await imported(lines({ ...own, placed: '2024-01-02T03:04:05Z' }))).to.include({ unchanged: 1 })
  })
})

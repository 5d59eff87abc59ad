import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect } from 'chai'
import { root } from '../../src/base/root.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { until } from '../support/until.ts'

describe('imports and exports whose worker is killed', function () {
  this.timeout(240_000)
  const children: ChildProcess[] = []
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
  })

  const start = async () => {
    const { databaseUrl, dependencies } = service()
    const script = join(root, 'test/support/moving-process.ts')
    const child = fork(script, [databaseUrl, dependencies.config.dataFolder], {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    children.push(child)
    await once(child, 'message')
    return child
  }
  const row = async (table: 'imports' | 'exports', id: string) =>
    (await service().db(table).where({ id }).first())!

  /** Runs what a row says to its end, in workers that are killed at random moments. */
  const killedAgainAndAgain = async (table: 'imports' | 'exports', id: string, total: number) => {
    let kills = 0
    for (const part of [0.1, 0.3, 0.5, 0.7]) {
      const child = await start()
      await until(`${part} of it`, async () => (await row(table, id)).done >= total * part)
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 60))
      child.kill('SIGKILL')
      await once(child, 'exit')
      if ((await row(table, id)).status === 'running') kills += 1
    }
    expect(kills, 'kills in the middle').to.be.at.least(2)
    await start()
    await until('its end', async () => (await row(table, id)).status === 'done')
  }

  const file = Array.from({ length: 700 }, (_, at) => {
    const variants =
      at % 3 === 0
        ? [
            { name: 'S', quantity: at, options: { size: 'S' } },
            { name: 'L', quantity: 1, options: { size: 'L' } },
          ]
        : []
    return JSON.stringify({
      slug: `p-${at}`,
      name: `P ${at}`,
      price: at + 1,
      quantity: at,
      category: `C ${at % 7}`,
      sku: at % 3 ? `S-${at}` : undefined,
      variants,
    })
  }).join('\n')

  const upload = async (body: string, query = {}) => {
    const shop = await createShop({ currency: 'EUR' })
    const token = await createAppToken(shop, ['READ_INVENTORY', 'WRITE_INVENTORY', 'WRITE_ORDERS'])
    const sent = call('apps')
      .post('/api/v1/imports')
      .query({ kind: 'products', ...query })
      .set(token)
    const { _id } = (await sent.attach('file', Buffer.from(body), 'p.ndjson').expect(201)).body.data
    return { shop, token, id: _id as string }
  }

  const stateOf = async ({ shop, id }: { shop: { id: string }; id: string }) => {
    const { db } = service()
    const own = { shop_id: shop.id }
    const counts = await db('imports')
      .where({ id })
      .first('announced', 'done', 'refused', 'created', 'updated', 'unchanged')
    const products = await db('products')
      .where(own)
      .orderBy('slug')
      .select('slug', 'name', 'price', 'quantity', 'sku', 'in_variants')
    const variants = await db('variants').where(own).count('* as count').sum('quantity as quantity').first()
    const movements = await db('stock_movements')
      .where(own)
      .count('* as count')
      .sum('change as change')
      .first()
    const categories = await db('categories').where(own).orderBy('name').pluck('name')
    return { counts, products, variants, movements, categories }
  }

  it('go on as if nothing had happened, and leave what one run leaves', async () => {
    const undisturbed = await upload(file)
    await start()
    await until('its end', async () => (await row('imports', undisturbed.id)).status === 'done')
    for (const child of children.splice(0)) child.kill('SIGKILL')
    const disturbed = await upload(file)
    await killedAgainAndAgain('imports', disturbed.id, 700)
    expect(await stateOf(disturbed)).to.eql(await stateOf(undisturbed))
    expect((await stateOf(disturbed)).counts).to.include({ announced: 700, done: 700, created: 700 })
  })

  const orders = Array.from({ length: 500 }, (_, at) =>
    JSON.stringify({
      ...{ number: `#${at}`, placed: `2025-01-0${1 + (at % 9)}T10:00:00Z`, status: 'paid', currency: 'EUR' },
      ...{ email: `c${at % 90}@example.ie`, subtotal: 2 * at, total: 2 * at, refunded: at % 5 ? 0 : at },
      items: [
        { item: 'Mug', quantity: 1, unitPrice: at },
        { item: 'Pot', quantity: 1, unitPrice: at },
      ],
    }),
  ).join('\n')

  const historyOf = async ({ shop, id }: { shop: { id: string }; id: string }) => {
    const { db } = service()
    const own = { shop_id: shop.id }
    const counts = await db('imports')
      .where({ id })
      .first('announced', 'done', 'refused', 'created', 'unchanged')
    const placed = await db('orders')
      .where(own)
      .orderBy('external_number')
      .select('external_number', 'email', 'total', 'created_at')
    const numberOf = async (table: 'order_items' | 'customers' | 'refunds') =>
      (await db(table).where(own).count('* as count').first())!.count
    const others = await Promise.all((['order_items', 'customers', 'refunds'] as const).map(numberOf))
    const { rows } = await db.raw(
      `select sum(change) as orders, sum(amount) as sales from (
        select change, amount from record_count_changes where shop_id = :id and kind = 'sales'
        union all select total, amount from record_counts_by_time where shop_id = :id and kind = 'sales'
      ) as all_counts`,
      { id: shop.id },
    )
    return { counts, placed, others, sales: rows[0] }
  }

  it('write each order of a history once', async () => {
    const undisturbed = await upload(orders, { kind: 'orders' })
    await start()
    await until('its end', async () => (await row('imports', undisturbed.id)).status === 'done')
    for (const child of children.splice(0)) child.kill('SIGKILL')
    const disturbed = await upload(orders, { kind: 'orders' })
    await killedAgainAndAgain('imports', disturbed.id, 500)
    expect(await historyOf(disturbed)).to.eql(await historyOf(undisturbed))
    expect((await historyOf(disturbed)).counts).to.include({ announced: 500, done: 500, created: 500 })
  })
})

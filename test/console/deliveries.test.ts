import { expect } from 'chai'
import { clock, hours, minutes } from '../../src/base/clock.ts'
import { change, deliverer, deliveriesTo, moveClock, tidyUp } from '../events/support.ts'
import { createAppToken, createDelivery, createInstallation } from '../support/fixtures/apps.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { partitions } from '../support/partitions.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'
import { ago, createOwned, fill } from './deliveries-support.ts'

const idsOf = ({ body }: { body: { data: { deliveries: { _id: string }[] } } }) =>
  body.data.deliveries.map(({ _id }) => _id)

describe('listDeliveries', () => {
  afterEach(tidyUp)

  it('lists the newest first, and applies the filters', async () => {
    const app = await createOwned()
    const { list } = app
    const elsewhere = await createShop()
    const other = {
      ...app.installation,
      id: (await createInstallation(elsewhere, { scopes: ['READ_ORDERS'] })).id,
    }
    const made = [
      await createDelivery(app.shop, app.installation, 'dead', { created_at: ago(3 * hours) }),
      await createDelivery(app.shop, app.installation, 'delivered', { created_at: ago(2 * hours) }),
      await createDelivery(elsewhere, other, 'dropped', { created_at: ago(1 * hours), resource: 'products' }),
    ]
    await createDelivery(app.shop, await createInstallation(app.shop, { scopes: ['READ_ORDERS'] }))
    expect(idsOf(await list().expect(200))).to.eql([...made].reverse())
    for (const [query, expected] of [
      [{ state: 'dead' }, [made[0]]],
      [{ resource: 'products' }, [made[2]]],
      [{ topic: 'orders/created' }, [made[1], made[0]]],
      [{ topic: 'orders/deleted' }, []],
      [{ shopId: app.shop.id }, [made[1], made[0]]],
      [{ shopId: app.shop.id, state: 'delivered' }, [made[1]]],
      [{ from: ago(2 * hours + minutes).toISOString() }, [made[2], made[1]]],
      [
        { from: ago(3 * hours + minutes).toISOString(), to: ago(2 * hours - minutes).toISOString() },
        [made[1], made[0]],
      ],
    ] as const) {
      const reply = await list(query).expect(200)
      expect(idsOf(reply), JSON.stringify(query)).to.eql(expected)
      expect(reply.body.data.pagination.total).to.equal(expected.length)
    }
    await list({ state: 'lost' }).expect(400)
    await list({ from: 'yesterday' }).expect(400)
  })

  it('is available to the developer only', async () => {
    const { installation } = await createOwned()
    const stranger = await createAccount()
    await call('console')
      .get(`/api/v1/apps/${installation.appId}/deliveries`)
      .set(stranger.onConsole())
      .expect(404)
  })

  sampledTest('uses indexes for an app with 100,000 deliveries', async function () {
    // Partitions are merged in order, which is another plan.
    if (partitions > 0) this.skip()
    const { db } = service()
    const app = await createOwned()
    const { list } = app
    await fill(app, 100_000)
    await db.raw('analyze deliveries')
    const statements: { sql: string; bindings: unknown[] }[] = []
    const note = (query: (typeof statements)[0]) => void statements.push(query)
    db.on('query', note)
    expect((await list({ page: 3 }).expect(200)).body.data.pagination.total).to.equal(10_000)
    await list({ state: 'dead' }).expect(200)
    await list({ shopId: app.shop.id, page: 2 }).expect(200)
    db.removeListener('query', note)
    const pages = statements.filter(({ sql }) => /from "deliveries".*order by.*limit/.test(sql))
    expect(pages).to.have.length(3)
    for (const [index, { sql, bindings }] of pages.entries()) {
      const { rows } = await db.raw(`explain (analyze) ${sql.replace(/\$\d+/g, '?')}`, bindings as string[])
      const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
      expect(plan).to.include(`using ${['deliveries_of_app', 'deliveries_failed', 'deliveries_of_'][index]}`)
      expect(plan).not.to.match(/Sort|Seq Scan/)
    }
    await db('deliveries').where({ app_id: app.installation.appId }).delete()
  })
})

describe('getDelivery', () => {
  afterEach(tidyUp)

  it('shows every attempt with its answer, and the bytes that were sent', async () => {
    const app = await createOwned(() => ({ status: 503, body: 'x'.repeat(2000) }))
    const { get } = app
    const other = await createDelivery(app.shop, app.installation, 'dropped')
    await change(app.shop)
    const worker = deliverer()
    await worker.deliverDue()
    await app.receiver.close()
    moveClock(10_000)
    await worker.deliverDue()
    const row = (await deliveriesTo(app)).find(({ state }) => state === 'pending')!
    const { body } = await get(row.id).expect(200)
    const { attempts, ...delivery } = body.data
    expect(delivery).to.include({
      _id: row.id,
      state: 'pending',
      tries: 2,
      body: app.receiver.received[0]!.body,
    })
    expect(Date.parse(delivery.nextAttemptAt)).to.be.greaterThan(clock.now().getTime())
    expect(attempts).to.have.length(2)
    expect(attempts[0]).to.deep.include({ attempt: 2, status: null, response: null })
    expect(attempts[0].error).to.match(/ECONNREFUSED|other side closed/)
    expect(attempts[1]).to.deep.include({ attempt: 1, status: 503, error: null, response: 'x'.repeat(1024) })
    expect((await get(other).expect(200)).body.data).to.deep.include({ _id: other, attempts: [] })
  })

  it('shows where a redirect leads, and what to do, to the developer and to the app', async () => {
    const moved = { location: 'https://hooks.example/new' }
    const app = await createOwned(() => ({ status: 301, headers: moved }))
    await change(app.shop)
    await deliverer().deliverDue()
    const [row] = await deliveriesTo(app)
    const token = await createAppToken(app.shop, [], app.installation.id)
    const ofApp = await call('apps').get(`/api/v1/webhooks/deliveries/${row.id}`).set(token).expect(200)
    for (const { body } of [await app.get(row.id).expect(200), ofApp]) {
      const [attempt] = body.data.attempts
      expect(attempt).to.include({ status: 301, error: null, ...moved })
      expect(attempt.hint).to.contain('save that as the webhook URL').and.contain(moved.location)
    }
  })

  it("does not find another app's", async () => {
    const [app, other] = [await createOwned(), await createOwned()]
    const foreign = await createDelivery(other.shop, other.installation)
    const { get, redeliver } = app
    expect((await get(foreign).expect(404)).body.message).to.equal('Delivery not found')
    await redeliver(foreign).expect(404)
  })
})

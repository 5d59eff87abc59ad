import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { expect } from 'chai'
import { clock } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { scopeOfResource } from '../../src/base/scopes.ts'
import { transaction } from '../../src/db/database.ts'
import { createFanOut, fanOut } from '../../src/events/fan-out.ts'
import { contractOf } from '../../src/surfaces.ts'
import { createInstallation } from '../support/fixtures/apps.ts'
import { whilePoisoned } from '../support/poison.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'
import { change, createApp, deliverer, deliveriesTo, tidyUp } from './support.ts'

const addFormats = addFormatsModule.default
const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true })).addSchema(
  contractOf('webhooks'),
  'webhooks',
)
const validate = ajv.compile({
  $ref: 'webhooks#/components/schemas/WebhookEvent',
  unevaluatedProperties: false,
})

describe('fanOut', () => {
  afterEach(tidyUp)

  it('creates one delivery for each installation whose scopes cover the resource', async () => {
    const { db } = service()
    const app = await createApp(['READ_ORDERS', 'READ_TASKS'])
    const other = {
      ...app,
      installation: await createInstallation(app.shop, { scopes: ['READ_TASKS'], webhookUrl: 'http://x' }),
    }
    await change(app.shop, { resource: 'orders' })
    await change(app.shop, { resource: 'tasks' })
    await change(app.shop, { resource: 'payouts' })
    while ((await fanOut(db)) > 0);
    expect((await deliveriesTo(app)).map((row) => row.resource)).to.have.members(['orders', 'tasks'])
    expect((await deliveriesTo(other)).map((row) => row.resource)).to.deep.equal(['tasks'])
    expect(await db('events').where({ shop_id: app.shop.id }).whereNull('fanned_out_at')).to.be.empty
  })

  it('delivers every resource of the contract to the scope that the contract names', async () => {
    const description = (
      contractOf('webhooks') as { webhooks: { change: { post: { description: string } } } }
    ).webhooks.change.post.description
    const table = [...description.matchAll(/^\| ([a-z, ]+) \| `([A-Z_]+)` \|$/gm)].flatMap(
      ([, resources, scope]) => resources!.split(', ').map((resource) => [resource, scope]),
    )
    expect(Object.entries(scopeOfResource)).to.deep.equal(table)
  })

  it('delivers nothing to another store, a removed installation, an app without a webhook, or a deleted or disabled one', async () => {
    const { db } = service()
    const app = await createApp()
    const elsewhere = await createApp()
    const quiet = await Promise.all(
      ['http://x', '', 'http://x', 'http://x'].map((webhookUrl) =>
        createInstallation(app.shop, { scopes: ['READ_ORDERS'], webhookUrl }),
      ),
    )
    await db('installations').where({ id: quiet[0]!.id }).update({ removed_at: new Date() })
    await db('apps').where({ id: quiet[2]!.appId }).update({ deleted_at: new Date() })
    await db('apps').where({ id: quiet[3]!.appId }).update({ switched_off_at: new Date() })
    await change(app.shop)
    while ((await fanOut(db)) > 0);
    expect(await deliveriesTo(app)).to.have.length(1)
    expect(await deliveriesTo(elsewhere)).to.be.empty
    for (const installation of quiet) expect(await deliveriesTo({ ...app, installation })).to.be.empty
  })

  it("stores a body in the contract's format: the id of the delivery, the action of the method, resourceId or none", async () => {
    const { db } = service()
    const app = await createApp(['READ_INVENTORY'])
    const calls = [
      { method: 'POST', path: '/products' },
      { method: 'PUT', path: '/products/1' },
      { method: 'PATCH', path: '/products/"quoted"/\\ü' },
      { method: 'DELETE', path: '/products/1' },
    ]
    for (const call of calls) await change(app.shop, { resource: 'products', call })
    await change(app.shop, {
      resource: 'products',
      resourceId: null,
      call: { method: 'PATCH', path: '/products/bulk/prices' },
    })
    while ((await fanOut(db)) > 0);
    const rows = await deliveriesTo(app)
      .clearOrder()
      .join('events', 'events.id', 'event_id')
      .orderBy('events.id')
      .select('deliveries.*', 'occurred_at', 'path', 'resource_id')
    const bodies = rows.map((row) => JSON.parse(row.body))
    for (const [index, body] of bodies.entries()) {
      expect(validate(body), ajv.errorsText(validate.errors)).to.equal(true)
      expect(rows[index].body).to.equal(JSON.stringify(body))
      expect(body).to.include({
        id: rows[index].id,
        topic: rows[index].topic,
        shopId: app.shop.id,
        path: rows[index].path,
      })
      expect(body.occurredAt).to.equal(rows[index].occurred_at)
      expect(body.resourceId ?? null).to.equal(rows[index].resource_id)
    }
    expect(bodies.map(({ action }) => action)).to.deep.equal([
      'created',
      'updated',
      'updated',
      'deleted',
      'updated',
    ])
    expect(bodies[4]).not.to.have.property('resourceId')
  })

  it('creates each delivery once in many parallel runs', async () => {
    const { db } = service()
    const app = await createApp()
    const rows = Array.from({ length: 1500 }, () => ({
      id: newId(),
      shop_id: app.shop.id,
      resource: 'orders',
      resource_id: newId(),
      method: 'PATCH',
      path: '/orders/1',
      occurred_at: clock.now(),
    }))
    await db.batchInsert('events', rows, 500)
    const taken = await Promise.all(Array.from({ length: 6 }, () => fanOut(db)))
    expect(Math.max(...taken)).to.equal(500)
    while ((await fanOut(db)) > 0);
    const deliveries = await deliveriesTo(app)
    expect(deliveries).to.have.length(1500)
    expect(new Set(deliveries.map((row) => row.event_id)).size).to.equal(1500)
  })

  it('waits for no store whose row is locked', async () => {
    const { db } = service()
    const [busy, idle] = [await createApp(), await createApp()]
    await change(busy.shop)
    await change(idle.shop)
    await transaction(db, async (tx) => {
      await tx('shops').where({ id: busy.shop.id }).forUpdate().first('id')
      const from = performance.now()
      while ((await fanOut(db)) > 0);
      expect(performance.now() - from).to.be.below(30_000) // a lock is given up after 40 s in tests
      expect(await deliveriesTo(idle)).to.have.length(1)
      expect(await deliveriesTo(busy)).to.have.length(1)
    })
  })

  it('creates no second delivery of an event that is fanned out again', async () => {
    const { db } = service()
    const app = await createApp()
    await change(app.shop)
    await fanOut(db)
    const [first] = await deliveriesTo(app)
    await db('events').where({ shop_id: app.shop.id }).update({ fanned_out_at: null })
    expect(await fanOut(db)).to.equal(1)
    expect(await deliveriesTo(app)).to.eql([first])
  })

  it('tells that there is more while another worker holds new events', async () => {
    const { db, dependencies } = service()
    const app = await createApp()
    await change(app.shop)
    const fanOutSome = createFanOut(db, dependencies.log)
    await transaction(db, async (tx) => {
      await tx('events').where({ shop_id: app.shop.id }).forUpdate().first('id')
      expect(await fanOutSome()).to.include({ taken: 0, more: true, full: false })
    })
    expect(await fanOutSome()).to.include({ taken: 1, more: false })
  })

  it('sets an event aside that cannot be fanned out, and goes on with the others', async () => {
    const [broken, other] = [await createApp(), await createApp()]
    await change(broken.shop)
    await change(other.shop)
    await whilePoisoned('deliveries', `app_id <> '${broken.installation.appId}'`, async () => {
      deliverer().start()
      await until('the delivery of the other store', () => other.receiver.received.length > 0)
      expect(broken.receiver.received).to.be.empty
    })
    await deliverer().deliverDue()
    expect(await deliveriesTo(broken)).to.have.length(1)
  })

  it('tries an event again that was set aside, once its pause is over', async () => {
    const app = await createApp()
    const { db, dependencies } = service()
    const fanOutSome = createFanOut(db, dependencies.log, 0)
    await change(app.shop)
    await whilePoisoned('deliveries', `app_id <> '${app.installation.appId}'`, async () => {
      for (const _quarter of [500, 125, 32, 8, 2, 1]) expect((await fanOutSome()).taken).to.equal(0)
    })
    expect((await fanOutSome()).taken).to.equal(1)
    expect(await deliveriesTo(app)).to.have.length(1)
  })
})

import { expect } from 'chai'
import { transaction } from '../../src/db/database.ts'
import { leaveStores } from '../../src/services/permissions/app-tokens.ts'
import { deliverer } from '../events/support.ts'
import {
  createAppToken,
  createBacklog,
  createDelivery,
  createInstallation,
} from '../support/fixtures/apps.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { statementsOf } from '../support/plans.ts'
import { openReceiver } from '../support/receiver.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'
import { createRole, createStaff, stateOf } from './support.ts'

async function store() {
  const [owner, member] = [await createAccount(), await createAccount()]
  const shop = await createShop({ ownerId: owner.id })
  await createStaff(shop, await createRole(shop, ['store:manage']), member)
  return { owner, member, shop, url: `/api/v1/stores/${shop.id}/installations` }
}

async function waitingFor({ appId }: { appId: string }): Promise<number> {
  return (await service().db('deliveries').where({ app_id: appId, state: 'pending' })).length
}

describe('listInstallations', () => {
  it("lists a store's apps to its owner and staff, newest first, without removed ones", async () => {
    const { owner, member, shop, url } = await store()
    const first = await createInstallation(shop, { scopes: ['READ_ORDERS'] })
    const removed = await createInstallation(shop, { scopes: ['READ_ORDERS'] })
    const second = await createInstallation(shop, { scopes: ['READ_ORDERS', 'WRITE_COMMENTS'] })
    await createInstallation(await createShop(), { scopes: ['READ_ORDERS'] })
    await call('console').delete(`${url}/${removed.id}`).set(owner.onConsole()).expect(200)
    for (const person of [owner, member]) {
      const { body } = await call('console').get(url).set(person.onConsole()).expect(200)
      const [newest, oldest] = body.data.installations
      expect(body.data.pagination.total).to.equal(2)
      expect(newest).to.deep.include({ _id: second.id, scopes: ['READ_ORDERS', 'WRITE_COMMENTS'] })
      expect(newest.app).to.include({ _id: second.appId, clientId: second.clientId })
      expect(oldest._id).to.equal(first.id)
    }
    await call('console')
      .get(url)
      .set((await createAccount()).onConsole())
      .expect(404)
  })
})

describe('removeInstallation', () => {
  it("revokes the app's tokens with the very next call, drops what waits and frees the place", async () => {
    const { owner, shop, url } = await store()
    const [app, other] = [
      await createInstallation(shop, { scopes: ['READ_ORDERS'] }),
      await createInstallation(shop, { scopes: ['READ_ORDERS'] }),
    ]
    const token = await createAppToken(shop, ['READ_ORDERS'], app.id)
    const otherToken = await createAppToken(shop, ['READ_ORDERS'], other.id)
    const [pending, dead, foreign] = [
      await createDelivery(shop, app),
      await createDelivery(shop, app, 'dead'),
      await createDelivery(shop, other),
    ]
    const status = async (headers: { authorization: string }) =>
      (await call('apps').get('/api/v1/app').set(headers)).status
    expect(await status(token)).to.not.equal(401)

    await call('console').delete(`${url}/${app.id}`).set(owner.onConsole()).expect(200)
    expect(await status(token)).to.equal(401)
    expect(await status(otherToken)).to.not.equal(401)
    expect([await stateOf(pending), await stateOf(dead), await stateOf(foreign)]).to.deep.equal([
      'dropped',
      'dead',
      'pending',
    ])
    await call('console').delete(`${url}/${app.id}`).set(owner.onConsole()).expect(404)
  })

  sampledTest(
    'drops what waits 10,000 deliveries at a time, so that no statement takes too long',
    async () => {
      const { owner, shop, url } = await store()
      const app = await createInstallation(shop, { scopes: ['READ_ORDERS'] })
      await createBacklog(shop, app, 20_001)
      const sent = await statementsOf(() =>
        call('console').delete(`${url}/${app.id}`).set(owner.onConsole()).expect(200),
      )
      expect(sent.filter(({ text }) => text.includes('update deliveries'))).to.have.length(3)
      expect(await waitingFor(app)).to.equal(0)
    },
  )

  it('sends nothing of what it had no time to drop', async () => {
    const receiver = await openReceiver()
    try {
      const { shop } = await store()
      const app = await createInstallation(shop, { scopes: ['READ_ORDERS'], webhookUrl: receiver.url })
      await createBacklog(shop, app, 10_003, new Date())
      await transaction(service().db, (tx) => leaveStores(tx, (all) => all.where({ id: app.id }), 0))
      expect(await waitingFor(app)).to.equal(3)
      await deliverer().deliverDue()
      expect(await waitingFor(app)).to.equal(0)
      expect(receiver.received).to.eql([])
    } finally {
      await receiver.close()
    }
  })

  it('is available to the owner only', async () => {
    const { member, shop, url } = await store()
    const app = await createInstallation(shop, { scopes: ['READ_ORDERS'] })
    expect(
      (await call('console').delete(`${url}/${app.id}`).set(member.onConsole()).expect(403)).body.code,
    ).to.equal('not_store_owner')
    const stranger = await call('console')
      .delete(`${url}/${app.id}`)
      .set((await createAccount()).onConsole())
    expect(stranger.body.message).to.equal('Store not found')
  })
})

describe('updateInstallation', () => {
  const scopes = ['READ_ORDERS', 'READ_CUSTOMERS', 'WRITE_TASKS']

  it('takes scopes from the app, from its tokens and from its webhooks at once, and from no other', async () => {
    const { owner, shop, url } = await store()
    const [other, app] = [
      await createInstallation(shop, { scopes }),
      await createInstallation(shop, { scopes }),
    ]
    const token = await createAppToken(shop, scopes, app.id)
    const others = [await createAppToken(shop, scopes, other.id), await createAppToken(shop, scopes)]
    const { body } = await narrow(owner, `${url}/${app.id}`, ['WRITE_TASKS', 'READ_ORDERS']).expect(200)
    expect(body.message).to.equal('Installation updated')
    expect(body.data).to.deep.include({ _id: app.id, scopes: ['READ_ORDERS', 'WRITE_TASKS'] })
    await call('apps').get('/api/v1/customers').set(token).expect(403)
    await call('apps').get('/api/v1/orders').set(token).expect(200)
    for (const kept of others) await call('apps').get('/api/v1/customers').set(kept).expect(200)
    const { body: list } = await call('console').get(url).set(owner.onConsole()).expect(200)
    const shown = list.data.installations.map((one: { scopes: string[] }) => one.scopes)
    expect(shown).to.eql([['READ_ORDERS', 'WRITE_TASKS'], scopes])
    const entry = await service().db('activity').where({ shop_id: shop.id }).first()
    expect(entry).to.include({ action: 'app.scopes_changed', resource_id: app.id })
  })

  it('tells the activity log of what it has taken, and of nothing else', async () => {
    const { owner, shop, url } = await store()
    const app = await createInstallation(shop, { scopes })
    const actions = () => service().db('activity').where({ shop_id: shop.id }).pluck('action')
    await narrow(owner, `${url}/${app.id}`, scopes.toReversed()).expect(200)
    expect(await actions()).to.eql([])
    // The second call is the first one again, whose reply was lost.
    for (const kept of [['READ_ORDERS'], ['READ_ORDERS']])
      await narrow(owner, `${url}/${app.id}`, kept).expect(200)
    expect(await actions()).to.eql(['app.scopes_changed'])
  })

  it('never gives a scope, also not one that it took before', async () => {
    const { owner, shop, url } = await store()
    const app = await createInstallation(shop, { scopes })
    const path = `${url}/${app.id}`
    await Promise.all(
      [['READ_ORDERS'], ['READ_CUSTOMERS']].map((kept) => narrow(owner, path, kept).then(() => undefined)),
    )
    const row = await service().db('installations').where({ id: app.id }).first('scopes')
    expect(row.scopes).to.have.length(1)
    const { body } = await narrow(owner, path, scopes).expect(400)
    expect(body.code).to.equal('scope_not_granted')
    await narrow(owner, path, []).expect(400)
    await narrow(owner, path, ['WRITE_ORDERS']).expect(400)
  })

  it('is available to the owner only, for an app of the store', async () => {
    const { owner, member, shop, url } = await store()
    const app = await createInstallation(shop, { scopes })
    const foreign = await createInstallation(await createShop(), { scopes })
    expect((await narrow(member, `${url}/${app.id}`, scopes).expect(403)).body.code).to.equal(
      'not_store_owner',
    )
    expect(
      (await narrow(await createAccount(), `${url}/${app.id}`, scopes).expect(404)).body.message,
    ).to.equal('Store not found')
    for (const id of [foreign.id, 'nonsense'])
      expect((await narrow(owner, `${url}/${id}`, scopes).expect(404)).body.message).to.equal(
        'Installation not found',
      )
  })

  const narrow = (person: Person, path: string, kept: string[]) =>
    call('console').patch(path).set(person.onConsole()).send({ scopes: kept })
})

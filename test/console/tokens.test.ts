import { expect } from 'chai'
import { clock, days } from '../../src/base/clock.ts'
import { contractOf } from '../../src/surfaces.ts'
import { createAppToken, createInstallation } from '../support/fixtures/apps.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { createRole, createStaff } from './support.ts'

async function store(permissions: string[] = [], role: { active?: boolean } = {}) {
  const [owner, member] = [await createAccount(), await createAccount()]
  const shop = await createShop({ ownerId: owner.id })
  await createStaff(shop, await createRole(shop, permissions, role), member)
  const url = `/api/v1/stores/${shop.id}/tokens`
  const make = (person: Person, values: object = {}) =>
    call('console')
      .post(url)
      .set(person.onConsole())
      .send({ name: 'Packing desk', ...values })
  const list = async (person: Person) =>
    (await call('console').get(url).set(person.onConsole()).expect(200)).body.data.tokens.map(
      ({ _id }: { _id: string }) => _id,
    )
  const revoke = (person: Person, id: string) =>
    call('console').delete(`${url}/${id}`).set(person.onConsole())
  return { owner, member, shop, make, list, revoke }
}

const everyScope = (contractOf('console') as { components: { schemas: { StoreScope: { enum: string[] } } } })
  .components.schemas.StoreScope.enum

describe('createStoreToken', () => {
  it('gives the owner a token with every scope, valid for 30 days on the Apps API', async () => {
    const { owner, shop, make } = await store()
    const { body } = await make(owner).expect(201)
    expect(body.data.token).to.match(/^app_[\w-]{43}$/)
    expect(body.data.scopes).to.have.members(everyScope)
    const lifetime = Date.parse(body.data.expiresAt) - Date.now()
    expect(lifetime).to.be.within(30 * days - 60_000, 30 * days)
    const app = await call('apps').get('/api/v1/app').set('authorization', `Bearer ${body.data.token}`)
    expect(app.status).to.not.equal(401)
    const [row] = await service().db('app_tokens').where({ shop_id: shop.id })
    expect(JSON.stringify(row)).to.not.include(body.data.token.slice(4))
  })

  it('keeps its name, and when its maker had signed in', async () => {
    const { owner, shop, make } = await store()
    await make(owner).expect(201)
    const headers = owner.onConsole()
    const { body } = await call('console').get(`/api/v1/stores/${shop.id}/tokens`).set(headers).expect(200)
    expect(body.data.tokens[0].name).to.equal('Packing desk')
    const { db } = service()
    const { signed_in_at } = await db('app_tokens').where({ shop_id: shop.id }).first('signed_in_at')
    const signIns = await db('sessions').where({ user_id: owner.id }).pluck('created_at')
    expect(signIns).to.deep.include(signed_in_at)
  })

  it('takes every scope by its name, too', async () => {
    const { owner, make } = await store()
    const { body } = await make(owner, { scopes: everyScope })
    expect(body.message).to.equal('Token created')
    expect(body.data.scopes).to.eql(everyScope)
  })

  it('stops working when the account is disabled', async () => {
    const { owner, make } = await store()
    const { body } = await make(owner).expect(201)
    const app = () => call('apps').get('/api/v1/app').set('authorization', `Bearer ${body.data.token}`)
    await app().expect(200)
    await service().db('users').where({ id: owner.id }).update({ disabled_at: new Date() })
    await app().expect(401)
  })

  it("is none of another developer's app, which stays installed when the account that installed it is disabled", async () => {
    const { owner, shop } = await store()
    const { id, appId } = await createInstallation(shop, { scopes: ['READ_ORDERS'] })
    const developer = await createAccount()
    await service().db('apps').where({ id: appId }).update({ owner_id: developer.id })
    const token = await createAppToken(shop, ['READ_ORDERS'], id)
    await service().db('users').where({ id: owner.id }).update({ disabled_at: new Date() })
    await call('apps').get('/api/v1/orders').set(token).expect(200)
  })

  it('stops working after 30 days', async () => {
    const { owner, make } = await store()
    const { body } = await make(owner).expect(201)
    const now = clock.now
    try {
      clock.now = () => new Date(Date.now() + 30 * days)
      await call('apps').get('/api/v1/app').set('authorization', `Bearer ${body.data.token}`).expect(401)
    } finally {
      clock.now = now
    }
  })

  it('gives staff what their role allows: manage includes view', async () => {
    const { member, make } = await store([
      'orders:view',
      'inventory:manage',
      'comments:view',
      'constructor:name',
    ])
    const { body } = await make(member).expect(201)
    expect(body.data.scopes).to.have.members([
      'READ_ORDERS',
      'READ_INVENTORY',
      'READ_CATEGORIES',
      'WRITE_INVENTORY',
    ])
  })

  it('gives staff fewer scopes when asked, and never more', async () => {
    const { member, make } = await store(['orders:manage'])
    expect((await make(member, { scopes: ['READ_ORDERS'] }).expect(201)).body.data.scopes).to.deep.equal([
      'READ_ORDERS',
    ])
    const { body } = await make(member, { scopes: ['READ_ORDERS', 'READ_KYC', 'WRITE_STORE'] }).expect(403)
    expect(body).to.include({ code: 'scope_not_allowed', message: 'You cannot grant READ_KYC, WRITE_STORE' })
    expect(body.data.scopes).to.deep.equal(['READ_KYC', 'WRITE_STORE'])
  })

  it('gives each of the staff what their own role allows', async () => {
    const [{ member, shop, make }, colleague] = [await store(['orders:view']), await createAccount()]
    await createStaff(shop, await createRole(shop, ['tasks:view']), colleague)
    expect((await make(member).expect(201)).body.data.scopes).to.deep.equal(['READ_ORDERS'])
    expect((await make(colleague).expect(201)).body.data.scopes).to.deep.equal(['READ_TASKS'])
  })

  it('grants nothing by a role that is disabled', async () => {
    const { member, make } = await store(['orders:manage'], { active: false })
    await make(member, { scopes: ['READ_ORDERS'] }).expect(403)
  })

  it('does not exist for strangers', async () => {
    const { make } = await store()
    await make(await createAccount()).expect(404)
  })
})

describe('listStoreTokens', () => {
  it('shows the owner all valid tokens and staff their own, newest first', async () => {
    const { owner, member, shop, make, list, revoke } = await store(['orders:view'])
    const id = async (person: Person) => (await make(person).expect(201)).body.data._id
    const [first, second, third] = [await id(owner), await id(member), await id(owner)]
    expect(await list(owner)).to.deep.equal([third, second, first])
    expect(await list(member)).to.deep.equal([second])
    await revoke(owner, third).expect(200)
    await service()
      .db('app_tokens')
      .where({ id: first })
      .update({ expires_at: new Date(0) })
    expect(await list(owner)).to.deep.equal([second])
    const ofOwner = { id: shop.id, ownerId: owner.id }
    const app = await createInstallation(ofOwner, { scopes: ['READ_ORDERS'] })
    await createAppToken(ofOwner, ['READ_ORDERS'], app.id)
    expect(await list(owner)).to.deep.equal([second])
    await call('console')
      .get(`/api/v1/stores/${shop.id}/tokens`)
      .set((await createAccount()).onConsole())
      .expect(404)
  })
})

describe('revokeStoreToken', () => {
  it('revokes a token at once', async () => {
    const { owner, member, make, revoke } = await store(['orders:view'])
    for (const person of [owner, member]) {
      const { body } = await make(member).expect(201)
      await revoke(person, body.data._id).expect(200)
      await call('apps').get('/api/v1/app').set('authorization', `Bearer ${body.data.token}`).expect(401)
    }
  })

  it("does not find another person's, another store's or a revoked token, nor nonsense", async () => {
    const { owner, member, make, revoke } = await store(['orders:view'])
    const other = await store()
    const mine = (await make(owner).expect(201)).body.data._id
    const foreign = (await other.make(other.owner).expect(201)).body.data._id
    for (const [person, id] of [
      [member, mine],
      [owner, foreign],
      [owner, 'nonsense'],
    ] as const) {
      expect((await revoke(person, id).expect(404)).body.message).to.equal('Token not found')
    }
    await revoke(owner, mine).expect(200)
    await revoke(owner, mine).expect(404)
    expect((await revoke(await createAccount(), mine).expect(404)).body.message).to.equal('Store not found')
  })
})

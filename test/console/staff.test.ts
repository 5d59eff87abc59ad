import { expect } from 'chai'
import { findToken } from '../../src/services/permissions/app-tokens.ts'
import { createAppToken, createInstallation } from '../support/fixtures/apps.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { unique } from '../support/fixtures/unique.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'
import { accept, createRole, createStaff, invitationTo } from './support.ts'

type Method = 'get' | 'post' | 'patch' | 'delete'

/** Creates a store and its owner, and functions that call its staff operations. */
async function employer() {
  const owner = await createAccount()
  const shop = await createShop({ ownerId: owner.id })
  const staff = (method: Method, person: Person = owner, member = '') =>
    call('console')
      [method](`/api/v1/stores/${shop.id}/staff${member && `/${member}`}`)
      .set(person.onConsole())
  return { owner, shop, staff }
}

/** Returns headers with a first-party token that a person creates for a store. */
async function tokenOf(person: Person, shop: { id: string }, scopes: string[]) {
  const { body } = await call('console')
    .post(`/api/v1/stores/${shop.id}/tokens`)
    .set(person.onConsole())
    .send({ name: 'Tool', scopes })
    .expect(201)
  return { authorization: `Bearer ${body.data.token}` }
}

/** Returns headers with a token of an app that a person has let into a store. */
async function appTokenOf(person: Person, shop: { id: string }) {
  const scopes = ['READ_ORDERS']
  const { id } = await createInstallation({ id: shop.id, ownerId: person.id }, { scopes })
  return createAppToken({ id: shop.id, ownerId: person.id }, scopes, id)
}

/** Returns the scopes of a token in the Apps API; null if it is refused. */
async function scopesSeen(headers: { authorization: string }): Promise<string[] | null> {
  const found = await findToken(service().db, headers.authorization.slice('Bearer '.length), new Date())
  return found?.installation.scopes ?? null
}

describe('addStaff', () => {
  it('invites a person, who joins by accepting', async () => {
    const { shop, staff } = await employer()
    const [packer, roleId] = [await createAccount(), await createRole(shop, ['orders:view'])]
    const colleague = await createAccount()
    await createStaff(shop, roleId, colleague)
    const { body } = await staff('post').send({ email: packer.email!.toUpperCase(), roleId }).expect(201)
    expect(body.data).to.include({ email: packer.email })
    expect(body.data.role._id).to.equal(roleId)
    const before = await staff('get').expect(200)
    expect(before.body.data.staff.map(({ _id }: { _id: string }) => _id)).to.eql([colleague.id])
    expect((await accept(packer)).status).to.equal(200)
    const { staff: members } = (await staff('get').expect(200)).body.data
    expect(members).to.have.length(2)
    expect(members[0]).to.include({ _id: packer.id, email: packer.email, name: null })
  })

  it('answers the same for an address that nobody has, and creates no account', async () => {
    const { shop, staff } = await employer()
    const roleId = await createRole(shop, [])
    const [known, unknown] = [(await createAccount()).email!, `${unique('new')}@example.com`]
    const replies = []
    for (const email of [known, unknown])
      replies.push((await staff('post').send({ email, roleId }).expect(201)).body)
    const shapes = replies.map(({ data, ...envelope }) => ({
      ...envelope,
      members: Object.keys(data),
      role: data.role,
    }))
    expect(shapes[0]).to.eql(shapes[1])
    expect(await service().db('users').where({ email: unknown })).to.eql([])
  })

  it('replaces an open invitation to the same address, whose code is void', async () => {
    const { shop, staff } = await employer()
    const [packer, first, second] = [
      await createAccount(),
      await createRole(shop, []),
      await createRole(shop, []),
    ]
    const invite = (roleId: string) => staff('post').send({ email: packer.email, roleId }).expect(201)
    await invite(first)
    const old = await invitationTo(packer.email!)
    await Promise.all([invite(second), invite(second)])
    expect((await accept(packer, old)).status).to.equal(404)
    const { db } = service()
    expect(await db('invitations').where({ shop_id: shop.id }).pluck('role_id')).to.eql([second])
  })

  it('refuses a member and the owner', async () => {
    const { owner, shop, staff } = await employer()
    const [member, roleId] = [await createAccount(), await createRole(shop, [])]
    await createStaff(shop, roleId, member)
    for (const { email } of [owner, member]) {
      const { body } = await staff('post').send({ email, roleId }).expect(409)
      expect(body.code).to.equal('duplicate_staff')
    }
  })

  it("refuses another store's role", async () => {
    const { staff } = await employer()
    const roleId = await createRole(await createShop(), [])
    const { body } = await staff('post').send({ email: 'a@example.com', roleId }).expect(404)
    expect(body.message).to.equal('Role not found')
  })
})

describe('listStaff', () => {
  it('lists the staff without the owner, newest first', async () => {
    const { shop, staff } = await employer()
    const roleId = await createRole(shop, [])
    const people = [await createAccount(), await createAccount()]
    for (const person of people) await createStaff(shop, roleId, person)
    const { body } = await staff('get').expect(200)
    expect(body.data.staff.map(({ _id }: { _id: string }) => _id)).to.deep.equal([
      people[1]!.id,
      people[0]!.id,
    ])
    expect(body.data.pagination.total).to.equal(2)
  })
})

describe('the staff operations', () => {
  it('are available to the owner only', async () => {
    const { shop, staff } = await employer()
    const manager = await createAccount()
    const roleId = await createRole(shop, ['store:manage', 'roles:manage'])
    await createStaff(shop, roleId, manager)
    const body = { email: 'a@example.com', roleId }
    for (const [method, member] of [
      ['get'],
      ['post'],
      ['patch', manager.id],
      ['delete', manager.id],
    ] as const) {
      const refused = await staff(method, manager, member).send(body).expect(403)
      expect(refused.body.code).to.equal('not_store_owner')
      await staff(method, await createAccount(), member)
        .send(body)
        .expect(404)
    }
  })
})

describe('updateStaff', () => {
  it("removes at once from the member's tokens what the new role does not allow", async () => {
    const { shop, staff } = await employer()
    const [member, colleague] = [await createAccount(), await createAccount()]
    const senior = await createRole(shop, ['orders:manage', 'customers:view'])
    const junior = await createRole(shop, ['orders:view'])
    for (const person of [member, colleague]) await createStaff(shop, senior, person)
    const token = await tokenOf(member, shop, ['WRITE_ORDERS', 'READ_ORDERS', 'READ_CUSTOMERS'])
    const other = await tokenOf(colleague, shop, ['WRITE_ORDERS'])
    await call('apps')
      .get('/api/v1/customers')
      .set(token)
      .expect(({ status }) => expect(status).to.not.equal(403))

    const { body } = await staff('patch', undefined, member.id).send({ roleId: junior }).expect(200)
    expect(body.data.role._id).to.equal(junior)
    await call('apps').get('/api/v1/customers').set(token).expect(403)
    expect(await scopesSeen(token)).to.deep.equal(['READ_ORDERS'])
    expect(await scopesSeen(other)).to.deep.equal(['WRITE_ORDERS'])
  })

  it('takes nothing from what the member may do elsewhere, nor from apps that they let in', async () => {
    const { shop, staff } = await employer()
    const [member, elsewhere] = [await createAccount(), await createShop()]
    await createStaff(shop, await createRole(shop, ['orders:view']), member)
    await createStaff(elsewhere, await createRole(elsewhere, ['orders:view']), member)
    const there = await tokenOf(member, elsewhere, ['READ_ORDERS'])
    const app = await appTokenOf(member, shop)
    const roleId = await createRole(shop, [])
    await staff('patch', undefined, member.id).send({ roleId }).expect(200)
    expect([await scopesSeen(there), await scopesSeen(app)]).to.eql([['READ_ORDERS'], ['READ_ORDERS']])
    await staff('delete', undefined, member.id).expect(200)
    expect([await scopesSeen(there), await scopesSeen(app)]).to.eql([['READ_ORDERS'], ['READ_ORDERS']])
  })

  it('refuses a person who is not on the staff, and a role of another store', async () => {
    const { shop, staff } = await employer()
    const [member, roleId] = [await createAccount(), await createRole(shop, [])]
    await staff('patch', undefined, member.id).send({ roleId }).expect(404)
    await createStaff(shop, roleId, member)
    const foreign = await createRole(await createShop(), [])
    const { body } = await staff('patch', undefined, member.id).send({ roleId: foreign }).expect(404)
    expect(body.message).to.equal('Role not found')
  })
})

describe('removeStaff', () => {
  it('removes the member from this store alone, and nobody else, and revokes their tokens of it at once', async () => {
    const { shop, staff } = await employer()
    const [member, elsewhere] = [await createAccount(), await createShop()]
    const [roleId, colleague] = [await createRole(shop, ['orders:view']), await createAccount()]
    await createStaff(shop, roleId, member)
    await createStaff(shop, roleId, colleague)
    await createStaff(elsewhere, await createRole(elsewhere, ['orders:view']), member)
    const here = await tokenOf(member, shop, ['READ_ORDERS'])
    const others = [
      await tokenOf(member, elsewhere, ['READ_ORDERS']),
      await tokenOf(colleague, shop, ['READ_ORDERS']),
    ]
    await staff('delete', undefined, member.id).expect(200)
    await call('apps').get('/api/v1/app').set(here).expect(401)
    for (const other of others) expect(await scopesSeen(other)).to.deep.equal(['READ_ORDERS'])
    await call('console').get(`/api/v1/stores/${shop.id}`).set(member.onConsole()).expect(404)
    await call('console').get(`/api/v1/stores/${elsewhere.id}`).set(member.onConsole()).expect(200)
    await call('console').get(`/api/v1/stores/${shop.id}`).set(colleague.onConsole()).expect(200)
    await staff('delete', undefined, member.id).expect(404)
  })

  sampledTest('leaves no token behind that was created at the same moment', async () => {
    const { shop, staff } = await employer()
    const roleId = await createRole(shop, ['orders:view'])
    for (let round = 0; round < 10; round++) {
      const member = await createAccount()
      await createStaff(shop, roleId, member)
      const make = () =>
        call('console')
          .post(`/api/v1/stores/${shop.id}/tokens`)
          .set(member.onConsole())
          .send({ name: 'Tool' })
      const replies = await Promise.all([make(), staff('delete', undefined, member.id).expect(200), make()])
      for (const { body } of [replies[0], replies[2]]) {
        if (body.success)
          expect(await scopesSeen({ authorization: `Bearer ${body.data.token}` })).to.equal(null)
      }
    }
  })
})

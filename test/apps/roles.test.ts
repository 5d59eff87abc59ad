import { expect } from 'chai'
import { days, fromNow } from '../../src/base/clock.ts'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { scopesByPermission } from '../../src/base/scopes.ts'
import { contractOf } from '../../src/surfaces.ts'
import { createRole, createStaff } from '../console/support.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { somebodyWaits } from '../support/locks.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'
import { newEmail } from '../support/sign-in.ts'

const url = '/api/v1/roles'
const packer = {
  name: 'Packer',
  pages: [{ id: 'orders' }, { id: 'shipping' }],
  permissions: ['orders:view', 'shipping:manage'],
}
const wide = ['READ_ROLES', 'WRITE_ROLES', 'READ_ORDERS', 'READ_SHIPPING', 'READ_DISPATCH', 'WRITE_SHIPPING']
type Headers = { authorization: string }
let shop: Shop & { ownerId: string }
let token: Headers
const get = (path = '') => call('apps').get(`${url}${path}`).set(token)
const create = (body: object, headers = token) => call('apps').post(url).set(headers).send(body)
const patch = (id: string, body: object, headers = token) =>
  call('apps').patch(`${url}/${id}`).set(headers).send(body)
const remove = (id: string) => call('apps').delete(`${url}/${id}`).set(token)

/** Creates a person with a role, and returns the headers of a token that they made. */
async function worker(roleId: string, given?: Person): Promise<Headers> {
  const person = given ?? (await createAccount())
  await createStaff(shop, roleId, person)
  const { body } = await mint(person).expect(201)
  return { authorization: `Bearer ${body.data.token}` }
}
const mint = (person: Person) =>
  call('console').post(`/api/v1/stores/${shop.id}/tokens`).set(person.onConsole()).send({ name: 'Tool' })
async function scopesOf(headers: Headers): Promise<string[]> {
  const { body } = await call('apps').get('/api/v1/app').set(headers).expect(200)
  return body.data.scopes
}

describe('Roles', () => {
  beforeEach(async () => {
    shop = await createShop()
    token = await createAppToken(shop, wide)
  })

  describe('createRole', () => {
    it('names every area in the contract', () => {
      const { components } = contractOf('apps') as {
        components: {
          schemas: { CreateRoleRequest: { properties: { permissions: { description: string } } } }
        }
      }
      const { description } = components.schemas.CreateRoleRequest.properties.permissions
      const [, listed] = /The areas are: (.+)\.$/.exec(description) ?? []
      const areas = [...scopesByPermission.keys()].map((permission) => permission.split(':')[0])
      expect(listed?.split(', ')).to.have.members([...new Set(areas)])
    })

    it('stores it with the pages of the platform, including the required one', async () => {
      const { body } = await create({ ...packer, pages: [{ id: 'shipping', name: 'Mine' }] }).expect(201)
      expect(body.data).to.deep.include({
        shop: shop.id,
        name: 'Packer',
        permissions: packer.permissions,
        active: true,
        pages: [
          { id: 'dashboard', name: 'Dashboard', required: true },
          { id: 'shipping', name: 'Shipping', shopTypes: ['ecommerce', 'restaurant', 'business'] },
        ],
      })
      const event = await service().db('events').where({ resource_id: body.data._id }).first()
      expect(event).to.include({ resource: 'roles', method: 'POST', path: '/roles' })
    })

    it('allows a name once in a store, whatever its case, however many parallel calls there are', async () => {
      const replies = await Promise.all(
        Array.from({ length: 50 }, (_, n) => create({ ...packer, name: n % 2 ? 'PACKER' : 'Packer' })),
      )
      expect(replies.filter(({ status }) => status === 201)).to.have.length(1)
      const refused = replies.filter(({ status }) => status === 409)
      expect(refused).to.have.length(49)
      expect(refused[0]!.body.code).to.equal('duplicate_role')
      const elsewhere = await createAppToken(await createShop(), wide)
      await create(packer, elsewhere).expect(201)
    })

    it('refuses pages and permissions that do not exist, and names them', async () => {
      for (const [more, name] of [
        [{ permissions: ['orders:view', 'orders:own'] }, 'orders:own'],
        [{ permissions: ['constructor:view'] }, 'constructor:view'],
        [{ pages: [{ id: 'orders' }, { id: 'casino' }] }, 'casino'],
      ] as const) {
        const { body } = await create({ ...packer, ...more }).expect(400)
        expect(body.message).to.include(name).and.not.include('orders:view')
      }
    })

    it("refuses to grant more than the caller's token has, enabled or disabled", async () => {
      for (const active of [true, false]) {
        const { body } = await create({
          ...packer,
          permissions: ['orders:manage', 'roles:view'],
          active,
        }).expect(403)
        expect(body).to.deep.include({ code: 'scope_not_allowed', data: { scopes: ['WRITE_ORDERS'] } })
      }
    })
  })

  describe('listRoles', () => {
    it('lists the newest first, and finds names by a part of them in either case', async () => {
      for (const name of ['Packer', 'Night packer', '100 % boss'])
        await create({ ...packer, name }).expect(201)
      await createRole(await createShop(), [])
      const names = async (query: string) => {
        const { body } = await get(query).expect(200)
        return body.data.roles.map(({ name }: { name: string }) => name)
      }
      expect(await names('')).to.eql(['100 % boss', 'Night packer', 'Packer'])
      expect(await names('?search=PACK')).to.eql(['Night packer', 'Packer'])
      expect(await names('?search=%25')).to.eql(['100 % boss'])
      expect(await names('?search=_')).to.eql([])
      const { body } = await get('?limit=2&page=2').expect(200)
      expect(body.data.pagination).to.include({ total: 3, pages: 2, hasNext: false })
      await create({ ...packer, name: 'Day\\night' }).expect(201)
      expect(await names('?search=%5C')).to.eql(['Day\\night'])
      await create({ ...packer, name: 'Οδηγός' }).expect(201)
      for (const search of ['ΟΔΗΓΌΣ', 'οδηγός']) expect(await names(`?search=${search}`)).to.eql(['Οδηγός'])
    })
  })

  describe('getRole', () => {
    it('returns one', async () => {
      const { body } = await create(packer).expect(201)
      expect((await get(`/${body.data._id}`).expect(200)).body.data).to.eql(body.data)
    })
  })

  describe('updateRole', () => {
    it("removes at once from its members' tokens what it no longer allows, and from no others", async () => {
      const roleId = await createRole(shop, ['orders:manage', 'shipping:view'])
      const other = await worker(await createRole(shop, ['orders:manage']))
      const holders = [await worker(roleId), await worker(roleId)]
      await patch(roleId, { permissions: ['orders:view'] }).expect(200)
      for (const holder of holders) expect(await scopesOf(holder)).to.eql(['READ_ORDERS'])
      expect(await scopesOf(other)).to.eql(['READ_ORDERS', 'WRITE_ORDERS'])
    })

    it('revokes everything from its members once it is disabled, also from tokens that they create then', async () => {
      const roleId = await createRole(shop, ['orders:view'])
      const holder = await worker(roleId)
      await patch(roleId, { active: false }).expect(200)
      expect(await scopesOf(holder)).to.eql([])
      await call('apps').get('/api/v1/orders').set(holder).expect(403)
      expect(await scopesOf(await worker(roleId))).to.eql([])
      await patch(roleId, { active: true }).expect(200)
      expect(await scopesOf(holder)).to.eql([])
      expect(await scopesOf(await worker(roleId))).to.eql(['READ_ORDERS'])
    })

    sampledTest('leaves no wider token behind that was created at the same moment', async () => {
      for (let round = 0; round < 10; round++) {
        const roleId = await createRole(shop, ['orders:view', 'shipping:view'])
        const person = await createAccount()
        await createStaff(shop, roleId, person)
        const replies = await Promise.all([
          mint(person),
          patch(roleId, { permissions: ['orders:view'] }).expect(200),
          mint(person),
        ])
        for (const { body } of [replies[0], replies[2]]) {
          const made = { authorization: `Bearer ${body.data.token}` }
          expect(await scopesOf(made)).to.eql(['READ_ORDERS'])
        }
      }
    })

    it("refuses to grant again what the caller's token lacks", async () => {
      const roleId = await createRole(shop, ['orders:view'])
      const { body } = await patch(roleId, { permissions: ['payouts:manage', 'orders:view'] }).expect(403)
      expect(body.data.scopes).to.eql(['READ_PAYOUTS', 'WRITE_PAYOUTS'])
      const off = await createRole(shop, ['payouts:view'], { active: false })
      await patch(off, { active: true }).expect(403)
      await patch(off, { permissions: ['payouts:manage'] }).expect(403)
      expect((await get(`/${off}`)).body.data).to.deep.include({
        permissions: ['payouts:view'],
        active: false,
      })
    })

    it('lets nobody extend their own role', async () => {
      const roleId = await createRole(shop, ['roles:manage'])
      const holder = await worker(roleId)
      await patch(roleId, { permissions: ['roles:manage', 'orders:manage'] }, holder).expect(403)
      expect(await scopesOf(await worker(roleId))).to.eql(['READ_ROLES', 'WRITE_ROLES'])
    })

    for (const [what, taken, back] of [
      ['scopes', { permissions: ['roles:manage'] }, { permissions: ['roles:manage', 'orders:manage'] }],
      ['role', { active: false }, { active: true }],
    ] as const)
      it(`gives nobody back by their own call the ${what} that the owner takes at the same moment`, async () => {
        const [all, person] = [['roles:manage', 'orders:manage'], await createAccount()]
        // Their rights elsewhere, and those of others here, do not count.
        await createShop({ ownerId: person.id })
        const elsewhere = await createShop()
        await createStaff(elsewhere, await createRole(elsewhere, all), person)
        await worker(await createRole(shop, all))
        const roleId = await createRole(shop, all)
        const holder = await worker(roleId, person)
        const owner = await createAppToken(shop, [...wide, 'WRITE_ORDERS'])
        const held = await service().db.transaction()
        await held('roles').where({ id: roleId }).forUpdate().first('id')
        const narrowing = patch(roleId, taken, owner).then()
        await somebodyWaits(1)
        const widening = patch(roleId, back, holder).then()
        await somebodyWaits(2)
        await held.commit()
        expect([(await narrowing).status, (await widening).status]).to.eql([200, 403])
        expect((await get(`/${roleId}`)).body.data).to.deep.include(taken)
      })

    it("renames and narrows a role that is wider than the caller's token", async () => {
      const roleId = await createRole(shop, ['payouts:manage', 'kyc:view'])
      await patch(roleId, { name: 'Treasurer' }).expect(200)
      const { body } = await patch(roleId, { permissions: ['payouts:view'] }).expect(200)
      expect(body.data).to.deep.include({ name: 'Treasurer', permissions: ['payouts:view'] })
      const off = await createRole(shop, ['payouts:manage', 'kyc:view'], { active: false })
      const narrowed = await patch(off, { name: 'Former', permissions: ['kyc:view', 'kyc:view'] }).expect(200)
      expect(narrowed.body.data).to.deep.include({ name: 'Former', permissions: ['kyc:view'], active: false })
    })

    it('validates names and pages like those of a new one', async () => {
      await create(packer).expect(201)
      const roleId = await createRole(shop, [])
      expect((await patch(roleId, { name: 'pACKER' }).expect(409)).body.code).to.equal('duplicate_role')
      await patch(roleId, { pages: [{ id: 'casino' }] }).expect(400)
      const { body } = await patch(roleId, { pages: [{ id: 'blogs' }] }).expect(200)
      expect(body.data.pages.map(({ id }: { id: string }) => id)).to.eql(['dashboard', 'blogs'])
      const foreign = await createRole(await createShop(), [])
      expect((await patch(foreign, { name: 'Mine' }).expect(404)).body.message).to.equal('Role not found')
    })
  })

  describe('deleteRole', () => {
    it('deletes one without members, once', async () => {
      const roleId = await createRole(shop, ['orders:view'])
      expect((await remove(roleId).expect(200)).body.data).to.equal(null)
      await remove(roleId).expect(404)
      await get(`/${roleId}`).expect(404)
      await remove(await createRole(await createShop(), [])).expect(404)
    })

    it('refuses while it has members', async () => {
      const roleId = await createRole(shop, ['orders:view'])
      const holder = await worker(roleId)
      expect((await remove(roleId).expect(409)).body.code).to.equal('role_in_use')
      expect(await scopesOf(holder)).to.eql(['READ_ORDERS'])
    })

    it('refuses while somebody is invited with it, and no longer once that has expired', async () => {
      const roleId = await createRole(shop, ['orders:view'])
      const of = { shop_id: shop.id, role_id: roleId, invited_by: shop.ownerId }
      const at = { expires_at: fromNow(1 * days), created_at: fromNow(-6 * days) }
      await service()
        .db('invitations')
        .insert({ id: newId(), email: newEmail(), token_hash: newId(), ...of, ...at })
      expect((await remove(roleId).expect(409)).body.code).to.equal('role_in_use')
      await service()
        .db('invitations')
        .where({ role_id: roleId })
        .update({ expires_at: fromNow(-1) })
      await remove(roleId).expect(200)
    })
  })
})

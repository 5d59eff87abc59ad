import { expect } from 'chai'
import { days } from '../../src/base/clock.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'
import { accept, createRole, createStaff, invitationTo } from './support.ts'

/** Creates a store that has invited a person, and returns what is needed to go on. */
async function invited() {
  const [owner, person] = [await createAccount(), await createAccount()]
  const shop = await createShop({ ownerId: owner.id })
  const roleId = await createRole(shop, [])
  const { body } = await call('console')
    .post(`/api/v1/stores/${shop.id}/staff`)
    .set(owner.onConsole())
    .send({ email: person.email, roleId })
    .expect(201)
  const token = await invitationTo(person.email!)
  const withdraw = (who: Person = owner) =>
    call('console').delete(`/api/v1/stores/${shop.id}/invitations/${body.data._id}`).set(who.onConsole())
  const list = (who: Person = owner) =>
    call('console').get(`/api/v1/stores/${shop.id}/invitations`).set(who.onConsole())
  return { owner, person, shop, roleId, token, withdraw, list, id: body.data._id as string }
}

const expire = (shop: { id: string }) =>
  service()
    .db('invitations')
    .where({ shop_id: shop.id })
    .update({ expires_at: new Date(Date.now() - 1) })

/** Offers a store to somebody else, as its owner. */
async function offer(owner: Person, shop: { id: string }): Promise<{ id: string }> {
  await call('console')
    .post(`/api/v1/stores/${shop.id}/transfer`)
    .set(owner.onConsole())
    .send({ email: 'successor@example.com' })
    .expect(201)
  return service().db('invitations').where({ shop_id: shop.id, role_id: null }).first('id')
}

const members = (shop: { id: string }) => service().db('staff').where({ shop_id: shop.id }).pluck('user_id')

describe('listInvitations', () => {
  it('lists the open ones, newest first, to the owner alone, who alone withdraws them', async () => {
    const { owner, person, shop, roleId, list, withdraw } = await invited()
    const other = await createAccount()
    const { body } = await call('console')
      .post(`/api/v1/stores/${shop.id}/staff`)
      .set(owner.onConsole())
      .send({ email: other.email, roleId })
      .expect(201)
    expect(body.data.email).to.equal(other.email)
    const { invitations, pagination } = (await list().expect(200)).body.data
    expect(invitations.map(({ email }: { email: string }) => email)).to.eql([other.email, person.email])
    expect(pagination.total).to.equal(2)
    await createStaff(shop, roleId, other)
    expect((await list(other).expect(403)).body.code).to.equal('not_store_owner')
    expect((await withdraw(other).expect(403)).body.code).to.equal('not_store_owner')
    await list(await createAccount()).expect(404)
    await expire(shop)
    expect((await list()).body.data.invitations).to.eql([])
  })

  it('shows neither an offer to hand the store over nor what another store has written', async () => {
    const { owner, shop, list, id } = await invited()
    await invited()
    await offer(owner, shop)
    const { invitations, pagination } = (await list().expect(200)).body.data
    expect(invitations.map(({ _id }: { _id: string }) => _id)).to.eql([id])
    expect(pagination.total).to.equal(1)
  })
})

describe('withdrawInvitation', () => {
  it("finds neither another store's nor an offer to hand the store over", async () => {
    const [theirs, own] = [await invited(), await invited()]
    const { id: offered } = await offer(own.owner, own.shop)
    for (const id of [theirs.id, offered]) {
      await call('console')
        .delete(`/api/v1/stores/${own.shop.id}/invitations/${id}`)
        .set(own.owner.onConsole())
        .expect(404)
    }
    expect((await theirs.list()).body.data.invitations).to.have.length(1)
    expect(await service().db('invitations').where({ id: offered })).to.have.length(1)
  })

  it('voids the code', async () => {
    const { person, shop, withdraw, list } = await invited()
    await withdraw().expect(200)
    expect((await list()).body.data.invitations).to.eql([])
    expect((await accept(person)).body.code).to.equal('invitation_not_found')
    expect(await members(shop)).to.eql([])
    expect((await withdraw().expect(404)).body.code).to.equal('invitation_not_found')
  })
})

describe('getInvitation', () => {
  it('is linked to in the e-mail, on the page of the console that accepts it', async () => {
    const { person, token } = await invited()
    const { body } = await call('console').get('/api/v1/mailbox').query({ to: person.email }).expect(200)
    const { console } = service().config.publicUrls
    expect(body.data.messages[0].text).to.contain(`${console}/console/invitations/${token}\n`)
  })

  it('tells only the person whom it was sent to, and only for its code, what it is to', async () => {
    const { person, shop, roleId, token } = await invited()
    const read = (who: Person, code = token) =>
      call('console').get(`/api/v1/invitations/${code}`).set(who.onConsole())
    const { body } = await read(person).expect(200)
    expect(body.data.store).to.eql({ _id: shop.id, name: shop.name })
    expect(body.data.role._id).to.equal(roleId)
    expect((await read(await createAccount()).expect(404)).body.code).to.equal('invitation_not_found')
    expect((await read(person, 'inv_nonsense').expect(404)).body.code).to.equal('invitation_not_found')
  })
})

describe('acceptInvitation', () => {
  it('refuses another person, a stranger to the code, and a code that is 7 days old', async () => {
    const { person, shop, token } = await invited()
    expect((await accept(await createAccount(), token)).status).to.equal(404)
    expect((await accept(person, 'inv_nonsense')).status).to.equal(404)
    await call('console').post(`/api/v1/invitations/${token}/accept`).expect(401)
    const { created_at, expires_at } = await service().db('invitations').where({ shop_id: shop.id }).first()
    expect(Date.parse(expires_at) - Date.parse(created_at)).to.equal(7 * days)
    await expire(shop)
    expect((await accept(person, token)).status).to.equal(404)
    expect(await members(shop)).to.eql([])
  })

  it('has 7 days again once it is sent again, with the role that it then is to', async () => {
    const { owner, person, shop, token } = await invited()
    await expire(shop)
    const roleId = await createRole(shop, [])
    const { body } = await call('console')
      .post(`/api/v1/stores/${shop.id}/staff`)
      .set(owner.onConsole())
      .send({ email: person.email, roleId })
      .expect(201)
    expect(Date.parse(body.data.expiresAt) - Date.parse(body.data.createdAt)).to.equal(7 * days)
    expect((await accept(person, token)).status).to.equal(404)
    expect((await accept(person)).body.data.role._id).to.equal(roleId)
  })

  it('stores only the hash of the code', async () => {
    const { token, shop } = await invited()
    const rows = await service().db('invitations').where({ shop_id: shop.id })
    expect(JSON.stringify(rows)).not.to.include(token)
  })

  it('is recorded in the activity of the store, and leaves the invitations of others open', async () => {
    const { person, shop, token } = await invited()
    const other = await invited()
    await accept(person, token)
    const [entry] = await service().db('activity').where({ shop_id: shop.id, action: 'staff.added' })
    expect(entry).to.include({ actor_id: person.id, resource_id: person.id })
    expect((await other.list()).body.data.invitations).to.have.length(1)
  })

  it('works once, however many calls there are', async () => {
    const { person, shop, token } = await invited()
    const replies = await Promise.all(Array.from({ length: 6 }, () => accept(person, token)))
    expect(replies.map(({ status }) => status).sort()).to.eql([200, 404, 404, 404, 404, 404])
    expect(await members(shop)).to.eql([person.id])
  })

  sampledTest('or the withdrawal happens, never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { person, shop, token, withdraw } = await invited()
      const [accepted, withdrawn] = await Promise.all([accept(person, token), withdraw()])
      expect([accepted.status, withdrawn.status].sort()).to.eql([200, 404])
      expect(await members(shop)).to.eql(accepted.status === 200 ? [person.id] : [])
    }
  })

  it('refuses who has joined already', async () => {
    const { person, shop, roleId, token } = await invited()
    await createStaff(shop, roleId, person)
    expect((await accept(person, token)).body.code).to.equal('duplicate_staff')
  })

  it('lets the owner of another store join', async () => {
    const { person, shop, token } = await invited()
    await createShop({ ownerId: person.id })
    expect((await accept(person, token)).status).to.equal(200)
    expect(await members(shop)).to.eql([person.id])
  })

  it('keeps the role from being deleted', async () => {
    const { roleId, shop } = await invited()
    const { db } = service()
    const failed = await db('roles')
      .where({ id: roleId, shop_id: shop.id })
      .delete()
      .catch(({ code }) => code)
    expect(failed).to.equal('23503')
  })

  sampledTest('leaves nobody on the staff whose account is deleted at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { person, shop, token } = await invited()
      const [accepted, deleted] = await Promise.all([
        accept(person, token),
        call('console').delete('/api/v1/auth/me').set(person.onConsole()),
      ])
      expect(deleted.status).to.equal(200)
      expect([200, 401, 404]).to.include(accepted.status)
      expect(await members(shop)).to.eql([])
    }
  })
})

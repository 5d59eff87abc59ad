import { expect } from 'chai'
import type { Account } from '../../src/context.ts'
import { transaction } from '../../src/db/database.ts'
import { recordEvent } from '../../src/events/record.ts'
import { lockSessions } from '../../src/services/people/sessions.ts'
import { accept as acceptInvitation } from '../../src/services/permissions/invitations.ts'
import * as storeTokens from '../../src/services/permissions/store-tokens.ts'
import { createAppToken, createInstallation } from '../support/fixtures/apps.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createKyc, createPaymentMethod, createPayout, createShop } from '../support/fixtures/shops.ts'
import { somebodyWaits, waiting } from '../support/locks.ts'
import { call, service } from '../support/service.ts'
import { until } from '../support/until.ts'
import { accept, createRole, createStaff, invitationTo, registerApp } from './support.ts'

/** Creates a store and its owner, and functions about its hand-over. */
async function owned() {
  const owner = await createAccount()
  const shop = await createShop({ ownerId: owner.id })
  const path = `/api/v1/stores/${shop.id}`
  const offer = (to: Person) =>
    call('console').post(`${path}/transfer`).set(owner.onConsole()).send({ email: to.email })
  const close = () => call('console').post(`${path}/close`).set(owner.onConsole())
  const read = (who: Person = owner) => call('console').get(`${path}/transfer`).set(who.onConsole())
  const withdraw = () => call('console').delete(`${path}/transfer`).set(owner.onConsole())
  return { owner, shop, offer, close, read, withdraw }
}

const ownerOf = async (shop: { id: string }) =>
  (await service().db('shops').where({ id: shop.id }).first('owner_id')).owner_id

const deleteAccount = (person: Person) => call('console').delete('/api/v1/auth/me').set(person.onConsole())

describe('transferStore', () => {
  it('is for the owner, and so is withdrawing the offer', async () => {
    const { shop } = await owned()
    const worker = await createAccount()
    await createStaff(shop, await createRole(shop, ['store:manage']), worker)
    const path = `/api/v1/stores/${shop.id}/transfer`
    for (const request of [
      call('console').post(path).send({ email: worker.email }),
      call('console').delete(path),
    ]) {
      const { body } = await request.set(worker.onConsole()).expect(403)
      expect(body.code).to.equal('not_store_owner')
    }
  })

  it('changes nothing until it is accepted, and then the owner', async () => {
    const { owner, shop, offer } = await owned()
    const successor = await createAccount()
    const { body } = await offer(successor).expect(201)
    expect(body.data).to.include({ email: successor.email })
    expect(await ownerOf(shop)).to.equal(owner.id)
    const accepted = await accept(successor)
    expect(accepted.body.data).to.eql({ store: { _id: shop.id, name: shop.name }, role: null })
    const entry = await service()
      .db('activity')
      .where({ shop_id: shop.id, resource_id: successor.id })
      .first()
    expect(entry).to.include({ action: 'store.transferred', actor_id: successor.id })
    expect(await ownerOf(shop)).to.equal(successor.id)
    await call('console').get(`/api/v1/stores/${shop.id}`).set(owner.onConsole()).expect(404)
    await call('console').get(`/api/v1/stores/${shop.id}`).set(successor.onConsole()).expect(200)
  })

  it("takes along what was the former owner's", async () => {
    const { owner, shop, offer } = await owned()
    const [successor, invitee] = [await createAccount(), await createAccount()]
    const roleId = await createRole(shop, [])
    await createStaff(shop, roleId, successor)
    const token = await createAppToken(shop, ['READ_ORDERS'])
    await createPayout(shop)
    await createKyc(shop)
    const method = await createPaymentMethod(shop, 'bank-transfer')
    await call('console')
      .post(`/api/v1/stores/${shop.id}/staff`)
      .set(owner.onConsole())
      .send({ email: invitee.email, roleId })
      .expect(201)
    await offer(successor).expect(201)
    expect((await accept(successor)).status).to.equal(200)
    await call('apps').get('/api/v1/orders').set(token).expect(401)
    const { db } = service()
    for (const table of ['payouts', 'kyc', 'staff', 'invitations']) {
      expect(await db(table).where({ shop_id: shop.id }), table).to.eql([])
    }
    expect((await db('payment_methods').where(method).first('active')).active).to.equal(false)
    const events = await db('events')
      .where({ shop_id: shop.id })
      .orderBy('resource')
      .select('resource', 'method')
    expect(events).to.eql([
      { resource: 'kyc', method: 'DELETE' },
      { resource: 'payouts', method: 'DELETE' },
    ])
    const { body } = await call('console').get('/api/v1/mailbox').query({ to: owner.email }).expect(200)
    expect(body.data.messages[0].subject).to.equal(`You have handed over ${shop.name}`)
  })

  it('leaves staff, apps and cards of the store alone, and what the former owner has elsewhere', async () => {
    const { owner, shop, offer } = await owned()
    const [successor, worker] = [await createAccount(), await createAccount()]
    await createStaff(shop, await createRole(shop, ['orders:view']), worker)
    const scopes = ['READ_ORDERS']
    const installation = await createInstallation({ ...shop, ownerId: owner.id }, { scopes })
    const elsewhere = await createShop({ ownerId: owner.id })
    const kept = [
      await createAppToken({ ...shop, ownerId: owner.id }, scopes, installation.id),
      await createAppToken({ ...shop, ownerId: worker.id }, scopes),
      await createAppToken(elsewhere, scopes),
    ]
    const cards = await createPaymentMethod(shop, 'sandbox')
    await offer(successor).expect(201)
    expect((await accept(successor)).status).to.equal(200)
    for (const token of kept) await call('apps').get('/api/v1/orders').set(token).expect(200)
    const { db } = service()
    expect(await db('staff').where({ shop_id: shop.id }).pluck('user_id')).to.eql([worker.id])
    expect((await db('payment_methods').where(cards).first('active')).active).to.equal(true)
  })

  it('leaves no account behind that shoppers could pay the former owner to', async () => {
    const { shop, offer } = await owned()
    const successor = await createAccount()
    const account = { accountNumber: '0123456789', accountName: 'Harbour', bankCode: '021', bankName: 'Bank' }
    const settings = { ...account, bankId: '1' }
    const method = await createPaymentMethod(shop, 'bank-transfer', { settings })
    await offer(successor).expect(201)
    expect((await accept(successor)).status).to.equal(200)
    const token = await createAppToken({ ...shop, ownerId: successor.id }, ['WRITE_STORE'])
    const change = (body: object) => call('apps').patch(`/api/v1/payments/${method.id}`).set(token).send(body)
    expect((await change({ active: true }).expect(400)).body.message).to.include('settings.accountNumber')
    const { body } = await call('apps').get('/api/v1/payments').set(token).expect(200)
    expect(JSON.stringify(body.data)).not.to.include(account.accountNumber)
    const own = { ...settings, accountNumber: '9876543210' }
    expect((await change({ settings: own, active: true }).expect(200)).body.data.settings).to.eql(own)
    await change({ active: false }).expect(200)
    await change({ active: true }).expect(200)
  })

  it('offers the store to one person at a time', async () => {
    const { offer, read } = await owned()
    const [first, second] = [await createAccount(), await createAccount()]
    await offer(first).expect(201)
    await offer(second).expect(201)
    expect((await accept(first)).status).to.equal(404)
    expect((await read().expect(200)).body.data.email).to.equal(second.email)
  })

  it('reaches an address in whatever case it was typed, and is gone once it has expired', async () => {
    const { shop, offer, read } = await owned()
    const successor = await createAccount()
    await offer({ ...successor, email: successor.email!.toUpperCase() }).expect(201)
    const offered = () => service().db('invitations').where({ shop_id: shop.id })
    await offered().update({ expires_at: new Date() })
    expect((await read().expect(404)).body.code).to.equal('transfer_not_found')
    expect((await accept(successor)).status).to.equal(404)
    await offered().update({ expires_at: new Date(Date.now() + 60_000) })
    expect((await accept(successor)).status).to.equal(200)
    expect(await ownerOf(shop)).to.equal(successor.id)
  })

  it('is withdrawn without the invitations to the staff', async () => {
    const { owner, shop, offer, withdraw } = await owned()
    const [successor, worker] = [await createAccount(), await createAccount()]
    await call('console')
      .post(`/api/v1/stores/${shop.id}/staff`)
      .set(owner.onConsole())
      .send({ email: worker.email, roleId: await createRole(shop, []) })
      .expect(201)
    await offer(successor).expect(201)
    await withdraw().expect(200)
    expect((await accept(successor)).status).to.equal(404)
    expect((await accept(worker)).status).to.equal(200)
  })

  it('refuses the owner, and a closed store', async () => {
    const { owner, offer, close } = await owned()
    expect((await offer(owner).expect(409)).body.code).to.equal('already_owner')
    await close().expect(200)
    expect((await offer(await createAccount()).expect(409)).body.code).to.equal('store_closed')
  })

  it('is available to the owner alone', async () => {
    const { shop, read, offer } = await owned()
    const worker = await createAccount()
    await createStaff(shop, await createRole(shop, ['store:manage']), worker)
    await offer(await createAccount()).expect(201)
    expect((await read(worker).expect(403)).body.code).to.equal('not_store_owner')
    await read(await createAccount()).expect(404)
  })
})

describe('withdrawStoreTransfer', () => {
  it('voids the code', async () => {
    const { owner, shop, offer, read, withdraw } = await owned()
    expect((await withdraw().expect(404)).body.code).to.equal('transfer_not_found')
    const successor = await createAccount()
    await offer(successor).expect(201)
    await withdraw().expect(200)
    expect((await read().expect(404)).body.code).to.equal('transfer_not_found')
    expect((await accept(successor)).status).to.equal(404)
    expect(await ownerOf(shop)).to.equal(owner.id)
  })
})

describe('a store that changes hands', () => {
  it('is either handed over or closed, never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { owner, shop, offer, close } = await owned()
      const successor = await createAccount()
      await offer(successor).expect(201)
      const [accepted, closed] = await Promise.all([accept(successor), close()])
      expect([accepted.status, closed.status]).to.satisfy(
        ([one, other]: number[]) => (one === 200) !== (other === 200),
      )
      expect(await ownerOf(shop)).to.equal(accepted.status === 200 ? successor.id : owner.id)
    }
  })

  it('never belongs to an account that is deleted at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { owner, shop, offer } = await owned()
      const successor = await createAccount()
      await offer(successor).expect(201)
      const token = await invitationTo(successor.email!)
      const leaving = round % 2 === 0 ? owner : successor
      await Promise.all([accept(successor, token), deleteAccount(leaving)])
      const { db } = service()
      const holder = await db('users')
        .where({ id: await ownerOf(shop) })
        .first('deleted_at')
      expect(holder.deleted_at).to.equal(null)
    }
  })
})

describe('the former owner of a store', () => {
  const bank = { accountNumber: '0123456789', bankCode: '021', accountName: 'Harbour', bankName: 'Bank' }

  it('keeps no token that was being made when the store was handed over', async () => {
    const { owner, shop, offer } = await owned()
    const successor = await createAccount()
    await offer(successor).expect(201)
    const code = await invitationTo(successor.email!)
    const { made, accepted } = await transaction(service().db, async (tx) => {
      const signedIn = { id: owner.id, signedInAt: new Date().toISOString() }
      const token = await storeTokens.create(tx, signedIn, shop.id, { name: 'Late' })
      const reply = accept(successor, code).then((answer) => answer)
      let ended = 0
      void reply.finally(() => (ended += 1))
      await until('what waits', async () => (await waiting()) + ended > 0)
      return { made: token, accepted: [reply] }
    })
    expect((await accepted[0]!).status).to.equal(200)
    const headers = { authorization: `Bearer ${made.token}` }
    await call('apps').get('/api/v1/orders').set(headers).expect(401)
  })

  /** Creates what an owner can give away: a member of the staff with few rights, a role with many, an app, a token. */
  async function generous() {
    const store = await owned()
    const { owner, shop } = store
    const worker = await createAccount()
    await createStaff(shop, await createRole(shop, []), worker)
    const scopes = ['WRITE_PAYOUTS', 'WRITE_STORE', 'WRITE_KYC']
    const gifts = { roleId: await createRole(shop, ['orders:manage']), app: await registerApp(owner) }
    return { ...store, worker, ...gifts, token: await createAppToken(shop, scopes) }
  }
  type World = Awaited<ReturnType<typeof generous>>
  const onConsole = ({ owner, shop }: World, method: 'post' | 'patch', path: string, body: object) =>
    call('console')
      [method](`/api/v1${path.replace(':store', `/stores/${shop.id}`)}`)
      .set(owner.onConsole())
      .send(body)
  const byToken = ({ token }: World, path: string, body: object) =>
    call('apps').post(`/api/v1${path}`).set(token).send(body)
  const gifts: [string, number, (world: World) => ReturnType<typeof byToken>][] = [
    ['makes no token', 404, (world) => onConsole(world, 'post', ':store/tokens', { name: 'Late' })],
    [
      'invites nobody',
      404,
      (world) =>
        onConsole(world, 'post', ':store/staff', { email: 'late@example.com', roleId: world.roleId }),
    ],
    [
      'gives nobody more rights',
      404,
      (world) => onConsole(world, 'patch', `:store/staff/${world.worker.id}`, { roleId: world.roleId }),
    ],
    [
      'installs no app',
      404,
      ({ app: { clientId, redirectUri }, shop, ...world }) =>
        onConsole({ ...world, shop } as World, 'post', '/oauth/authorize', {
          ...{ clientId, redirectUri, scopes: ['READ_ORDERS'], storeId: shop.id },
        }),
    ],
    ['changes no settings', 404, (world) => onConsole(world, 'patch', ':store', { name: 'Late' })],
    [
      'enters no account to be paid to',
      401,
      (world) => byToken(world, '/payouts', { payout: '665f1c2ab4e0d3a1c9f000a2', data: bank }),
    ],
    [
      'enters no account that shoppers pay to',
      401,
      (world) =>
        byToken(world, '/payments', { paymentOptionId: 'bank-transfer', settings: { ...bank, bankId: '1' } }),
    ],
    [
      'submits no identity',
      401,
      (world) => byToken(world, '/kyc', { type: 'passport', number: 'A1234567', fullName: 'Late' }),
    ],
  ]
  for (const [promise, status, give] of gifts) {
    it(`${promise} while it is being handed over`, async () => {
      const world = await generous()
      const successor = await createAccount()
      await world.offer(successor).expect(201)
      const code = await invitationTo(successor.email!)
      const sent = await transaction(service().db, async (tx) => {
        const context = { vault: service().dependencies.vault, record: recordEvent }
        await acceptInvitation(tx, context, { id: successor.id, email: successor.email } as Account, code)
        const reply = give(world).then((answer) => answer)
        let ended = 0
        void reply.finally(() => (ended += 1))
        await until('what waits', async () => (await waiting()) + ended > 0)
        return { reply }
      })
      expect((await sent.reply).status).to.equal(status)
    })
  }
})

describe('deleteMe by an owner', () => {
  it('is refused until the stores are handed over or closed', async () => {
    const { owner, shop, close } = await owned()
    const { body } = await deleteAccount(owner).expect(409)
    expect(body.code).to.equal('owns_stores')
    await call('store').get('/api/v1/auth/me').set(owner.as(shop)).expect(200)
    await close().expect(200)
    await deleteAccount(owner).expect(200)
  })

  it('refuses a store that was being opened when the account was deleted', async () => {
    const owner = await createAccount()
    const { db } = service()
    const [reply] = await transaction(db, async (tx) => {
      await lockSessions(tx, owner.id)
      const store = { name: 'Late', type: 'digital', currency: 'NGN', country: 'NG' }
      const sent = call('console')
        .post('/api/v1/stores')
        .set(owner.onConsole())
        .send(store)
        .then((answer) => answer)
      await somebodyWaits()
      await tx('sessions').where({ user_id: owner.id }).delete()
      return [sent]
    })
    expect((await reply!).status).to.equal(401)
    expect(await db('shops').where({ owner_id: owner.id })).to.eql([])
  })

  it('leaves no store behind that is opened at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const owner = await createAccount()
      const store = { name: 'Late', type: 'digital', currency: 'NGN', country: 'NG' }
      await Promise.all([
        call('console').post('/api/v1/stores').set(owner.onConsole()).send(store),
        deleteAccount(owner),
      ])
      const { db } = service()
      const { deleted_at } = await db('users').where({ id: owner.id }).first('deleted_at')
      const shops = await db('shops').where({ owner_id: owner.id })
      expect(deleted_at === null || shops.length === 0).to.equal(true)
    }
  })
})

import { expect } from 'chai'
import type { Account } from '../../src/base/context.ts'
import { transaction } from '../../src/db/database.ts'
import { recordEvent } from '../../src/events/record.ts'
import { lockSessions } from '../../src/services/people/sessions.ts'
import * as storeTokens from '../../src/services/permissions/store-tokens.ts'
import { accept as acceptInvitation } from '../../src/services/staff/invitations.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { somebodyWaits, waiting } from '../support/locks.ts'
import { call, service } from '../support/service.ts'
import { until } from '../support/until.ts'
import { challengeOf, usualVerifier } from './oauth-support.ts'
import { accept, createRole, createStaff, invitationTo, registerApp } from './support.ts'
import { deleteAccount, owned } from './transfer-support.ts'

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
    // The owner's role elsewhere does not count here.
    const elsewhere = await createShop()
    await createStaff(elsewhere, await createRole(elsewhere, []), owner)
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
          clientId,
          redirectUri,
          scopes: ['READ_ORDERS'],
          storeId: shop.id,
          codeChallenge: challengeOf(usualVerifier),
        }),
    ],
    ['does not close it', 404, ({ close }) => close()],
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

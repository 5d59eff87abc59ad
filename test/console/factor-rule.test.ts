import { expect } from 'chai'
import { clock, minutes, seconds } from '../../src/base/clock.ts'
import { createAppToken, createInstallation } from '../support/fixtures/apps.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { later, newEmail, newestCode, signInToConsole, verify } from '../support/sign-in.ts'
import { ownPage, signInByBrowser } from './browser-support.ts'
import { authorize, createMerchant } from './oauth-support.ts'
import { createRole, factorCode, invitationTo, switchFactorOn } from './support.ts'

type Headers = Record<string, string>
type Shop = Awaited<ReturnType<typeof createShop>>

const required = { status: 403, code: 'second_factor_required' }
const patch = (shop: Shop, headers: Headers, body: object) =>
  call('console').patch(`/api/v1/stores/${shop.id}`).set(headers).send(body)
const get = (shop: Shop, headers: Headers) => call('console').get(`/api/v1/stores/${shop.id}`).set(headers)
const mint = (shop: Shop, headers: Headers) =>
  call('console').post(`/api/v1/stores/${shop.id}/tokens`).set(headers).send({ name: 'Packing desk' })
const use = (token: string) => call('apps').get('/api/v1/app').set('authorization', `Bearer ${token}`)
const mailsTo = async (to: string): Promise<{ subject: string; text: string }[]> =>
  (await call('console').get('/api/v1/mailbox').query({ to }).expect(200)).body.data.messages
const actionsOf = (shop: Shop): Promise<string[]> =>
  service().db('activity').where({ shop_id: shop.id }).orderBy('id').pluck('action')

/** Opens a store with an owner who has a second factor and one of its staff who has none, both signed in. */
async function open() {
  const [owner, member] = [await signInToConsole(), await signInToConsole()]
  const shop = await createShop({ ownerId: owner._id })
  const role_id = await createRole(shop, ['orders:view'])
  await service().db('staff').insert({ shop_id: shop.id, user_id: member._id, role_id })
  const factor = await switchFactorOn(owner)
  return { owner, member, shop, factor }
}

describe('A store that requires a second factor', () => {
  // As in second-factor.test.ts: no time step ends between two lines.
  const real = clock.now
  beforeEach(() => {
    const ahead = 30 * seconds - (real().getTime() % (30 * seconds))
    clock.now = () => new Date(real().getTime() + ahead)
  })
  afterEach(() => {
    clock.now = real
  })

  it('refuses staff without one from the next call on, and lets them in once they have signed in with one', async () => {
    const { owner, member, shop } = await open()
    expect((await get(shop, member.headers).expect(200)).body.data.requireSecondFactor).to.equal(false)
    const { body } = await patch(shop, owner.headers, { requireSecondFactor: true }).expect(200)
    expect(body.data.requireSecondFactor).to.equal(true)
    const refused = await get(shop, member.headers)
    expect(refused.body).to.include(required)
    expect(refused.body.message).to.match(/^This store requires a second factor; set one up, sign in again, /)
    expect((await mint(shop, member.headers)).body).to.include(required)
    await get(shop, owner.headers).expect(200)
    const stores = await call('console').get('/api/v1/stores').set(member.headers).expect(200)
    expect(stores.body.data.stores[0], 'it is shown why').to.include({
      _id: shop.id,
      requireSecondFactor: true,
    })

    const { secret } = await switchFactorOn(member)
    await call('console').post('/api/v1/auth/authenticate').send({ email: member.email }).expect(200)
    const code = await newestCode(member.email)
    const asked = await verify(member.email, code, {}, 'console').expect(403)
    const entered = await call('console')
      .post('/api/v1/auth/factor/verify')
      .send({ challenge: asked.body.data.challenge, code: factorCode(secret) })
      .expect(200)
    await get(shop, { authorization: `Bearer ${entered.body.data.token}` }).expect(200)
  })

  it('refuses tokens that their makers made without one, also after they have set one up', async () => {
    const { owner, member, shop } = await open()
    const token: string = (await mint(shop, member.headers).expect(201)).body.data.token
    await patch(shop, owner.headers, { requireSecondFactor: true }).expect(200)
    expect((await use(token)).body).to.include(required)
    await later(1 * seconds, async () => {
      await switchFactorOn(member)
      expect((await use(token)).body).to.include(required)
    })
    await later(2 * seconds, async () => {
      await use((await mint(shop, member.headers).expect(201)).body.data.token).expect(200)
      await call('console').delete('/api/v1/auth/factor').set(member.headers).expect(200)
    })
    expect((await get(shop, member.headers)).body, 'nor without the factor again').to.include(required)
  })

  it('refuses staff without one in the pages of the console too', async () => {
    const { owner, shop } = await open()
    const browser = await signInByBrowser()
    const role_id = await createRole(shop, ['orders:view'])
    await service().db('staff').insert({ shop_id: shop.id, user_id: browser._id, role_id })
    const headers = { cookie: browser.cookie, 'x-shop-id': shop.id, ...ownPage }
    const orders = () => call('console').get('/apps/api/v1/orders').set(headers)
    await orders().expect(200)
    await patch(shop, owner.headers, { requireSecondFactor: true }).expect(200)
    expect((await orders()).body).to.include(required)
  })

  it('leaves installed apps alone, and lets nobody install one without a factor', async () => {
    const { owner, member, shop } = await open()
    const { id } = await createInstallation(shop, { scopes: ['READ_ORDERS'] })
    const { authorization } = await createAppToken(shop, ['READ_ORDERS'], id)
    await patch(shop, owner.headers, { requireSecondFactor: true }).expect(200)
    await call('apps').get('/api/v1/app').set({ authorization }).expect(200)
    const { app } = await createMerchant()
    const merchant = { owner: { ...(await createAccount()), onConsole: () => member.headers }, shop, app }
    expect((await authorize(merchant, { scopes: ['READ_ORDERS'] })).body).to.include(required)
  })

  it('lets an invitation be accepted, and nothing be done before there is a factor', async () => {
    const { owner, shop } = await open()
    await patch(shop, owner.headers, { requireSecondFactor: true }).expect(200)
    const email = newEmail()
    const roleId = await createRole(shop, ['orders:view'])
    const staff = call('console').post(`/api/v1/stores/${shop.id}/staff`).set(owner.headers)
    await staff.send({ email, roleId }).expect(201)
    const invited = await signInToConsole(email)
    const invitation = `/api/v1/invitations/${await invitationTo(email)}/accept`
    await call('console').post(invitation).set(invited.headers).expect(200)
    expect((await get(shop, invited.headers)).body).to.include(required)
    await switchFactorOn(invited)
    await get(shop, invited.headers).expect(200)
  })

  it('is so by its owner alone, who has one and has just signed in', async () => {
    const { owner, member, shop } = await open()
    const on = { requireSecondFactor: true }
    expect((await patch(shop, member.headers, on)).body).to.include({ status: 403, code: 'not_store_owner' })
    await later(16 * minutes, async () => {
      expect((await patch(shop, owner.headers, on)).body).to.include({ status: 403, code: 'sign_in_again' })
      await patch(shop, owner.headers, { name: 'Paper Lantern' }).expect(200)
    })
    const other = await signInToConsole()
    const unprotected = await createShop({ ownerId: other._id })
    const refused = await patch(unprotected, other.headers, on)
    expect(refused.body).to.include({ status: 409, code: 'factor_off' })
    expect((await get(unprotected, other.headers)).body.data.requireSecondFactor).to.equal(false)
  })

  it('tells its staff, and nobody else, what happens next and its activity log, once', async () => {
    const { owner, member, shop } = await open()
    const { member: stranger } = await open()
    for (let i = 0; i < 2; i++) await patch(shop, owner.headers, { requireSecondFactor: true }).expect(200)
    const toldOf = async (email: string) =>
      (await mailsTo(email)).filter(({ subject }) => subject.includes('requires a second factor'))
    const told = await toldOf(member.email)
    expect(told).to.have.length(1)
    expect(await toldOf(stranger.email)).to.eql([])
    expect(told[0]!.text).to.include('set up a second factor').and.include(shop.name)
    expect(told[0]!.text).to.match(/\n\nhttp\S+\/console\/account\n$/)
    await patch(shop, owner.headers, { requireSecondFactor: false, name: 'Paper Lantern' }).expect(200)
    await get(shop, member.headers).expect(200)
    expect(await actionsOf(shop)).to.include.members(['settings.factor_required', 'settings.factor_optional'])
    expect((await actionsOf(shop)).filter((action) => action === 'settings.factor_required')).to.have.length(
      1,
    )
    expect(await actionsOf(shop)).to.include('settings.updated')
  })

  it('is refused to its owner once they switch their own factor off', async () => {
    const { owner, shop } = await open()
    await patch(shop, owner.headers, { requireSecondFactor: true }).expect(200)
    await call('console').delete('/api/v1/auth/factor').set(owner.headers).expect(200)
    const off = await patch(shop, owner.headers, { requireSecondFactor: false })
    expect(off.body).to.include(required)
    await switchFactorOn(owner)
    await patch(shop, owner.headers, { requireSecondFactor: false }).expect(200)
  })
})

import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { hashToken, newToken } from '../../src/base/tokens.ts'
import { mailsTo } from '../support/announcements.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'
import {
  authorize,
  challengeOf,
  createMerchant,
  type Merchant,
  newVerifier,
  redeem,
  refresh,
} from './oauth-support.ts'
import { accept, createRole, createStaff, invitationTo } from './support.ts'

// A staff member's grant to an app lasts as long as the role that allowed it.

const orders = ['READ_ORDERS']
const both = ['READ_ORDERS', 'READ_INVENTORY']

/** Creates a merchant with a member of staff, who may grant both scopes. */
async function employer(values: Parameters<typeof createMerchant>[0] = {}) {
  const merchant = await createMerchant(values)
  const member = await createAccount()
  const roleId = await createRole(merchant.shop, ['orders:view', 'inventory:view'])
  await createStaff(merchant.shop, roleId, member)
  return { merchant, member, roleId }
}

async function grant(merchant: Merchant, person: Person, scopes: string[]) {
  const { body } = await authorize(merchant, { scopes }, person).expect(200)
  const code = new URL(body.data.redirectUrl).searchParams.get('code')!
  return (await redeem(merchant, code).expect(200)).body as { access_token: string; refresh_token: string }
}

const verifier = newVerifier()

/** Returns the code that a public app gets for a person's consent. */
async function codeFor(merchant: Merchant, person: Person, scopes: string[]): Promise<string> {
  const values = { scopes, codeChallenge: challengeOf(verifier) }
  const { body } = await authorize(merchant, values, person).expect(200)
  return new URL(body.data.redirectUrl).searchParams.get('code')!
}
const redeemPublic = (merchant: Merchant, code: string) =>
  redeem(merchant, code, { code_verifier: verifier, client_secret: undefined })
const enter = async (merchant: Merchant, person: Person, scopes = orders) =>
  (await redeemPublic(merchant, await codeFor(merchant, person, scopes)).expect(200)).body

const staff = ({ owner, shop }: Merchant, method: 'patch' | 'delete', member: Person) =>
  call('console')[method](`/api/v1/stores/${shop.id}/staff/${member.id}`).set(owner.onConsole())
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const appWith = ({ access_token }: { access_token: string }) =>
  call('apps').get('/api/v1/app').set(bearer(access_token))
const scopesSeen = async (tokens: { access_token: string }): Promise<string[]> =>
  (await appWith(tokens).expect(200)).body.data.scopes
const installedScopes = async ({ shop, app }: Merchant): Promise<string[] | undefined> =>
  (
    await service()
      .db('installations')
      .where({ shop_id: shop.id, app_id: app.id, removed_at: null })
      .first('scopes')
  )?.scopes
const actionsOf = ({ shop }: Merchant): Promise<string[]> =>
  service().db('activity').where({ shop_id: shop.id }).orderBy('id').pluck('action')

describe('An app that staff installed', () => {
  it('is uninstalled when the member is removed, and cannot refresh', async () => {
    const { merchant, member } = await employer()
    const tokens = await grant(merchant, member, both)
    expect(await scopesSeen(tokens)).to.eql(both)
    await staff(merchant, 'delete', member).expect(200)
    await appWith(tokens).expect(401)
    await refresh(merchant, tokens.refresh_token).expect(400)
    expect(await installedScopes(merchant)).to.equal(undefined)
    expect(await actionsOf(merchant)).to.include.members(['staff.removed', 'app.uninstalled'])
  })

  it('is narrowed with the role: changed, given to another one, switched off', async () => {
    const { merchant, member, roleId } = await employer()
    const owner = merchant.owner.onConsole()
    const tool = await call('console')
      .post(`/api/v1/stores/${merchant.shop.id}/tokens`)
      .set(owner)
      .send({ name: 'Tool' })
    const updateRole = (body: object) =>
      call('apps').patch(`/api/v1/roles/${roleId}`).set(bearer(tool.body.data.token)).send(body).expect(200)
    const tokens = await grant(merchant, member, both)
    await updateRole({ permissions: ['orders:view'] })
    expect(await scopesSeen(tokens)).to.eql(orders)
    expect(await installedScopes(merchant)).to.eql(orders)
    await updateRole({ permissions: ['orders:view', 'inventory:view'] })
    expect(await scopesSeen(tokens), 'what was lost stays lost').to.eql(orders)
    const other = await createRole(merchant.shop, ['inventory:view'])
    await grant(merchant, member, both)
    await staff(merchant, 'patch', member).send({ roleId: other }).expect(200)
    expect(await installedScopes(merchant)).to.eql(['READ_INVENTORY'])
    await call('apps')
      .patch(`/api/v1/roles/${other}`)
      .set(bearer(tool.body.data.token))
      .send({ active: false })
      .expect(200)
    expect(await installedScopes(merchant)).to.equal(undefined)
    expect(await actionsOf(merchant)).to.include.members([
      'app.scopes_changed',
      'app.uninstalled',
      'role.updated',
    ])
  })

  it('keeps what the owner granted before, and what they grant after', async () => {
    for (const ownerFirst of [true, false]) {
      const { merchant, member } = await employer()
      if (ownerFirst) await grant(merchant, merchant.owner, orders)
      await grant(merchant, member, both)
      const tokens = ownerFirst
        ? await grant(merchant, member, both)
        : await grant(merchant, merchant.owner, orders)
      await staff(merchant, 'delete', member).expect(200)
      expect(await installedScopes(merchant)).to.eql(orders)
      expect(await scopesSeen(tokens)).to.eql(orders)
    }
  })

  it('keeps what another member granted as well', async () => {
    const { merchant, member, roleId } = await employer()
    const colleague = await createAccount()
    await createStaff(merchant.shop, roleId, colleague)
    await grant(merchant, member, both)
    await grant(merchant, colleague, both)
    await staff(merchant, 'delete', member).expect(200)
    expect(await installedScopes(merchant)).to.have.members(both)
    await staff(merchant, 'delete', colleague).expect(200)
    expect(await installedScopes(merchant)).to.equal(undefined)
  })

  it('at other stores is left alone', async () => {
    const { merchant, member } = await employer()
    const elsewhere = { ...(await createMerchant()), app: merchant.app }
    await createStaff(elsewhere.shop, await createRole(elsewhere.shop, ['orders:view']), member)
    await grant(merchant, member, both)
    const there = await grant(elsewhere, member, orders)
    await staff(merchant, 'delete', member).expect(200)
    expect(await scopesSeen(there)).to.eql(orders)
  })

  it('ends with the account of the member, and stays where the member becomes the owner', async () => {
    const { merchant, member } = await employer()
    await grant(merchant, member, both)
    await call('console').delete('/api/v1/auth/me').set(member.onConsole()).expect(200)
    expect(await installedScopes(merchant)).to.equal(undefined)
    const taken = await employer()
    await grant(taken.merchant, taken.member, both)
    await call('console')
      .post(`/api/v1/stores/${taken.merchant.shop.id}/transfer`)
      .set(taken.merchant.owner.onConsole())
      .send({ email: taken.member.email })
      .expect(201)
    expect((await accept(taken.member, await invitationTo(taken.member.email!))).status).to.equal(200)
    expect(await installedScopes(taken.merchant)).to.have.members(both)
  })

  sampledTest('leaves no token behind that is refreshed or granted while the member is removed', async () => {
    const { merchant, roleId } = await employer()
    for (let round = 0; round < 6; round += 1) {
      const member = await createAccount()
      await createStaff(merchant.shop, roleId, member)
      const tokens = await grant(merchant, member, both)
      const [refreshed, , again] = await Promise.all([
        refresh(merchant, tokens.refresh_token),
        staff(merchant, 'delete', member).expect(200),
        authorize(merchant, { scopes: both }, member),
      ])
      if (refreshed.status === 200) await appWith(refreshed.body).expect(401)
      if (again.status === 200) {
        const code = new URL(again.body.data.redirectUrl).searchParams.get('code')!
        await redeem(merchant, code).expect(400)
      }
      expect(await installedScopes(merchant)).to.equal(undefined)
    }
  })

  it('and is public loses all tokens that were issued to the member, also of what the owner granted', async () => {
    const { merchant, member } = await employer({ confidential: false })
    const [owners, members] = [await enter(merchant, merchant.owner), await enter(merchant, member)]
    await staff(merchant, 'delete', member).expect(200)
    await appWith(members).expect(401)
    expect(await scopesSeen(owners)).to.eql(orders)
  })

  it('and is public gets for a code that the member has yet to redeem what is left of their role', async () => {
    const { merchant, member } = await employer({ confidential: false })
    await enter(merchant, merchant.owner, both)
    const roleId = await createRole(merchant.shop, ['orders:view'])
    const early = await codeFor(merchant, member, both)
    await staff(merchant, 'patch', member).send({ roleId }).expect(200)
    expect((await redeemPublic(merchant, early).expect(200)).body.scope).to.equal('READ_ORDERS')
    const late = await codeFor(merchant, member, orders)
    await staff(merchant, 'delete', member).expect(200)
    await redeemPublic(merchant, late).expect(400)
    expect(await installedScopes(merchant)).to.eql(both)
  })

  it('and is public loses a token that is issued to the member while they are removed', async () => {
    const { merchant, member } = await employer({ confidential: false })
    await enter(merchant, merchant.owner)
    await enter(merchant, member)
    // Like a refresh that has locked the installation and has not committed yet.
    const refreshing = await service().db.transaction()
    await refreshing('installations').where({ shop_id: merchant.shop.id }).forNoKeyUpdate().first('id')
    const [held] = await refreshing('app_tokens').where({ user_id: member.id, kind: 'access' })
    const access_token = newToken('app_')
    const issue = async () => {
      await refreshing('app_tokens').insert({ ...held!, id: newId(), token_hash: hashToken(access_token) })
      await refreshing.commit()
    }
    await Promise.all([staff(merchant, 'delete', member).expect(200), sleep(300).then(issue)])
    await appWith({ access_token }).expect(401)
  })

  it('is mailed to the owner when it is installed and when it may do more, and not when it may do less', async () => {
    const { merchant, member } = await employer()
    await grant(merchant, member, orders)
    await grant(merchant, member, both)
    await grant(merchant, member, both)
    await grant(merchant, member, orders)
    const mails = await mailsTo(merchant.owner.email!)
    expect(mails).to.have.length(2)
    for (const { subject } of mails) expect(subject).to.match(/can now do more in/)
    expect(mails[0]!.text).to.include('View and count orders').and.not.include('READ_ORDERS')
    const own = await createMerchant()
    await grant(own, own.owner, both)
    expect(await mailsTo(own.owner.email!)).to.be.empty
  })
})

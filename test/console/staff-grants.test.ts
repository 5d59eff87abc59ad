import { expect } from 'chai'
import { createAccount, type Person } from '../support/fixtures/people.ts'
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

// What members of a staff allow an app lasts as long as the role that they allowed it by.

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
const mailsTo = ({ email }: Person) =>
  service().db('mails').where({ recipient: email }).orderBy('id').pluck('subject')

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

  it('leaves no token behind that is refreshed or granted while the member is removed', async () => {
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
    const verifier = newVerifier()
    const enter = async (person: Person) => {
      const values = { scopes: orders, codeChallenge: challengeOf(verifier) }
      const { body } = await authorize(merchant, values, person).expect(200)
      const code = new URL(body.data.redirectUrl).searchParams.get('code')!
      const form = { code_verifier: verifier, client_secret: undefined }
      return (await redeem(merchant, code, form).expect(200)).body
    }
    const [owners, members] = [await enter(merchant.owner), await enter(member)]
    await staff(merchant, 'delete', member).expect(200)
    await appWith(members).expect(401)
    expect(await scopesSeen(owners)).to.eql(orders)
  })

  it('is mailed to the owner when it is installed and when it may do more, and not when it may do less', async () => {
    const { merchant, member } = await employer()
    await grant(merchant, member, orders)
    await grant(merchant, member, both)
    await grant(merchant, member, both)
    await grant(merchant, member, orders)
    const mails = await mailsTo(merchant.owner)
    expect(mails).to.have.length(2)
    for (const subject of mails) expect(subject).to.match(/can now do more in/)
    const own = await createMerchant()
    await grant(own, own.owner, both)
    expect(await mailsTo(own.owner)).to.be.empty
  })
})

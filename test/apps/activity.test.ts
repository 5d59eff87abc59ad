import { expect } from 'chai'
import { days, fromNow, hours } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { expireOrders } from '../../src/jobs/expire-orders.ts'
import { prune } from '../../src/jobs/prune.ts'
import { authorize, createMerchant } from '../console/oauth-support.ts'
import { createRole, createStaff, registerApp } from '../console/support.ts'
import { createAppToken, createInstallation } from '../support/fixtures/apps.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, createGuest, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { unique } from '../support/fixtures/unique.ts'
import { callBack, createPayable, payments, withPayments } from '../support/payments.ts'
import { call, service } from '../support/service.ts'

interface Entry {
  action: string
  actor: { kind: string; id: string | null; name: string | null }
  address: string | null
  resourceId: string | null
  name: string | null
  reason: string | null
  createdAt: string
}
type Store = { id: string; ownerId: string }

const everything = [
  'READ_ACTIVITY',
  'WRITE_ROLES',
  'WRITE_PAYOUTS',
  'WRITE_DOMAINS',
  'WRITE_STORE',
  'WRITE_KYC',
  'READ_ORDERS',
]

async function activityOf(shop: Store, query: object = {}): Promise<Entry[]> {
  const token = await createAppToken(shop, ['READ_ACTIVITY'])
  const { body } = await call('apps').get('/api/v1/activity').set(token).query(query).expect(200)
  return body.data.activity
}
const actionsOf = async (shop: Store, query?: object) =>
  (await activityOf(shop, query)).map(({ action }) => action).reverse()

describe('listActivity', () => {
  let owner: Person
  let shop: Awaited<ReturnType<typeof createShop>>
  beforeEach(async () => {
    owner = await createAccount()
    shop = await createShop({ ownerId: owner.id, currency: 'NGN' })
  })

  it('shows who did what through the Apps API, from which address', async () => {
    const token = await createAppToken(shop, everything)
    const send = async (method: 'post' | 'patch' | 'delete', path: string, body?: object) =>
      (await call('apps')[method](`/api/v1${path}`).set(token).send(body)).body.data
    const data = {
      accountNumber: '0123456789',
      bankCode: '021',
      accountName: 'Ada',
      bankName: 'Example Bank',
    }
    const role = await send('post', '/roles', { name: 'Packer', pages: [], permissions: ['orders:view'] })
    await send('patch', `/roles/${role._id}`, { name: 'Clerk' })
    await send('delete', `/roles/${role._id}`)
    const payout = await send('post', '/payouts', { payout: '665f1c2ab4e0d3a1c9f000a1', data })
    await send('patch', `/payouts/${payout._id}`, { data })
    await send('delete', `/payouts/${payout._id}`)
    const domain = await send('post', '/domains', { domain: `${unique('own')}.com` })
    await send('delete', `/domains/${domain._id}`)
    await send('patch', '/shop', { name: 'Another name' })
    const method = await send('post', '/payments', { paymentOptionId: 'sandbox' })
    await send('patch', `/payments/${method._id}`, { active: false })
    await send('delete', `/payments/${method._id}`)
    const check = await send('post', '/kyc', { type: 'bvn', number: '98765432101', fullName: 'Ada Obi' })
    const entries = (await activityOf(shop)).reverse()
    expect(entries.map(({ action, name, resourceId }) => [action, name, resourceId])).to.eql([
      ['role.created', 'Packer', role._id],
      ['role.updated', 'Clerk', role._id],
      ['role.deleted', null, role._id],
      ['payout_method.created', 'Example Bank', payout._id],
      ['payout_method.updated', 'Example Bank', payout._id],
      ['payout_method.deleted', null, payout._id],
      ['domain.created', domain.domain, domain._id],
      ['domain.deleted', null, domain._id],
      ['settings.updated', null, null],
      ['payment_method.created', method.paymentOption.name, method._id],
      ['payment_method.updated', method.paymentOption.name, method._id],
      ['payment_method.deleted', null, method._id],
      ['kyc.created', 'bvn', check._id],
    ])
    for (const { actor, address } of entries) {
      expect(actor).to.eql({ kind: 'account', id: owner.id, name: owner.email })
      expect(address).to.equal('127.0.0.1')
    }
  })

  it('shows what was done in the console', async () => {
    const send = async (method: 'post' | 'patch' | 'delete', path: string, body?: object) =>
      (await call('console')[method](`/api/v1${path}`).set(owner.onConsole()).send(body)).body.data
    const store = { name: unique('Store'), type: 'digital', currency: 'NGN', country: 'NG' }
    const { _id } = await send('post', '/stores', store)
    const opened = { id: _id, ownerId: owner.id }
    const at = `/stores/${_id}`
    await send('patch', at, { contact: {} })
    const token = await send('post', `${at}/tokens`, { name: 'Till' })
    await send('delete', `${at}/tokens/${token._id}`)
    const member = await createAccount()
    const [packer, clerk] = [await createRole(opened, []), await createRole(opened, [])]
    await createStaff(opened, packer, member)
    await send('patch', `${at}/staff/${member.id}`, { roleId: clerk })
    await send('delete', `${at}/staff/${member.id}`)
    const refused = await call('console')
      .post(`/api/v1${at}/tokens`)
      .set(member.onConsole())
      .send({ name: 'No' })
    expect(refused.status).to.be.at.least(400)
    const entries = (await activityOf(opened)).reverse()
    expect(entries.map(({ action, resourceId }) => [action, resourceId])).to.eql([
      ['store.created', _id],
      ['settings.updated', null],
      ['token.created', token._id],
      ['token.revoked', token._id],
      ['staff.updated', member.id],
      ['staff.removed', member.id],
    ])
    expect(entries[2]).to.include({ name: 'Till', address: '127.0.0.1' })
    expect(entries[2]!.actor).to.eql({ kind: 'account', id: owner.id, name: owner.email })
  })

  it('shows an app that is installed, gets other scopes, and is uninstalled by the store or by its developer', async () => {
    const developer = await createAccount()
    const merchant = { ...(await createMerchant()), app: await registerApp(developer) }
    await authorize(merchant).expect(200)
    await authorize(merchant).expect(200)
    await authorize(merchant, { scopes: ['READ_ORDERS'] }).expect(200)
    const { id } = await service().db('installations').where({ shop_id: merchant.shop.id }).first('id')
    const installations = `/api/v1/stores/${merchant.shop.id}/installations`
    await call('console').delete(`${installations}/${id}`).set(merchant.owner.onConsole()).expect(200)
    await authorize(merchant).expect(200)
    await call('console').delete(`/api/v1/apps/${merchant.app.id}`).set(developer.onConsole()).expect(200)
    const entries = (await activityOf(merchant.shop)).reverse()
    expect(entries.map(({ action }) => action)).to.eql([
      'app.installed',
      'app.scopes_changed',
      'app.uninstalled',
      'app.installed',
      'app.uninstalled',
    ])
    expect(entries[0]).to.include({ resourceId: id })
    expect(entries.every(({ name }) => name !== null)).to.equal(true)
    expect(entries.at(-1)).to.deep.include({ address: null })
    expect(entries.at(-1)!.actor).to.include({ kind: 'app', id: merchant.app.id })
    expect(JSON.stringify(entries)).to.not.include(developer.email!)
  })

  it('shows that an app has left because its developer has deleted their account, and nothing of them', async () => {
    const developer = await createAccount()
    const merchant = { ...(await createMerchant()), app: await registerApp(developer) }
    await authorize(merchant).expect(200)
    await call('console').delete('/api/v1/auth/me').set(developer.onConsole()).expect(200)
    const { id } = await service().db('installations').where({ shop_id: merchant.shop.id }).first('id')
    const [entry] = await activityOf(merchant.shop)
    expect(entry).to.include({ action: 'app.uninstalled', resourceId: id, address: null })
    expect(entry!.name).to.be.a('string')
    expect(entry!.actor).to.include({ kind: 'app', id: merchant.app.id })
    expect(JSON.stringify(entry)).to.not.include(developer.id)
  })

  it('shows an operator as such, and neither name nor address of who that is', async () => {
    await service().db('activity').insert({
      id: newId(),
      shop_id: shop.id,
      action: 'store.suspended',
      reason: 'A test',
      actor_kind: 'operator',
      actor_id: 'grace',
      address: '10.1.1.1',
    })
    const [entry] = await activityOf(shop)
    expect(entry).to.deep.include({
      actor: { kind: 'operator', id: null, name: null },
      address: null,
      reason: 'A test',
    })
  })

  it('forgets the name of a person whose account is deleted', async () => {
    await service().db('activity').insert({
      id: newId(),
      shop_id: shop.id,
      action: 'settings.updated',
      actor_kind: 'account',
      actor_id: owner.id,
      address: '10.1.1.1',
    })
    await service().db('users').where({ id: owner.id }).update({ name: 'Ada Obi' })
    expect((await activityOf(shop))[0]!.actor.name).to.equal('Ada Obi')
    await service().db('users').where({ id: owner.id }).update({ deleted_at: new Date() })
    expect((await activityOf(shop))[0]!.actor).to.eql({ kind: 'account', id: owner.id, name: null })
  })

  it("filters by actor, action and time, newest first, and shows nothing of another store's", async () => {
    const other = await createShop()
    const at = (action: string, kind: string, created_at: Date, of = shop) =>
      service().db('activity').insert({ id: newId(), shop_id: of.id, action, actor_kind: kind, created_at })
    await at('token.created', 'account', fromNow(-3 * hours))
    await at('refund.created', 'app', fromNow(-2 * hours))
    await at('refund.created', 'provider', fromNow(-1 * hours))
    await at('token.created', 'account', fromNow(0), other)
    expect(await actionsOf(shop)).to.eql(['token.created', 'refund.created', 'refund.created'])
    expect(await actionsOf(shop, { actor: 'account' })).to.eql(['token.created'])
    expect(await actionsOf(shop, { action: 'refund.created' })).to.have.length(2)
    expect(await actionsOf(shop, { from: fromNow(-2.5 * hours).toISOString() })).to.have.length(2)
    expect(await actionsOf(shop, { to: fromNow(-1.5 * hours).toISOString() })).to.have.length(2)
    expect(await actionsOf(shop, { limit: 1, page: 2 })).to.eql(['refund.created'])
    const token = await createAppToken(shop, ['READ_ACTIVITY'])
    await call('apps').get('/api/v1/activity?action=nonsense').set(token).expect(400)
  })

  it('keeps entries for 400 days', async () => {
    const { db, dependencies } = service()
    const old = `${Math.floor(fromNow(-401 * days).getTime() / 1000).toString(16)}${newId().slice(8)}`
    const young = `${Math.floor(fromNow(-399 * days).getTime() / 1000).toString(16)}${newId().slice(8)}`
    for (const id of [old, young]) {
      await db('activity').insert({ id, shop_id: shop.id, action: 'token.created', actor_kind: 'account' })
      await db('platform_activity').insert({ id, action: 'merchant.invited', actor_kind: 'operator' })
    }
    await prune.run({ db, dependencies, signal: new AbortController().signal })
    for (const table of ['activity', 'platform_activity'])
      expect(await db(table).whereIn('id', [old, young]).pluck('id')).to.eql([young])
  })
})

describe('The events of a store', () => {
  withPayments()

  const actorsOf = (resourceId: string) =>
    service().db('events').where({ resource_id: resourceId }).orderBy('id').select('actor_kind', 'actor_id')

  it('name the shopper, the guest, the app or the person who made the call', async () => {
    const shop = await createShop()
    const [shopper, guest] = [await createAccount(), await createGuest()]
    for (const [person, kind] of [
      [shopper, 'shopper'],
      [guest, 'guest'],
    ] as const) {
      const { id } = await createOrder(shop, person)
      await call('store').post(`/api/v1/orders/${id}/cancel`).set(person.as(shop)).expect(200)
      expect(await actorsOf(id)).to.eql([{ actor_kind: kind, actor_id: person.id }])
    }
    const { id: installation, appId } = await createInstallation(shop, { scopes: ['WRITE_INVENTORY'] })
    for (const [token, actor] of [
      [await createAppToken(shop, ['WRITE_INVENTORY'], installation), { actor_kind: 'app', actor_id: appId }],
      [await createAppToken(shop, ['WRITE_INVENTORY']), { actor_kind: 'account', actor_id: shop.ownerId }],
    ] as const) {
      const category = await call('apps')
        .post('/api/v1/categories')
        .set(token)
        .send({ name: unique('C') })
      expect(await actorsOf(category.body.data._id)).to.eql([actor])
    }
  })

  it('name the job, and the payment provider that reported something', async () => {
    const shop = await createShop()
    const { id } = await createOrder(shop, await createAccount())
    await service()
      .db('orders')
      .where({ id })
      .update({ expires_at: fromNow(-1 * hours) })
    const { db, dependencies } = service()
    await expireOrders.run({ db, dependencies, signal: new AbortController().signal })
    expect(await actorsOf(id)).to.eql([{ actor_kind: 'job', actor_id: 'expire-orders' }])

    const payable = await createPayable(payments)
    const { body } = await payable.pay({ card: undefined }).expect(200)
    await fetch(body.data.authorizationUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ card: 'tok_ok' }),
      redirect: 'manual',
    })
    await callBack(payments, body.data.reference).expect(200)
    const [paid] = (await actorsOf(payable.order.id)).slice(-1)
    expect(paid).to.eql({ actor_kind: 'provider', actor_id: 'sandbox' })
  })

  it('come with an entry for a refund, whoever made it', async () => {
    const payable = await createPayable(payments)
    await payable.pay().expect(200)
    const token = await createAppToken(payable.shop, ['WRITE_ORDERS'])
    await call('apps', payments.apps)
      .post(`/api/v1/orders/${payable.order.id}/refund`)
      .set(token)
      .send({ amount: 5, reason: 'A cup was broken' })
      .expect(200)
    const [{ reference }] = (await payable.payments()) as [{ reference: string }]
    await payments.provider.refund({
      reference,
      providerId: null,
      amount: 700,
      refundReference: 'elsewhere',
      idempotencyKey: unique('refund'),
    })
    await callBack(payments, reference).expect(200)
    const entries = (await activityOf(payable.shop)).reverse()
    expect(
      entries.map(({ action, name, reason, actor }) => [action, name, reason, actor.kind, actor.id]),
    ).to.eql([
      ['refund.created', `#${payable.order.number}`, 'A cup was broken', 'account', payable.shop.ownerId],
      ['refund.created', `#${payable.order.number}`, null, 'provider', 'sandbox'],
    ])
  })
})

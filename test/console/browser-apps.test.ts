import { expect } from 'chai'
import { clock, minutes } from '../../src/base/clock.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { later } from '../support/sign-in.ts'
import { ownPage, signInByBrowser } from './browser-support.ts'
import { createRole, createStaff } from './support.ts'

type Headers = Record<string, string>

const api = '/apps/api/v1'
const get = (path: string, headers: Headers) =>
  call('console')
    .get(api + path)
    .set(headers)
const addNote = (headers: Headers) =>
  call('console').post(`${api}/notes`).set(headers).send({ title: 'A note', content: 'Call back' })

/** Signs an owner in, with a store of theirs. */
async function merchant() {
  const person = await signInByBrowser()
  const shop = await createShop({ ownerId: person._id })
  return { ...person, shop, headers: { cookie: person.cookie, 'x-shop-id': shop.id, ...ownPage } }
}

/** Signs a member of a store's staff in, with these permissions. */
async function staffOf(shop: { id: string }, permissions: string[]) {
  const person = await signInByBrowser()
  const roleId = await createRole(shop, permissions)
  await createStaff(shop, roleId, { id: person._id } as never)
  return { ...person, roleId, headers: { cookie: person.cookie, 'x-shop-id': shop.id, ...ownPage } }
}

describe('The Apps API at the origin of the console', () => {
  it('lets the owner do everything, in their own name', async () => {
    const { headers, shop, _id } = await merchant()
    const { body } = await get('/app', headers).expect(200)
    expect(body.data).to.deep.include({ clientId: null, name: 'Console' })
    expect(body.data.shop._id).to.equal(shop.id)
    const note = await addNote(headers).expect(201)
    const [entry] = await service().db('events').where({ shop_id: shop.id, resource_id: note.body.data._id })
    expect(entry).to.include({ actor_kind: 'account', actor_id: _id })
    expect(await service().db('app_tokens').where({ shop_id: shop.id })).to.eql([])
  })

  it('keeps nothing that was read in the browser', async () => {
    const { headers, shop } = await merchant()
    const { id } = await createProduct(shop)
    const read = await get(`/products/${id}`, headers).expect(200)
    expect(read.headers['cache-control']).to.equal('no-store')
  })

  it('lets staff do what their role permits, from the moment of a change on', async () => {
    const { shop } = await merchant()
    const { headers, roleId } = await staffOf(shop, ['inventory:view'])
    await get('/products', headers).expect(200)
    const { body } = await get('/orders', headers).expect(403)
    expect(body).to.include({ code: 'insufficient_scope' })
    const { db } = service()
    await db('roles')
      .where({ id: roleId })
      .update({ permissions: ['orders:view'] })
    await get('/orders', headers).expect(200)
    await get('/products', headers).expect(403)
    await db('roles').where({ id: roleId }).update({ active: false })
    await get('/orders', headers).expect(403)
  })

  it('refuses who is no longer on the staff, and lets them stay signed in', async () => {
    const { shop } = await merchant()
    const { headers, _id } = await staffOf(shop, ['inventory:view'])
    await get('/products', headers).expect(200)
    await service().db('staff').where({ shop_id: shop.id, user_id: _id }).delete()
    const refused = await get('/products', headers).expect(401)
    expect(refused.headers).to.not.have.property('set-cookie')
    await call('console').get('/api/v1/auth/me').set(headers).expect(200)
  })

  it('refuses another store, and none', async () => {
    const [{ headers }, other] = [await merchant(), await merchant()]
    await get('/products', { ...headers, 'x-shop-id': other.shop.id }).expect(401)
    await get('/products', { ...headers, 'x-shop-id': '0'.repeat(24) }).expect(401)
    await get('/products', { ...headers, 'x-shop-id': 'nonsense' }).expect(401)
    const { 'x-shop-id': _, ...without } = headers
    await get('/products', without).expect(401)
  })

  it('goes on at a store that is closed, for its owner and its staff, as their tokens do', async () => {
    const { headers, shop } = await merchant()
    const staff = await staffOf(shop, ['orders:view'])
    await call('console').post(`/api/v1/stores/${shop.id}/close`).set(headers).expect(200)
    await get('/orders', headers).expect(200)
    await addNote(headers).expect(201)
    await get('/orders', staff.headers).expect(200)
    await get('/products', staff.headers).expect(403)
    await get('/orders', { ...(await merchant()).headers, 'x-shop-id': shop.id }).expect(401)
  })

  it('tells the owner of a suspended store, and nobody else, that it is', async () => {
    const [{ headers, shop }, other] = [await merchant(), await merchant()]
    await service()
      .db('shops')
      .where({ id: shop.id })
      .update({ suspended_at: new Date(), suspension_reason: 'A test' })
    const { body } = await get('/products', headers).expect(403)
    expect(body.code).to.equal('store_suspended')
    await get('/products', { ...other.headers, 'x-shop-id': shop.id }).expect(401)
  })

  it('refuses a session that has ended, from the next call on', async () => {
    const { headers, _id } = await merchant()
    await get('/products', headers).expect(200)
    await call('console').post('/api/v1/auth/logout').set(headers).expect(200)
    const { headers: replied } = await get('/products', headers).expect(401)
    expect(replied['set-cookie']![0]).to.match(/^storefront-console=;/)
    const disabled = await merchant()
    await service().db('users').where({ id: disabled._id }).update({ disabled_at: new Date() })
    await get('/products', disabled.headers).expect(401)
    expect(_id).to.not.equal(disabled._id)
  })

  it('refuses calls of other sites, and those without the cookie', async () => {
    const { headers, cookie, shop } = await merchant()
    await addNote({ ...headers, 'sec-fetch-site': 'cross-site' }).expect(401)
    await addNote({ ...headers, 'sec-fetch-site': 'same-site' }).expect(401)
    await addNote({ cookie, 'x-shop-id': shop.id, origin: 'https://evil.example' }).expect(401)
    const token = cookie.split('=')[1]!
    await addNote({ authorization: `Bearer ${token}`, 'x-shop-id': shop.id, ...ownPage }).expect(401)
    const preflight = await call('console')
      .options(`${api}/notes`)
      .set({ origin: 'https://evil.example', 'access-control-request-method': 'POST' })
    expect(preflight.headers).to.not.have.property('access-control-allow-origin')
    expect(await service().db('notes').where({ shop_id: shop.id })).to.eql([])
  })

  it('asks for a recent sign-in where the Apps API does', async () => {
    const { headers } = await merchant()
    const account = {
      payout: '665f1c2ab4e0d3a1c9f000a1',
      data: { accountNumber: '0123456789', bankCode: '000', accountName: 'A', bankName: 'B' },
    }
    const create = () => call('console').post(`${api}/payouts`).set(headers).send(account)
    expect((await create()).body.code).to.not.equal('sign_in_again')
    await later(16 * minutes, async () => {
      const { body } = await create().expect(403)
      expect(body.code).to.equal('sign_in_again')
    })
  })

  it('repeats the reply of an idempotency key', async () => {
    const { headers, shop } = await merchant()
    await createProduct(shop)
    const raise = () =>
      call('console')
        .patch(`${api}/products/bulk/prices`)
        .set({ ...headers, 'idempotency-key': 'once' })
        .send({ percent: 10 })
    const first = await raise().expect(200)
    const second = await raise().expect(200)
    expect(second.headers['idempotent-replayed']).to.equal('true')
    expect(second.body.data).to.eql(first.body.data)
  })

  it('answers in the envelope where there is no such operation', async () => {
    const { headers } = await merchant()
    const { body } = await get('/nonsense', headers).expect(404)
    expect(body).to.include({ status: 404, success: false })
  })

  it('is counted by store as the Apps API is, apart from what apps do', async () => {
    const { headers, shop, _id: ownerId } = await merchant()
    const limits = { THROTTLE_STORE_RATE: '1', THROTTLE_STORE_BURST: '1' }
    const config = testConfig({ url: service().databaseUrl }, limits)
    const { console, apps } = await openApps(config, service().db, 'console', 'apps')
    const token = await createAppToken({ ...shop, ownerId }, ['READ_INVENTORY'])
    const read = () => call('console', console).get(`${api}/products`).set(headers)
    const [real, now] = [clock.now, clock.now()]
    clock.now = () => now // or the allowance fills up again
    try {
      await call('apps', apps).get('/api/v1/products').set(token).expect(200)
      await read().expect(200)
      const { body } = await read().expect(429)
      expect(body.code).to.equal('too_many_requests')
      await call('console', console).get('/api/v1/auth/me').set(headers).expect(200)
    } finally {
      clock.now = real
    }
  })
})

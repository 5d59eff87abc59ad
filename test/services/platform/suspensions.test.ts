import { expect } from 'chai'
import { clock } from '../../../src/base/clock.ts'
import { newId } from '../../../src/base/ids.ts'
import { type Transaction, transaction } from '../../../src/db/database.ts'
import { recordAsOperator } from '../../../src/events/record.ts'
import { listOperatorEntries } from '../../../src/services/platform/operator-log.ts'
import * as suspensions from '../../../src/services/platform/suspensions.ts'
import { createAppToken } from '../../support/fixtures/apps.ts'
import { createAccount } from '../../support/fixtures/people.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { unique } from '../../support/fixtures/unique.ts'
import { call, service } from '../../support/service.ts'
import { askForCode, verify } from '../../support/sign-in.ts'

const operator = unique('operator')
const context = () => ({ record: recordAsOperator(operator), vault: service().dependencies.vault })
const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) => transaction(service().db, work)
const suspendStore = (storeId: string, reason = 'Counterfeit goods') =>
  inTransaction((tx) => suspensions.suspendStore(tx, context(), { storeId, reason }))
const reinstateStore = (storeId: string) =>
  inTransaction((tx) => suspensions.reinstateStore(tx, context(), { storeId }))
const suspendAccount = (email: string) =>
  inTransaction((tx) => suspensions.suspendAccount(tx, context(), { email, reason: 'Fraud' }))
const reinstateAccount = (email: string) =>
  inTransaction((tx) => suspensions.reinstateAccount(tx, context(), { email }))
const entriesOf = (shop: { id: string }) =>
  service()
    .db('activity')
    .where({ shop_id: shop.id })
    .orderBy('id')
    .select('action', 'actor_kind', 'actor_id', 'reason', 'resource_id')
const mailsTo = (email: string) =>
  service().db('mails').where({ recipient: email }).orderBy('id').pluck('subject')

describe('suspendStore', () => {
  it('suspends a closed store whose owner has deleted their account, and mails nobody', async () => {
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id })
    await call('console').post(`/api/v1/stores/${shop.id}/close`).set(owner.onConsole()).expect(200)
    await call('console').delete('/api/v1/auth/me').set(owner.onConsole()).expect(200)
    expect(await suspendStore(shop.id)).to.equal(true)
    expect(await reinstateStore(shop.id)).to.equal(true)
    expect((await entriesOf(shop)).map(({ action }) => action)).to.include.members([
      'store.suspended',
      'store.reinstated',
    ])
    expect(await mailsTo(owner.email!)).to.eql([])
  })

  it('makes both APIs refuse, tells the merchant why, and is lifted again', async () => {
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id })
    const token = await createAppToken(shop, ['READ_ORDERS'])
    const visit = () => call('store').get('/api/v1/shop').set({ 'x-shop-id': shop.id })
    const shopAsOwner = () => call('store').get('/api/v1/cart').set(owner.as(shop))
    const read = () => call('apps').get('/api/v1/orders').set(token)
    const see = () => call('console').get(`/api/v1/stores/${shop.id}`).set(owner.onConsole())
    await visit().expect(200)
    expect((await see().expect(200)).body.data.suspension).to.equal(null)

    expect(await suspendStore(shop.id)).to.equal(true)
    for (const attempt of [visit, shopAsOwner, read]) {
      const { body } = await attempt().expect(403)
      expect(body).to.include({ message: 'This store is suspended', code: 'store_suspended' })
      expect(JSON.stringify(body)).to.not.include('Counterfeit')
    }
    const { suspension } = (await see().expect(200)).body.data
    expect(suspension.reason).to.equal('Counterfeit goods')
    expect(new Date(suspension.since).getTime()).to.be.closeTo(clock.now().getTime(), 10_000)

    expect(await reinstateStore(shop.id)).to.equal(true)
    await visit().expect(200)
    await shopAsOwner().expect(200)
    await read().expect(200)
    expect((await see().expect(200)).body.data.suspension).to.equal(null)
    const by = { actor_kind: 'operator', actor_id: operator, resource_id: null }
    expect(await entriesOf(shop)).to.eql([
      { action: 'store.suspended', ...by, reason: 'Counterfeit goods' },
      { action: 'store.reinstated', ...by, reason: null },
    ])
    expect(await mailsTo(owner.email!)).to.eql([
      'Your store has been suspended',
      'Your store has been reinstated',
    ])
  })

  it('happens once however many operators do it, and says so', async () => {
    const shop = await createShop()
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => suspendStore(shop.id)))
    expect(outcomes.filter(Boolean)).to.have.length(1)
    expect(await entriesOf(shop)).to.have.length(1)
    expect(await reinstateStore(shop.id)).to.equal(true)
    expect(await reinstateStore(shop.id)).to.equal(false)
  })

  it('refuses a store that does not exist', async () => {
    for (const act of [suspendStore, reinstateStore]) {
      const refused = await act(newId()).catch((error) => error)
      expect(refused.refusal).to.equal('storeNotFound')
    }
  })
})

describe('suspendAccount', () => {
  it('ends every session at once, and nobody signs in until it is lifted', async () => {
    const person = await createAccount()
    const [own, workplace, elsewhere] = [
      await createShop({ ownerId: person.id }),
      await createShop(),
      await createShop(),
    ]
    for (const [{ id: shop_id }, { id: user_id }] of [
      [workplace, person],
      [elsewhere, await createAccount()],
    ] as const) {
      const role = { id: newId(), shop_id, name: 'Clerk' }
      await service().db('roles').insert(role)
      await service().db('staff').insert({ shop_id, user_id, role_id: role.id })
    }
    const token = await createAppToken(own, ['READ_ORDERS'])
    const stores = () => call('console').get('/api/v1/stores').set(person.onConsole())
    const orders = () => call('apps').get('/api/v1/orders').set(token)
    await stores().expect(200)
    await orders().expect(200)
    const code = await askForCode(person.email!)

    expect(await suspendAccount(person.email!)).to.equal(true)
    expect(await suspendAccount(person.email!)).to.equal(false)
    await stores().expect(401)
    await orders().expect(401)
    expect((await verify(person.email!, code)).body.code).to.equal('invalid_otp')

    expect(await reinstateAccount(person.email!)).to.equal(true)
    expect(await reinstateAccount(person.email!)).to.equal(false)
    await stores().expect(401)
    await orders().expect(200)
    const by = { actor_kind: 'operator', actor_id: operator, reason: null, resource_id: person.id }
    for (const shop of [own, workplace]) {
      expect(await entriesOf(shop)).to.eql([
        { action: 'staff.suspended', ...by },
        { action: 'staff.reinstated', ...by },
      ])
    }
    expect(await entriesOf(elsewhere)).to.eql([])
    const log = (await listOperatorEntries(service().db)).filter(({ resourceId }) => resourceId === person.id)
    expect(
      log.filter(({ storeId }) => storeId === null).map(({ action, reason }) => [action, reason]),
    ).to.eql([
      ['account.reinstated', null],
      ['account.suspended', 'Fraud'],
    ])
    expect(log).to.have.length(6)
    expect(log.every((entry) => entry.operator === operator)).to.equal(true)
    expect(await mailsTo(person.email!)).to.include.members([
      'Your account has been suspended',
      'Your account has been reinstated',
    ])
  })

  it('refuses an address without an account', async () => {
    for (const act of [suspendAccount, reinstateAccount]) {
      const refused = await act('nobody@example.com').catch((error) => error)
      expect(refused.refusal).to.equal('userNotFound')
    }
  })
})

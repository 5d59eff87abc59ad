import { expect } from 'chai'
import { newId } from '../../../src/base/ids.ts'
import { type Transaction, transaction } from '../../../src/db/database.ts'
import { recordAsOperator } from '../../../src/events/record.ts'
import { decideCheck, listPendingChecks } from '../../../src/services/platform/identity-checks.ts'
import { markPayout } from '../../../src/services/platform/payouts.ts'
import { createAppToken } from '../../support/fixtures/apps.ts'
import { createKyc, createPayout, createShop } from '../../support/fixtures/shops.ts'
import { call, service } from '../../support/service.ts'

const record = recordAsOperator('grace')
const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) => transaction(service().db, work)
const refusalOf = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'rejected' ? outcome.reason.refusal : null
const notificationsOf = (shop: { id: string }) =>
  service()
    .db('notifications')
    .where({ shop_id: shop.id })
    .orderBy('id')
    .select('type', 'title', 'body', 'resource_id')
const actionsOf = (shop: { id: string }) =>
  service()
    .db('activity')
    .where({ shop_id: shop.id })
    .orderBy('id')
    .select('action', 'actor_kind', 'name', 'reason')

describe('decideCheck', () => {
  it('decides once, with a reason that the merchant is notified of and reads', async () => {
    const shop = await createShop()
    const { id } = await createKyc(shop)
    const pending = await listPendingChecks(service().db, service().dependencies.vault, 1_000_000)
    const waiting = pending.find((check) => check.id === id)!
    expect(waiting.storeId).to.equal(shop.id)
    expect(waiting.number).to.equal('A12345678')
    const decide = (status: 'approved' | 'rejected') =>
      inTransaction((tx) => decideCheck(tx, record, { id, status, reason: 'The name differs' }))
    const outcomes = await Promise.allSettled([decide('rejected'), decide('rejected'), decide('rejected')])
    expect(outcomes.map(refusalOf).sort()).to.eql(['kycDecided', 'kycDecided', null])
    const token = await createAppToken(shop, ['READ_KYC', 'READ_NOTIFICATIONS'])
    const { body } = await call('apps').get(`/api/v1/kyc/${id}`).set(token).expect(200)
    expect(body.data).to.include({ status: 'rejected', reason: 'The name differs' })
    expect(await notificationsOf(shop)).to.have.length(1)
    const { body: told } = await call('apps').get('/api/v1/notifications').set(token).expect(200)
    expect(told.data.notifications[0]).to.include({
      type: 'kyc_decided',
      body: 'The name differs',
      resourceId: id,
    })
    const events = await service()
      .db('events')
      .where({ resource_id: id })
      .select('method', 'path', 'actor_kind')
    expect(events).to.eql([{ method: 'PATCH', path: `/kyc/${id}`, actor_kind: 'operator' }])
    expect(await actionsOf(shop)).to.eql([
      { action: 'kyc.rejected', actor_kind: 'operator', name: 'passport', reason: 'The name differs' },
    ])
  })

  it('refuses a check that does not exist', async () => {
    const decision = { id: newId(), status: 'approved' as const, reason: 'Fine' }
    const [outcome] = await Promise.allSettled([inTransaction((tx) => decideCheck(tx, record, decision))])
    expect(refusalOf(outcome!)).to.equal('kycNotFound')
  })
})

describe('markPayout', () => {
  it('marks a payout once however often it is repeated, and later as failed', async () => {
    const shop = await createShop({ currency: 'KWD' })
    const { id: payoutMethodId } = await createPayout(shop)
    const payout = { storeId: shop.id, payoutMethodId, amount: 12.345, reference: 'wire-7' }
    const mark = (state: 'paid' | 'failed', values: object = {}) =>
      inTransaction((tx) => markPayout(tx, record, { ...payout, state, ...values }))
    const outcomes = await Promise.all([mark('paid'), mark('paid'), mark('paid')])
    expect(outcomes.filter(Boolean)).to.have.length(1)
    expect(await mark('failed', { reason: 'The account is closed' })).to.equal(true)
    const rows = await service().db('payout_transfers').where({ shop_id: shop.id })
    expect(rows).to.have.length(1)
    expect(rows[0]).to.include({
      amount: 12345,
      currency: 'KWD',
      state: 'failed',
      reason: 'The account is closed',
    })
    expect((await notificationsOf(shop)).map(({ type, title }) => [type, title])).to.eql([
      ['payout_paid', 'KWD\u00a012.345 was paid out to you'],
      ['payout_failed', 'A payout of KWD\u00a012.345 has failed'],
    ])
    expect(await actionsOf(shop)).to.eql([
      { action: 'payout.paid', actor_kind: 'operator', name: 'wire-7', reason: null },
      { action: 'payout.failed', actor_kind: 'operator', name: 'wire-7', reason: 'The account is closed' },
    ])
  })

  it('refuses what it cannot be about', async () => {
    const [shop, other] = [await createShop(), await createShop()]
    const [{ id: payoutMethodId }, theirs] = [await createPayout(shop), await createPayout(other)]
    const payout = {
      storeId: shop.id,
      payoutMethodId,
      amount: 5,
      reference: 'wire-8',
      state: 'paid' as const,
    }
    const mark = async (values: object = {}) => {
      const [outcome] = await Promise.allSettled([
        inTransaction((tx) => markPayout(tx, record, { ...payout, ...values })),
      ])
      return refusalOf(outcome!)
    }
    expect(await mark({ storeId: newId() })).to.equal('storeNotFound')
    expect(await mark({ payoutMethodId: theirs.id })).to.equal('resourceNotFound')
    expect(await mark({ amount: 0.001 })).to.equal('invalidRequest')
    expect(await mark()).to.equal(null)
    expect(await mark({ amount: 6 })).to.equal('payoutReferenceUsed')
  })
})

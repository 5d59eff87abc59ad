import { expect } from 'chai'
import { days, hours } from '../../src/clock.ts'
import { newId } from '../../src/ids.ts'
import { prune } from '../../src/jobs/prune.ts'
import { change, createApp, deliverer, moveClock, tidyUp } from '../events/support.ts'
import { createNotification } from '../support/fixtures/office.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createNewsletterCode } from '../support/fixtures/posts.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'

const run = () => {
  const { db, dependencies } = service()
  return prune.run({ db, dependencies, signal: new AbortController().signal })
}

describe('prune', () => {
  afterEach(tidyUp)

  it('removes expired sessions, and idempotency keys after a day', async () => {
    const { db } = service()
    const { id } = await createAccount()
    const key = newId()
    await db('sessions')
      .where({ user_id: id })
      .update({ expires_at: new Date(Date.now() + 23 * hours) })
    await db('idempotency_keys').insert({
      caller: id,
      key,
      operation: 'x',
      fingerprint: 'x',
      locked_until: new Date(),
    })
    const left = async () => [
      (await db('sessions').where({ user_id: id })).length,
      (await db('idempotency_keys').where({ key })).length,
    ]
    moveClock(22 * hours)
    await run()
    expect(await left()).to.deep.equal([1, 1])
    moveClock(3 * hours)
    await run()
    expect(await left()).to.deep.equal([0, 0])
  })

  it('removes one-time codes a day after they have expired', async () => {
    const { db } = service()
    const { id } = await createAccount()
    await db('one_time_codes').insert({
      id: newId(),
      user_id: id,
      code_hash: 'x',
      ip: '::1',
      expires_at: new Date(),
    })
    await run()
    expect(await db('one_time_codes').where({ user_id: id })).to.have.length(1)
    moveClock(1 * days + 1 * hours)
    await run()
    expect(await db('one_time_codes').where({ user_id: id })).to.be.empty
  })

  it('removes notifications 90 days after they were read, and unread ones after a year', async () => {
    const shop = await createShop()
    const read = await createNotification(shop, { read_at: new Date() })
    const unread = await createNotification(shop)
    const left = () => service().db('notifications').where({ shop_id: shop.id }).orderBy('id').pluck('id')
    moveClock(89 * days)
    await run()
    expect(await left()).to.deep.equal([read.id, unread.id])
    moveClock(2 * days)
    await run()
    expect(await left()).to.deep.equal([unread.id])
    moveClock(275 * days)
    await run()
    expect(await left()).to.be.empty
  })

  it('removes newsletter subscriptions that were never confirmed, after a week', async () => {
    const { db } = service()
    const shop = await createShop()
    const [silent, reader] = [await createNewsletterCode(shop), await createNewsletterCode(shop)]
    await db('newsletter_subscriptions').where({ email: reader.email }).update({ status: 'subscribed' })
    const left = async () => {
      const codes = await db('newsletter_codes').where({ shop_id: shop.id })
      return [
        ...(await db('newsletter_subscriptions').where({ shop_id: shop.id }).pluck('email')),
        codes.length,
      ]
    }
    moveClock(6 * days)
    await run()
    expect(await left()).to.have.members([silent.email, reader.email, 2])
    moveClock(2 * days)
    await run()
    expect(await left()).to.eql([reader.email, 1])
  })

  it('removes finished deliveries with their attempts, and fanned-out events, after 30 days', async () => {
    const { db } = service()
    const app = await createApp()
    const shopId = app.shop.id
    for (let count = 0; count < 3; count += 1) await change(app.shop)
    await deliverer().deliverDue()
    const [kept] = await db('deliveries')
      .where({ shop_id: shopId })
      .limit(1)
      .update({ state: 'pending' })
      .returning('*')
    await db('deliveries').where({ shop_id: shopId }).whereNot({ id: kept.id }).update({ state: 'delivered' })
    await change(app.shop)
    const counts = async () => {
      return [
        (await db('events').where({ shop_id: shopId })).length,
        (await db('deliveries').where({ shop_id: shopId })).length,
        (await db('delivery_attempts').where({ shop_id: shopId })).length,
      ]
    }
    moveClock(29 * days)
    await run()
    expect(await counts()).to.deep.equal([4, 3, 3])
    moveClock(2 * days)
    await run()
    // One delivery still waits with its event, and one event was never fanned out.
    expect(await counts()).to.deep.equal([2, 1, 0])
  })

  it('works in batches until nothing is left', async () => {
    const { db } = service()
    const caller = newId()
    const rows = Array.from({ length: 2500 }, () => ({
      caller,
      key: newId(),
      operation: 'x',
      fingerprint: 'x',
      locked_until: new Date(0),
      created_at: new Date(0),
    }))
    await db.batchInsert('idempotency_keys', rows, 500)
    await run()
    expect(await db('idempotency_keys').where({ caller })).to.be.empty
  })
})

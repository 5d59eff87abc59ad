import { expect } from 'chai'
import { days, hours, minutes } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { transaction } from '../../src/db/database.ts'
import { prune } from '../../src/jobs/prune.ts'
import { change, createApp, deliverer, moveClock, tidyUp } from '../events/support.ts'
import { whileClocksAre } from '../support/clocks.ts'
import { createAgent } from '../support/fixtures/agents.ts'
import { createInstallation } from '../support/fixtures/apps.ts'
import { createNotification } from '../support/fixtures/office.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createNewsletterCode } from '../support/fixtures/posts.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'

const run = () => {
  const { db, dependencies } = service()
  return prune.run({ db, dependencies, signal: new AbortController().signal })
}

/** Returns an id that was made at this time. */
const idOf = (at: Date) => Math.floor(at.getTime() / 1000).toString(16) + newId().slice(8)

/** Returns the rows that belong to a store and its owner, by table: each as it is made at a time, or ends then. */
async function rowsOfStore() {
  const { id: user_id } = await createAccount()
  const shop = await createShop({ ownerId: user_id })
  const { id: installation_id, appId: app_id } = await createInstallation(shop, { scopes: [] })
  const { id: agent_id } = await createAgent(shop)
  const ofStore = () => ({ id: newId(), shop_id: shop.id })
  const token = () => ({ ...ofStore(), user_id, token_hash: newId(), scopes: [] })
  const mail = { recipient: `${user_id}@example.com`, subject: 'x', body: 'x', html: '' }
  return {
    device_requests: (expires_at: Date) => ({
      ...{ id: newId(), device_code_hash: newId(), user_code_hash: newId() },
      ...{ name: 'x', ip: '::1', interval_seconds: 5, expires_at },
    }),
    card_tries: (created_at: Date) => ({ id: newId(), network: '::/64', site: '::/48', created_at }),
    oauth_codes: (expires_at: Date) => ({
      ...{
        ...ofStore(),
        installation_id,
        app_id,
        user_id,
        redirect_uri: 'x',
        code_challenge: 'x',
        scopes: [],
      },
      ...{ code_hash: newId(), used_at: expires_at, expires_at },
    }),
    app_tokens: (at: Date) => ({ ...token(), id: idOf(at), expires_at: at }),
    mails: (at: Date) => ({ ...mail, id: idOf(at), state: 'sent' }),
    mail_counts: (since: Date) => ({ key: newId(), count: 1, since }),
    invitations: (expires_at: Date) => ({
      ...{ ...ofStore(), email: `${newId()}@example.com`, token_hash: newId() },
      ...{ invited_by: user_id, expires_at, created_at: expires_at },
    }),
    known_devices: (seen_at: Date) => ({ user_id, device_hash: newId(), seen_at }),
    tax_answers: (at: Date) => ({ shop_id: ofStore().shop_id, question: newId(), created_at: at }),
    agents: (updated_at: Date) => ({ ...ofStore(), profile: `https://agent.example/${newId()}`, updated_at }),
    agent_signing_keys: (replaced_at: Date) => ({
      ...{ ...ofStore(), public_key: '{}', sealed_key: 'x', created_at: replaced_at, replaced_at },
    }),
    checkout_sessions: (expires_at: Date) => ({
      ...{ ...ofStore(), agent_id, user_id, plan: '{}', expires_at },
    }),
    price_changes: (at: Date) => ({ ...ofStore(), percent: 10, total: 0, created_at: at, finished_at: at }),
  }
}

describe('prune', () => {
  afterEach(tidyUp)

  const periods = {
    device_requests: 1 * hours,
    card_tries: 1 * hours,
    oauth_codes: 30 * days,
    app_tokens: 120 * days,
    mails: 30 * days,
    mail_counts: 2 * hours,
    invitations: 0,
    known_devices: 400 * days,
    tax_answers: 1 * hours,
    price_changes: 90 * days,
    agents: 30 * days,
    agent_signing_keys: 15 * days,
    checkout_sessions: 7 * days,
  }
  for (const [name, period] of Object.entries(periods)) {
    it(`removes a row of ${name} ${period / hours} hours after its time, and not before`, async () => {
      const table = name as keyof typeof periods
      const insert = async (age: number) => {
        const row = (await rowsOfStore())[table](new Date(Date.now() - age))
        await service().db(table).insert(row)
        return row
      }
      const young = await insert(period - 5 * minutes)
      await run()
      expect(await service().db(table).where(young)).to.have.length(1)
      const old = await insert(period + 5 * minutes)
      await run()
      expect(await service().db(table).where(old)).to.eql([])
    })
  }

  it('keeps the agents that have placed orders or are stopped, and the checkouts of orders', async () => {
    const { db } = service()
    const { agents, checkout_sessions } = await rowsOfStore()
    const old = new Date(Date.now() - 100 * days)
    const known = [
      { ...agents(old), has_orders: true },
      { ...agents(old), stopped_at: old },
    ]
    await db('agents').insert(known)
    const [shop, buyer] = [await createShop(), await createAccount()]
    const [order, agent] = [await createOrder(shop, buyer, { status: 'paid' }), await createAgent(shop)]
    const checkout = { ...checkout_sessions(old), shop_id: shop.id, agent_id: agent.id, user_id: buyer.id }
    await db('checkout_sessions').insert({ ...checkout, state: 'placed', order_id: order.id })
    await run()
    const ids = known.map(({ id }) => id)
    expect(await db('agents').whereIn('id', ids)).to.have.length(2)
    expect(await db('checkout_sessions').where({ id: checkout.id })).to.have.length(1)
  })

  it('keeps an e-mail that was not sent yet, however old it is', async () => {
    const { db } = service()
    const row = { ...(await rowsOfStore()).mails(new Date(0)), state: 'pending' }
    await db('mails').insert(row)
    await run()
    expect(await db('mails').where({ id: row.id }).delete()).to.equal(1)
  })

  it('keeps what others still need, whatever the clock of the worker says', async () => {
    const { db } = service()
    const { id } = await createAccount()
    await db('sessions')
      .where({ user_id: id })
      .update({ expires_at: new Date(Date.now() + 1 * hours) })
    await whileClocksAre(2 * hours, run)
    expect(await db('sessions').where({ user_id: id })).not.to.eql([])
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

  it('removes the others where one row cannot be removed', async () => {
    const { db } = service()
    const shop = await createShop()
    const notices: string[] = []
    for (let count = 0; count < 3; count += 1)
      notices.push((await createNotification(shop, { read_at: new Date(0) })).id)
    const { id: user_id } = await createAccount()
    await db('push_subscriptions').insert({
      id: newId(),
      shop_id: shop.id,
      user_id,
      session_id: newId(),
      endpoint_hash: newId(),
      endpoint: 'x',
      keys: 'x',
      service: 'x',
      expires_at: new Date(0),
      created_at: new Date(),
      updated_at: new Date(),
    })
    await db.raw(`create function stay() returns trigger language plpgsql as $$
      begin raise check_violation using message = 'stays'; end $$`)
    await db.raw(`create trigger stay before delete on notifications for each row
      when (old.id = '${notices[1]}') execute function stay()`)
    try {
      await run()
    } finally {
      await db.raw('drop function stay cascade')
    }
    expect(await db('notifications').where({ shop_id: shop.id }).pluck('id')).to.eql([notices[1]])
    expect(await db('push_subscriptions').where({ shop_id: shop.id })).to.be.empty
    await run()
    expect(await db('notifications').where({ shop_id: shop.id })).to.be.empty
  })

  it('removes the others where what belongs to one row is locked', async () => {
    const { db } = service()
    const shop = await createShop()
    const [held] = [await createNewsletterCode(shop), await createNewsletterCode(shop)]
    const ofStore = () => db('newsletter_subscriptions').where({ shop_id: shop.id })
    await ofStore().update({ updated_at: new Date(0) })
    await transaction(db, async (tx) => {
      const { id } = await ofStore().where({ email: held.email }).first('id')
      await tx('newsletter_codes').where({ subscription_id: id }).forUpdate()
      await run()
    })
    expect(await ofStore().pluck('email')).to.eql([held.email])
    await run()
    expect(await ofStore()).to.eql([])
  })

  it('empties the details of settled payments after 90 days, and keeps what refunds and books need', async () => {
    const { db } = service()
    const shop = await createShop()
    const { id: order_id } = await createOrder(shop, await createAccount())
    const details = {
      card: JSON.stringify({ brand: 'visa', last4: '4242' }),
      authorization_url: 'https://pay.example.com/x',
      failure: 'late',
      sealed_token: 'k.x',
    }
    const insert = (state: string) => {
      const id = newId()
      const kept = { id, reference: `pay_${id}`, provider: 'sandbox', provider_id: `p_${id}`, amount: 100 }
      return db('payments')
        .insert({ ...kept, shop_id: shop.id, order_id, currency: 'USD', state, ...details })
        .then(() => kept)
    }
    const [paid, open] = [await insert('succeeded'), await insert('pending')]
    const rowOf = ({ id }: { id: string }) => db('payments').where({ id }).first()
    moveClock(89 * days)
    await run()
    expect(await rowOf(paid)).to.include({ failure: 'late', sealed_token: 'k.x' })
    moveClock(2 * days)
    await run()
    const nothing = { card: null, authorization_url: null, failure: null, sealed_token: null }
    expect(await rowOf(paid)).to.include({ ...paid, ...nothing, state: 'succeeded' })
    expect(await rowOf(open)).to.include({ failure: 'late', sealed_token: 'k.x' })
  })
})

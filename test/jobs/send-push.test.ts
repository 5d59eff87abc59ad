import { expect } from 'chai'
import { hours, seconds } from '../../src/base/clock.ts'
import { transaction } from '../../src/db/database.ts'
import { claimMessages, forgetMessage } from '../../src/services/messaging/push-queue.ts'
import { announceOrder, writeAnnounced } from '../../src/services/orders/order-announcements.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createGuest } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { createBrowser, vapidClaims } from '../support/push-service.ts'
import { call, service } from '../support/service.ts'
import { later, newEmail, signIn } from '../support/sign-in.ts'
import {
  announce,
  browser,
  cancelled,
  push,
  run,
  shop,
  shopper,
  subscribe,
  subscriptions,
  waiting,
  withPush,
} from './push-support.ts'

describe('send-push', () => {
  withPush()

  it('sends a message to each browser of the shopper, encrypted for it and signed by the service', async () => {
    const second = await subscribe()
    const { id, number } = await cancelled()
    await run()
    await run()
    expect(push.received.map(({ path }) => path).sort()).to.eql([browser.path, second.path].sort())
    const delivery = push.received.find(({ path }) => path === browser.path)!
    expect(browser.open(delivery.body)).to.eql({
      type: 'order',
      orderId: id,
      number,
      status: 'cancelled',
      title: `Your order #${number} has been cancelled`,
      body: `${shop.name} has cancelled your order #${number}. If you have already paid for it, ask the store for a refund.`,
    })
    expect(() => second.open(delivery.body)).to.throw()
    expect(delivery.body.toString('latin1')).not.to.include('cancelled')
    expect(delivery.headers).to.include({ ttl: '172800', topic: id, 'content-encoding': 'aes128gcm' })
    const { vapid } = service().config
    const { aud, exp, sub } = vapidClaims(delivery, vapid!.publicKey)
    expect({ aud, sub }).to.eql({ aud: push.origin, sub: vapid!.subject })
    expect(exp * 1000).to.be.within(Date.now(), Date.now() + 24 * hours)
    expect(await waiting()).to.eql([])
  })

  it('reports every transition of an order, and of a shipment', async () => {
    const merchant = await createAppToken(shop, ['WRITE_ORDERS'])
    const { id } = await createOrder(shop, shopper)
    const statuses: unknown[] = []
    const next = async () => {
      await run()
      const opened = push.received.splice(0).map(({ body }) => browser.open(body) as { status: string })
      statuses.push(...opened.map(({ status }) => status))
    }
    for (const status of ['processing', 'paid']) {
      await call('apps').patch(`/api/v1/orders/${id}`).set(merchant).send({ status }).expect(200)
      await next()
    }
    await transaction(service().db, (tx) =>
      announceOrder(tx, { orderId: id, shopId: shop.id, change: 'shipped', shipment: {} }),
    )
    await next()
    for (const body of [{ amount: 10 }, {}]) {
      await call('apps').post(`/api/v1/orders/${id}/refund`).set(merchant).send(body).expect(200)
      await next()
    }
    expect(statuses).to.eql(['processing', 'paid', 'shipped', 'partially_refunded', 'refunded'])
  })

  it('sends nothing to others: another shopper, another store, the browser that has just placed the order', async () => {
    await subscribe(await createGuest())
    const elsewhere = await createShop()
    const { id } = await createOrder(elsewhere, shopper)
    await announce(id, elsewhere.id)
    const items = [{ productId: (await createOrder(shop, shopper)).productId, quantity: 1 }]
    const body = { items, email: newEmail() }
    await call('store').post('/api/v1/orders').set(shopper.as(shop)).send(body).expect(201)
    await run()
    expect(push.received).to.eql([])
    // The order of the other store is written up all the same: its e-mail is queued by the same transaction.
    expect(await service().db('order_announcements').where({ shop_id: elsewhere.id })).to.eql([])
    expect(await waiting()).to.eql([])
    await cancelled()
    await run()
    expect(push.received.map(({ path }) => path)).to.eql([browser.path])
  })

  it('sends nothing to the shopper of another store whose order has the same id', async () => {
    const [elsewhere, stranger] = [await createShop(), await createGuest()]
    const { db } = service()
    const other = await createOrder(elsewhere, stranger)
    const posted = call('store').post('/api/v1/push-subscriptions').set(stranger.as(elsewhere))
    await posted.send(createBrowser(push).subscription).expect(201)
    const { id } = await createOrder(shop, shopper)
    await db('order_items').where({ order_id: other.id }).delete()
    await db('orders').where({ id: other.id, shop_id: elsewhere.id }).update({ id })
    await announce(id)
    await run()
    expect(push.received.map(({ path }) => path)).to.eql([browser.path])
    await db('orders').where({ id, shop_id: elsewhere.id }).delete()
  })

  it('notifies the account about an order that its guest placed before signing in', async () => {
    const { id } = await createOrder(shop, shopper)
    await signIn(newEmail(), shopper.as(shop))
    await announce(id)
    await run()
    expect(push.received.map(({ path }) => path)).to.eql([browser.path])
  })

  it('sends a message once, however many workers run', async () => {
    for (let i = 0; i < 60; i++) await cancelled()
    await writeAnnounced(service().db, service().dependencies, 1000)
    await Promise.all(Array.from({ length: 4 }, () => run()))
    expect(push.received).to.have.length(60)
    expect(new Set(push.received.map(({ headers }) => headers.topic)).size).to.equal(60)
  })

  for (const status of [404, 410]) {
    it(`deletes the subscription when the push service says ${status}, with all messages that wait for it`, async () => {
      const other = await subscribe()
      push.answer = ({ path }) => ({ status: path === browser.path ? status : 201 })
      await cancelled()
      await run()
      expect(push.received.splice(0)).to.have.length(2)
      expect(await subscriptions()).to.have.length(1)
      await cancelled()
      await run()
      expect(push.received.map(({ path }) => path)).to.eql([other.path])
      expect(await waiting()).to.eql([])
    })
  }

  for (const status of [400, 403, 413]) {
    it(`drops a message that the push service refuses with ${status}, logs it, and keeps the subscription`, async () => {
      push.answer = () => ({ status })
      const { number } = await cancelled()
      const logged = await run()
      expect(logged).to.include('a push service refused a message').and.include(String(status))
      for (const secret of [browser.path, browser.subscription.keys.auth, `#${number}`])
        expect(logged).not.to.include(secret)
      expect(await waiting()).to.eql([])
      expect(await subscriptions()).to.have.length(1)
    })
  }

  it('connects to no private address, wherever an endpoint resolves', async () => {
    await cancelled()
    const logged = await run({ allowPrivateWebhooks: false })
    expect(logged).to.include('not HTTPS')
    expect(push.received).to.eql([])
    expect(await waiting()).to.have.length(1)
  })

  it('replaces a waiting message by a newer one about the same order', async () => {
    push.answer = () => ({ status: 503 })
    const { id } = await cancelled()
    await run()
    await announce(id)
    push.answer = () => ({})
    await run()
    expect(push.received).to.have.length(2)
    await later(1 * hours, () => run())
    expect(push.received).to.have.length(2)
  })

  it('sends a newer message that has replaced one while that was being sent', async () => {
    const { db, dependencies } = service()
    const { id } = await createOrder(shop, shopper)
    await transaction(db, (tx) => announceOrder(tx, { orderId: id, shopId: shop.id, change: 'processing' }))
    await writeAnnounced(db, dependencies, 1000)
    const [older] = await claimMessages(db, 'new', 5)
    await announce(id)
    await writeAnnounced(db, dependencies, 1000)
    await forgetMessage(db, older!)
    await run()
    const opened = push.received.map(({ body }) => browser.open(body) as { status: string })
    expect(opened.map(({ status }) => status)).to.eql(['cancelled'])
  })

  it('keeps a waiting message where an older change of the order is written after it', async () => {
    const { id } = await createOrder(shop, shopper)
    const older = () => service().db('order_announcements').where({ order_id: id })
    await transaction(service().db, (tx) =>
      announceOrder(tx, { orderId: id, shopId: shop.id, change: 'processing' }),
    )
    // Somebody holds its rows, so it is put off for seconds, and the next change is written before it.
    await older().update({ next_at: new Date(Date.now() + 5 * seconds) })
    await later(1 * seconds, async () => {
      await announce(id)
      await writeAnnounced(service().db, service().dependencies, 1000)
    })
    await later(6 * seconds, () => run())
    expect(await older()).to.eql([])
    const opened = push.received.map(({ body }) => browser.open(body) as { status: string })
    expect(opened.map(({ status }) => status)).to.eql(['cancelled'])
  })

  it('drops messages that the vault cannot decrypt, and sends the others', async () => {
    const other = await subscribe()
    const [first] = await subscriptions().orderBy('created_at')
    await service().db('push_subscriptions').where({ id: first.id }).update({ keys: 'k0.a.b.c' })
    await cancelled()
    await run()
    expect(push.received.map(({ path }) => path)).to.eql([other.path])
    expect(await waiting()).to.eql([])
  })

  it('does not send to a browser that has unsubscribed', async () => {
    await subscriptions().update({ expires_at: new Date() })
    await cancelled()
    await run()
    expect(push.received).to.eql([])
  })
})

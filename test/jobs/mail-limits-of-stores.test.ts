import { expect } from 'chai'
import { minutes } from '../../src/base/clock.ts'
import { transaction } from '../../src/db/database.ts'
import type { OrderChange } from '../../src/services/mail-parts/order-facts.ts'
import { announceOrder } from '../../src/services/orders/order-announcements.ts'
import { createRole } from '../console/support.ts'
import { createDigitalProduct } from '../support/digital.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createAccount, createGuest } from '../support/fixtures/people.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { createBrowser } from '../support/push-service.ts'
import { call, service } from '../support/service.ts'
import { later, newEmail } from '../support/sign-in.ts'
import { limited, mailsTo, place } from './mail-limits-support.ts'

const shipment = {
  carrier: 'Post',
  trackingNumber: '1',
  trackingUrl: null,
  trackingCode: 'A',
  page: 'https://x.example/A',
}

describe('The limits of e-mails that stores cause', () => {
  beforeEach(() => service().db('order_announcements').delete())

  it('let a store tell an account of its parcels 30 times an hour, and keep no other store from telling of its own', async () => {
    const { writeAll, store } = await limited({ mailsPerHourAndRecipient: 10 })
    const [shops, shopper] = [[await createShop(), await createShop()], await createAccount()]
    const ship = async (shop: { id: string }, times: number) => {
      const orderId = await place(store, shop, shopper.email!, shopper)
      for (let i = 0; i < times; i += 1)
        await transaction(service().db, (tx) =>
          announceOrder(tx, { orderId, shopId: shop.id, change: 'shipped', shipment }),
        )
      await writeAll()
    }
    await ship(shops[0]!, 33)
    const parcels = async () =>
      (await mailsTo(shopper.email!)).filter((subject) => /on its way|shipped/i.test(subject)).length
    expect(await parcels()).to.equal(30)
    await ship(shops[1]!, 2)
    expect(await parcels()).to.equal(32)
    await later(61 * minutes, () => ship(shops[0]!, 1))
    expect(await parcels()).to.equal(33)
  })

  it('have no browser called of more parcels than its shopper is mailed of', async () => {
    const { store, writeAll } = await limited({ mailsPerHourAndRecipient: 1 })
    const [shop, shopper] = [await createShop(), await createAccount()]
    const { subscription } = createBrowser({ origin: 'https://push.example' })
    await call('store')
      .post('/api/v1/push-subscriptions')
      .set(shopper.as(shop))
      .send(subscription)
      .expect(201)
    const told = () =>
      service().db('push_messages').where({ shop_id: shop.id }).orderBy('id').pluck('payload')
    const announce = (orderId: string, change: OrderChange) =>
      transaction(service().db, (tx) => announceOrder(tx, { orderId, shopId: shop.id, ...change }))
    const ids: string[] = []
    for (let i = 0; i < 5; i += 1) ids.push(await place(store, shop, shopper.email!, shopper))
    for (const id of ids) await announce(id, { change: 'shipped', shipment })
    await writeAll()
    expect(await told()).to.have.length(3)
    await announce(ids[4]!, { change: 'cancelled', by: 'merchant' })
    await writeAll()
    expect((await told()).at(-1)).to.include('cancelled')
  })

  it('refuse the fourth invitation of an hour to one address, however many stores and calls there are', async () => {
    const { console: app } = await limited({})
    const email = newEmail()
    const invite = async () => {
      const owner = await createAccount()
      const shop = await createShop({ ownerId: owner.id })
      const roleId = await createRole(shop, [])
      return call('console', app)
        .post(`/api/v1/stores/${shop.id}/staff`)
        .set(owner.onConsole())
        .send({ email, roleId })
    }
    const replies = await Promise.all(Array.from({ length: 6 }, invite))
    expect(replies.map(({ status }) => status).sort()).to.eql([201, 201, 201, 429, 429, 429])
    const refused = replies.find(({ status }) => status === 429)!
    expect(refused.body.code).to.equal('too_many_invitations')
    expect(Number(refused.headers['retry-after'])).to.be.within(1, 3600)
    expect(await mailsTo(email)).to.have.length(3)
    await later(61 * minutes, async () => expect((await invite()).status).to.equal(201))
  })

  it('refuse to offer a store to more people than that', async () => {
    const { console: app } = await limited({ mailsPerHourAndStore: 2 })
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id })
    const offer = () =>
      call('console', app)
        .post(`/api/v1/stores/${shop.id}/transfer`)
        .set(owner.onConsole())
        .send({ email: newEmail() })
    for (const status of [201, 201, 429]) expect((await offer()).status).to.equal(status)
  })

  it('leave out the e-mail about access that a store gives, and give it', async () => {
    const { apps } = await limited({ mailsPerHourAndRecipient: 1 })
    const [shop, email] = [await createShop({ type: 'digital' }), newEmail()]
    const token = await createAppToken(shop, ['WRITE_INVENTORY', 'READ_INVENTORY'])
    for (let i = 0; i < 2; i += 1) {
      const { id: productId } = await createDigitalProduct(shop)
      await call('apps', apps)
        .post('/api/v1/digital-access')
        .set(token)
        .send({ email, productId })
        .expect(201)
    }
    expect(await mailsTo(email)).to.have.length(1)
  })

  it('hold for what a guest is told of digital products that cost nothing, and leave room for receipts', async () => {
    const { store, writeAll } = await limited({ mailsPerHourAndRecipient: 2 })
    const [shop, email] = [await createShop({ type: 'digital' }), newEmail()]
    const [product, method] = [
      await createDigitalProduct(shop, undefined, 0),
      await createPaymentMethod(shop),
    ]
    for (let i = 0; i < 4; i += 1) {
      const guest = await createGuest()
      const { body } = await call('store', store)
        .post('/api/v1/orders')
        .set(guest.as(shop))
        .send({ items: [{ productId: product.id, quantity: 1 }], email })
        .expect(201)
      await call('store', store)
        .post(`/api/v1/orders/${body.data._id}/pay`)
        .set(guest.as(shop))
        .send({ paymentId: method.id })
        .expect(200)
      await writeAll()
    }
    expect(await mailsTo(email)).to.have.length(2)
    const orderId = await place(store, shop, email)
    await transaction(service().db, (tx) =>
      announceOrder(tx, { orderId, shopId: shop.id, change: 'paid', paymentId: null }),
    )
    await writeAll()
    expect((await mailsTo(email)).at(-1)).to.include('Receipt for order')
  })
})

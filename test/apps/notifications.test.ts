import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { transaction } from '../../src/db/database.ts'
import { statements } from '../../src/db/statement.ts'
import { recordEvent } from '../../src/events/record.ts'
import { switchOff } from '../../src/events/switch-off.ts'
import { grantFailed } from '../../src/services/messaging/store-notices.ts'
import { createApp, deliverer, deliveriesTo, tidyUp } from '../events/support.ts'
import { createAppToken, createInstallation } from '../support/fixtures/apps.ts'
import { createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { createNotification } from '../support/fixtures/office.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { createPayable, openPayments } from '../support/payments.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'

const url = '/api/v1/notifications'
let shop: Shop & { ownerId: string }
let token: { authorization: string }
const get = (path = '') => call('apps').get(`${url}${path}`).set(token)
const patch = (id: string, body: object) => call('apps').patch(`${url}/${id}`).set(token).send(body)
const readAll = () => call('apps').post(`${url}/read-all`).set(token)
const unread = async () => (await get('/unread-count').expect(200)).body.data.count
const eventsOf = (resource_id: string) =>
  service().db('events').where({ resource_id }).orderBy('id').select('resource', 'method', 'path')
/** Returns a store's notifications, the oldest first. */
const told = (type: string, { id }: { id: string } = shop) =>
  service().db('notifications').where({ shop_id: id, type }).orderBy('id')
const order = async (items: object[]) => {
  const shopper = await createAccount()
  return call('store').post('/api/v1/orders').set(shopper.as(shop)).send({ items })
}
const created = { resource: 'notifications', method: 'POST', path: '/notifications' }

describe('Notifications', () => {
  beforeEach(async () => {
    shop = await createShop()
    token = await createAppToken(shop, ['READ_NOTIFICATIONS', 'WRITE_NOTIFICATIONS'])
  })

  describe('listNotifications', () => {
    it('lists those of the store, newest first', async () => {
      const made = [await createNotification(shop, { read_at: new Date() }), await createNotification(shop)]
      await createNotification(await createShop())
      const { body } = await get().expect(200)
      const [newest, oldest] = body.data.notifications
      expect(newest).to.include({ _id: made[1]!.id, shop: shop.id, read: false, readAt: null })
      expect(oldest).to.include({ _id: made[0]!.id, read: true })
      expect(body.data.pagination.total).to.equal(2)
    })
  })

  describe('countUnreadNotifications', () => {
    it('counts those of the store that nobody has read', async () => {
      expect(await unread()).to.equal(0)
      for (let n = 0; n < 3; n++) await createNotification(shop)
      await createNotification(shop, { read_at: new Date() })
      await createNotification(await createShop())
      expect(await unread()).to.equal(3)
    })

    sampledTest('reads only the index of unread ones, however many were read', async () => {
      const { db } = service()
      const row = { shop_id: shop.id, type: 'order_placed', title: 'A title', body: 'A body' }
      const rows = Array.from({ length: 20_000 }, (_, n) => ({
        id: newId(),
        ...row,
        read_at: n % 100 ? new Date() : null,
      }))
      await db.batchInsert('notifications', rows, 2000)
      await db.raw('analyze notifications')
      const { text, bind } = statements.get('notifications.unread')!
      const connection = await db.client.acquireConnection()
      const plan = await connection
        .query({ text: `explain ${text}`, values: bind({ shopId: shop.id }) })
        .finally(() => db.client.releaseConnection(connection))
      expect(JSON.stringify(plan.rows)).to.include('notifications_unread')
      expect(await unread()).to.equal(200)
    })
  })

  describe('getNotification', () => {
    it('returns one without marking it as read', async () => {
      const { id } = await createNotification(shop)
      expect((await get(`/${id}`).expect(200)).body.data).to.include({ _id: id, read: false })
      expect((await get(`/${id}`).expect(200)).body.data.read).to.equal(false)
      const foreign = await createNotification(await createShop())
      expect((await get(`/${foreign.id}`).expect(404)).body.message).to.equal('Notification not found')
    })
  })

  describe('updateNotification', () => {
    it('marks one as read, at the time of the first, and as unread again', async () => {
      const { id } = await createNotification(shop)
      const first = (await patch(id, { read: true }).expect(200)).body.data
      expect(first.read).to.equal(true)
      expect(await unread()).to.equal(0)
      expect((await patch(id, { read: true }).expect(200)).body.data.readAt).to.equal(first.readAt)
      expect((await patch(id, { read: false }).expect(200)).body.data).to.include({
        read: false,
        readAt: null,
      })
      expect(await unread()).to.equal(1)
      const event = { resource: 'notifications', method: 'PATCH', path: `/notifications/${id}` }
      expect(await eventsOf(id), 'once for each change').to.eql([event, event])
    })

    it('requires a value for read', async () => {
      const { id } = await createNotification(shop)
      expect((await patch(id, {}).expect(400)).body.message).to.include('read')
    })
  })

  describe('readAllNotifications', () => {
    it('marks those of the store alone, and its event names none', async () => {
      const [{ id }, foreign] = [await createNotification(shop), await createNotification(await createShop())]
      await createNotification(shop)
      expect((await readAll().expect(200)).body.data).to.eql({ count: 2 })
      expect((await readAll().expect(200)).body.data).to.eql({ count: 0 })
      expect((await get(`/${id}`)).body.data.read).to.equal(true)
      const { db } = service()
      expect((await db('notifications').where({ id: foreign.id }).first()).read_at).to.equal(null)
      const events = await db('events').where({ shop_id: shop.id, resource: 'notifications' })
      expect(events[0]).to.include({
        resource_id: null,
        method: 'POST',
        path: '/notifications/read-all',
      })
    })

    sampledTest('marks however many there are, at most 10,000 by a statement', async () => {
      const { id } = await createNotification(shop)
      await service().db.raw(
        `insert into notifications (id, shop_id, type, title, body, created_at, updated_at)
        select substring(id, 1, 16) || lpad(to_hex(n), 8, '0'), shop_id, type, title, body, created_at, updated_at
        from notifications, generate_series(1, 20000) as n where id = ?`,
        [id],
      )
      expect((await readAll().expect(200)).body.data).to.eql({ count: 20_001 })
      const statements = await service()
        .db('notifications')
        .where({ shop_id: shop.id })
        .groupByRaw('cmin::text, read_at is null')
        .select({ unread: service().db.raw('read_at is null') })
        .count<{ unread: boolean; count: number }[]>({ count: '*' })
      expect(statements.map(({ count }) => count).toSorted((one, other) => one - other)).to.eql([
        1, 10_000, 10_000,
      ])
      expect(statements.some(({ unread }) => unread)).to.equal(false)
    })

    it('counts each once, however many calls mark them at once', async () => {
      for (let n = 0; n < 20; n++) await createNotification(shop)
      const replies = await Promise.all(Array.from({ length: 50 }, () => readAll().expect(200)))
      expect(replies.reduce((sum, { body }) => sum + body.data.count, 0)).to.equal(20)
    })
  })

  describe('of a new order', () => {
    it('show its number, its units and its total, and nothing about the shopper', async () => {
      const product = await createProduct(shop, { price: 1250, quantity: 100 })
      const { body } = await order([{ productId: product.id, quantity: 3 }])
      const [one] = await told('order_placed')
      expect(one).to.include({
        title: `New order #${body.data.orderId}`,
        body: '3 items for $37.50',
        resource: 'orders',
        resource_id: body.data._id,
        read_at: null,
      })
      expect(await eventsOf(one.id)).to.eql([created])
    })

    it('are not created for one that is refused', async () => {
      const [some, none] = [
        await createProduct(shop, { quantity: 6 }),
        await createProduct(shop, { quantity: 0 }),
      ]
      const reply = await order([some, none].map(({ id }) => ({ productId: id, quantity: 1 })))
      expect(reply.status).to.equal(409)
      expect((await get().expect(200)).body.data.notifications).to.eql([])
    })

    it('reach the apps that may read them, and can be read by the id in their event', async () => {
      const app = await createApp(['READ_NOTIFICATIONS'])
      shop = { ...shop, ...app.shop }
      token = await createAppToken(shop, ['READ_NOTIFICATIONS'], app.installation.id)
      await order([{ productId: (await createProduct(shop)).id, quantity: 1 }])
      await deliverer().deliverDue()
      const [delivery] = await deliveriesTo(app)
      expect(delivery.topic).to.equal('notifications/created')
      const { body } = await get(`/${JSON.parse(delivery.body).resourceId}`).expect(200)
      expect(body.data.type).to.equal('order_placed')
      await tidyUp()
    })
  })

  describe('of low stock', () => {
    sampledTest(
      'are created once for each time that orders bring it down, however many order at once',
      async () => {
        const product = await createProduct(shop, { quantity: 20 })
        const buy = () => order([{ productId: product.id, quantity: 1 }])
        const replies = await Promise.all(Array.from({ length: 50 }, buy))
        expect(replies.filter(({ status }) => status === 201)).to.have.length(20)
        const low = await told('low_stock')
        expect(low).to.have.length(1)
        expect(low[0]).to.include({
          title: `Low stock: ${product.name}`,
          body: '5 left.',
          resource: 'products',
          resource_id: product.id,
        })
        expect(await eventsOf(low[0].id)).to.eql([created])
        await service().db('products').where({ id: product.id }).update({ quantity: 6 })
        await buy()
        await buy()
        expect(await told('low_stock')).to.have.length(2)
      },
    )

    it('name the variant, and are one for several lines of one stock', async () => {
      const product = await createProduct(shop, { name: 'Shirt' })
      const variant = await createVariant(shop, product, { name: 'Blue', quantity: 6 })
      const line = { productId: product.id, variantId: variant.id, quantity: 3 }
      const { status } = await order([line, { ...line, options: { print: 'Hello' } }])
      expect(status).to.equal(201)
      const low = await told('low_stock')
      expect(low.map(({ title, body }) => ({ title, body }))).to.eql([
        { title: 'Low stock: Shirt, Blue', body: 'None left.' },
      ])
    })
  })

  describe('of payments and access', () => {
    it('report once that an order is paid, however often and by whom it is read', async () => {
      const payments = await openPayments()
      try {
        const { shop: paid, order, pay, status } = await createPayable(payments)
        await Promise.all(Array.from({ length: 5 }, () => pay()))
        await status().expect(200)
        const news = await told('order_paid', paid)
        expect(news).to.have.length(1)
        expect(news[0]).to.include({
          title: `Order #${order.number} has been paid`,
          body: '$50.00',
          resource_id: order.id,
        })
        expect(await eventsOf(news[0].id)).to.eql([created])
      } finally {
        await payments.close()
      }
    })

    it('are not created for an order that the merchant marks as paid', async () => {
      await createPaymentMethod(shop, 'bank-transfer')
      const { body } = await order([{ productId: (await createProduct(shop)).id, quantity: 1 }])
      const merchant = await createAppToken(shop, ['WRITE_ORDERS'])
      const to = `/api/v1/orders/${body.data._id}`
      await call('apps').patch(to).set(merchant).send({ status: 'paid' }).expect(200)
      expect(await told('order_paid')).to.eql([])
    })

    it('report a buyer who got no access', async () => {
      const failed = { orderId: newId(), shopId: shop.id, number: 1001, product: 'The course' }
      await transaction(service().db, (tx) => grantFailed(tx, recordEvent, failed))
      const [one] = await told('grant_failed')
      expect(one).to.include({ resource: 'orders', resource_id: failed.orderId })
      expect(one.title).to.include('The course')
      expect(await eventsOf(one.id)).to.eql([created])
    })
  })

  describe('of a disabled webhook', () => {
    it('reach every store that has the app, once, and name its installation there', async () => {
      const { db, dependencies } = service()
      const app = { scopes: ['READ_ORDERS'], webhookUrl: 'https://gone.example/' }
      const installation = await createInstallation(shop, app)
      const [second, former] = [await createShop(), await createShop()]
      const secondId = newId()
      const copy = { app_id: installation.appId, user_id: shop.ownerId, scopes: app.scopes }
      await db('installations').insert([
        { id: secondId, shop_id: second.id, ...copy },
        { id: newId(), shop_id: former.id, ...copy, removed_at: new Date() },
      ])
      const webhook = { id: installation.appId, url: app.webhookUrl }
      const off = () => transaction(db, (tx) => switchOff(tx, dependencies, webhook, 'gone'))
      await Promise.all([off(), off(), off()])
      const [one, ...more] = await told('webhook_disabled')
      expect(more).to.eql([])
      expect(one).to.include({ resource: 'installations', resource_id: installation.id })
      expect(await eventsOf(one.id)).to.eql([created])
      const [other, ...others] = await told('webhook_disabled', second)
      expect(others).to.eql([])
      expect(other.resource_id).to.equal(secondId)
      expect(await told('webhook_disabled', former)).to.eql([])
    })
  })
})

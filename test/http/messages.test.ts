import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createCoupon, createProduct } from '../support/fixtures/catalogue.ts'
import { createCartItem, createOrder } from '../support/fixtures/orders.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createComment } from '../support/fixtures/posts.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { messagesOf } from '../support/plans.ts'
import { call } from '../support/service.ts'

describe('The messages to PostgreSQL of a write that many shoppers make', () => {
  let shop: Shop & { ownerId: string }
  let shopper: Person
  const begin = ['begin', 'set local lock_timeout', 'sessions.hold']
  const session = ['sessions.findLive']

  beforeEach(async () => {
    shop = await createShop()
    shopper = await createAccount()
    // The first call binds the session to the store, so it is made here.
    await call('store').get('/api/v1/cart').set(shopper.as(shop)).expect(200)
  })

  const send = async (method: 'post' | 'patch', path: string, body: object, headers = {}) => {
    const request = () =>
      call('store')
        [method](`/api/v1${path}`)
        .set({ ...shopper.as(shop), ...headers })
        .send(body)
    const messages = await messagesOf(async () => expect((await request()).body.success).to.equal(true))
    const nameOf = ({ name = 'without a name' }: { name?: string }) => name.replace(/ = \d+$/, '')
    // Messages of jobs and of signals of work are left out.
    return messages.map((message) => message.map(nameOf)).filter(([name]) => name !== 'without a name')
  }

  it('are two for an addition to the cart: the session, and all that it does up to the commit', async () => {
    const { id: productId } = await createProduct(shop)
    expect(await send('post', '/cart/items', { productId, quantity: 1 })).to.eql([
      session,
      [...begin, 'carts.put', 'carts.viewAdded', 'commit'],
    ])
  })

  it('are two for a line of the cart and for the wishlist', async () => {
    const product = await createProduct(shop)
    const { id } = await createCartItem(shop, shopper, product)
    expect(await send('patch', `/cart/items/${id}`, { quantity: 2 })).to.eql([
      session,
      [...begin, 'carts.setQuantity', 'commit'],
    ])
    expect(await send('post', '/wishlist', { productId: product.id })).to.eql([
      session,
      [...begin, 'wishlists.wish', 'commit'],
    ])
  })

  it('are two for a like, with its event', async () => {
    const { id } = await createComment(shop, shopper)
    expect(await send('post', `/comments/${id}/like`, {})).to.eql([
      session,
      [...begin, 'comments.lock', 'comments.react', 'events.insert', 'commit'],
    ])
  })

  it('are four for a coupon', async () => {
    const [{ code }, { id: orderId }] = [await createCoupon(shop), await createOrder(shop, shopper)]
    expect(await send('post', '/coupons/apply', { orderId, code })).to.eql([
      session,
      [...begin, 'coupons.lockOrder'],
      ['coupons.countUse', 'coupons.redeem'],
      ['events.insert', 'commit'],
    ])
  })

  it('are one between the number of an order and its end, because other orders of the store wait for the number', async () => {
    const items = [{ productId: (await createProduct(shop)).id, quantity: 1 }]
    const messages = await send('post', '/orders', { items }, { 'idempotency-key': 'once' })
    const number = messages.findIndex((names) => names.includes('orders.insert'))
    expect(messages[number]!.at(-1)).to.equal('orders.insert')
    expect(messages.slice(number + 1)).to.eql([
      ['events.insert', 'notifications.insert', 'orderAnnouncements.insert', 'idempotency.keep', 'commit'],
    ])
  })
})

describe('The messages to PostgreSQL of a read that apps make', () => {
  it('are two for an order with its buyer: the token, and all that the reply shows', async () => {
    const [shop, shopper] = [await createShop(), await createAccount()]
    const { id } = await createOrder(shop, shopper)
    const token = await createAppToken(shop, ['READ_ORDERS'])
    const messages = await messagesOf(async () => {
      const { body } = await call('apps').get(`/api/v1/orders/${id}`).set(token).expect(200)
      expect(body.data.buyer).to.have.keys('name', 'email')
    })
    const named = messages.flat().flatMap(({ name = '' }) => (name.includes('.') ? [name] : []))
    expect(named).to.eql(['app_tokens.findLive', 'orders.byIdWithBuyer'])
  })
})

import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createCategory, createFood, createProduct } from '../support/fixtures/catalogue.ts'
import { createNotification } from '../support/fixtures/office.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'
import { guarded } from './guarded.ts'
import { placeOrder } from './scenes.ts'
import { isRefused, succeeds } from './statements.ts'
import { appWith, type Client, shopperOf, store, stores } from './world.ts'

/** Apps API: counts, and reading an order again. */
export function appCounts(): void {
  describe('GET /orders/count', countOrders)
  describe('GET /notifications/unread-count', countUnread)
  describe('GET /orders/{id}', getOrder)
}

function countOrders(): void {
  let shop: typeof store.shop
  let app: Client
  let buyer: { id: string; email: string | null }
  const count = async (query = '') =>
    (await succeeds(app.get(`/orders/count${query}`), 200, 'Order count retrieved')).count
  const statuses = ['pending', 'processing', 'paid', 'cancelled', 'refunded']
  before(async () => {
    shop = await createShop()
    app = await appWith(shop, 'READ_ORDERS')
    buyer = await shopperOf(shop)
    for (const [index, status] of statuses.entries()) {
      const { id } = await createOrder(shop, index === 0 ? await shopperOf(shop) : buyer, { status })
      const created_at = new Date(Date.UTC(2026, 0, index + 1, 12))
      await service().db('orders').where({ id }).update({ created_at })
    }
  })
  guarded('READ_ORDERS', (one) => one.get('/orders/count'))

  it('counts all orders without filters', async () => expect(await count()).to.equal(5))
  it('does not count deleted orders', async () => {
    const { id } = await createOrder(shop, buyer, { status: 'cancelled' })
    await service().db('orders').where({ id }).update({ deleted_at: new Date() })
    expect(await count()).to.equal(5)
  })
  for (const status of statuses) {
    it(`filters by the status ${status}`, async () => expect(await count(`?status=${status}`)).to.equal(1))
  }
  it('ignores other statuses', async () => expect(await count('?status=shipped')).to.equal(5))
  it('filters by the user id of the customer', async () =>
    expect(await count(`?user=${buyer.id}`)).to.equal(4))
  it('finds no orders of a user who has none', async () =>
    expect(await count(`?user=${newId()}`)).to.equal(0))
  it('ignores invalid user ids', async () => expect(await count('?user=nobody')).to.equal(5))
  it('has an inclusive lower bound on createdAt', async () => {
    expect(await count('?from=2026-01-03T12:00:00Z')).to.equal(3)
    expect(await count('?from=2026-01-03T12:00:00.001Z')).to.equal(2)
  })
  it('has an inclusive upper bound on createdAt', async () => {
    expect(await count('?to=2026-01-03T12:00:00Z')).to.equal(3)
    expect(await count('?to=2026-01-03T11:59:59.999Z')).to.equal(2)
  })
  it('takes plain dates as bounds, of which the upper one is included', async () => {
    expect(await count('?from=2026-01-02&to=2026-01-03')).to.equal(2)
  })
  it('takes local times as bounds, as UTC', async () => {
    expect(await count('?from=2026-01-02T12:00:00&to=2026-01-02T12:00:00')).to.equal(1)
  })
  for (const bound of ['from', 'to']) {
    it(`names ${bound} where it is not a time`, () =>
      isRefused(app.get(`/orders/count?${bound}=yesterday`), [400, new RegExp(`\\b${bound}\\b`)]))
  }
  it('combines its filters', async () => {
    expect(await count(`?status=paid&user=${buyer.id}&from=2026-01-03&to=2026-01-03`)).to.equal(1)
    expect(await count(`?status=paid&user=${buyer.id}&to=2026-01-02`)).to.equal(0)
  })
  it('has the filters of the list of orders', async () => {
    for (const query of [
      '?status=paid',
      '?status=shipped',
      `?user=${buyer.id}`,
      '?from=2026-01-03&to=2026-01-04',
    ]) {
      const { pagination } = await succeeds(app.get(`/orders${query}`), 200)
      expect(pagination.total, query).to.equal(await count(query))
    }
  })
}

function countUnread(): void {
  guarded('READ_NOTIFICATIONS', (app) => app.get('/notifications/unread-count'))

  it('counts the unread notifications of the store, and says "Unread count retrieved"', async () => {
    const shop = await createShop()
    const app = await appWith(shop, 'READ_NOTIFICATIONS')
    await createNotification(shop)
    await createNotification(shop)
    await createNotification(shop, { read_at: new Date() })
    await createNotification(stores.digital.shop)
    const sent = app.get('/notifications/unread-count')
    expect(await succeeds(sent, 200, 'Unread count retrieved')).to.eql({ count: 2 })
  })
}

function getOrder(): void {
  guarded('READ_ORDERS', (app) => app.get(`/orders/${newId()}`))

  it('answers with the order, which an app reads again after a webhook', async () => {
    const id = await placeOrder()
    expect(await succeeds(store.app.get(`/orders/${id}`), 200)).to.include({ _id: id, status: 'pending' })
  })
  const others: Record<string, () => Promise<{ path: string; at?: typeof store }>> = {
    product: async () => ({ path: `/products/${(await createProduct(store.shop)).id}` }),
    food: async () => ({
      path: `/foods/${(await createFood(stores.restaurant.shop)).id}`,
      at: stores.restaurant,
    }),
    category: async () => ({ path: `/categories/${(await createCategory(store.shop)).id}` }),
  }
  for (const [what, make] of Object.entries(others)) {
    it(`has the pattern of other reads: a ${what} is read again by its id`, async () => {
      const { path, at = store } = await make()
      expect(await succeeds(at.app.get(path), 200)).to.include({ _id: path.split('/').at(-1) })
    })
  }
}

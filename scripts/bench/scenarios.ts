import { publicReads } from './public-reads.ts'
import type { Scenario } from './scenario.ts'
import { taxedScenarios } from './taxed-store.ts'
import { createOrders, orderId, type World } from './world.ts'

const enoughOrders = 30_000

/**
 * Returns the scenarios of `make bench`. The headers `x-bench-…` are for the bare server; the service ignores
 * them.
 */
export function scenariosOf(world: World): Scenario[] {
  const { shop, productIds, shoppers, orderIds, commentIds, app, taxed } = world
  const inShop = { 'x-shop-id': shop.id }
  const shopperOf = (call: number) => shoppers[call % shoppers.length]!
  const by = (call: number) => {
    const { token, sessionId } = shopperOf(call)
    return { ...inShop, authorization: `Bearer ${token}`, 'x-bench-session': sessionId }
  }
  const orders = { next: 1_000_000, end: 1_000_000 }
  const nextOrder = () => orders.next++
  return [
    ...publicReads(world),
    {
      operation: 'getCart',
      title: 'GET /cart',
      surface: 'store',
      goal: 0.85,
      next: (call) => ({ method: 'GET', path: '/cart', headers: by(call) }),
    },
    {
      operation: 'addCartItem',
      title: 'POST /cart/items',
      surface: 'store',
      goal: 0.9,
      // The cart keeps its three lines, each of which grows.
      next: (call) => ({
        method: 'POST',
        path: '/cart/items',
        headers: by(call),
        body: { productId: shopperOf(call).productIds[Math.floor(call / shoppers.length) % 3], quantity: 1 },
      }),
    },
    {
      operation: 'updateCartItem',
      title: 'PATCH /cart/items/{itemId}',
      surface: 'store',
      goal: 0.9,
      next: (call) => ({
        method: 'PATCH',
        path: `/cart/items/${shopperOf(call).cartItemId}`,
        headers: by(call),
        body: { quantity: (call % 9) + 1 },
      }),
    },
    {
      operation: 'createOrder',
      title: 'POST /orders',
      surface: 'store',
      goal: 0.9,
      next: (call) => ({
        method: 'POST',
        path: '/orders',
        headers: by(call),
        body: { items: [{ productId: productIds[call % productIds.length], quantity: 1 }] },
      }),
    },
    {
      operation: 'applyCoupon',
      title: 'POST /coupons/apply',
      surface: 'store',
      goal: 0.9,
      prepare: async (db) => {
        orders.next = orders.end
        orders.end += enoughOrders
        await createOrders(db, { shopId: shop.id, productIds, shoppers }, orders.next, orders.end)
      },
      next: () => {
        const n = nextOrder()
        const body = { orderId: orderId(n), code: `BENCH${n % shoppers.length}` }
        return { method: 'POST', path: '/coupons/apply', headers: by(n), body }
      },
    },
    {
      operation: 'addWishlistItem',
      title: 'POST /wishlist',
      surface: 'store',
      goal: 0.9,
      prepare: async (db) => void (await db('wishlist_items').delete()),
      // Each call of a run adds another product, until every shopper has all of them on the wishlist.
      next: (call) => ({
        method: 'POST',
        path: '/wishlist',
        headers: by(call),
        body: { productId: productIds[Math.floor(call / shoppers.length) % productIds.length] },
      }),
    },
    {
      operation: 'likeComment',
      title: 'POST /comments/{id}/like',
      surface: 'store',
      goal: 0.9,
      next: (call) => ({
        method: 'POST',
        path: `/comments/${commentIds[call % commentIds.length]}/like`,
        headers: by(call),
        body: {},
      }),
    },
    {
      operation: 'getOrder',
      title: 'GET /orders/{id} (apps)',
      surface: 'apps',
      goal: 0.8,
      next: (call) => ({
        method: 'GET',
        path: `/orders/${orderIds[call % orderIds.length]}`,
        headers: { authorization: `Bearer ${app.token}` },
      }),
    },
    ...taxedScenarios({ id: shop.id, productIds, shoppers }, taxed),
  ]
}

import type { Database } from '../../src/db/database.ts'
import type { NextRequest } from './load.ts'
import { createOrders, orderId, spelled, type World } from './world.ts'

export interface Scenario {
  /** The name of the operation, here and in the bare server. */
  operation: string
  title: string
  surface: 'store' | 'apps'
  /** The least share of the bare server's requests a second. */
  goal: number
  next: NextRequest
  /** Runs before each run. */
  prepare?(db: Database): Promise<void>
}

/** Returns one model in all its colours: 100 of 100,000 products, of which a page is shown. */
const searchOf = (call: number) => `model${spelled(100 + (call % 900))}`

const enoughOrders = 30_000

/**
 * Returns the scenarios of `make bench`. The headers `x-bench-…` are for the bare server; the service ignores
 * them.
 */
export function scenariosOf(world: World): Scenario[] {
  const { shop, productIds, shoppers, orderIds, commentIds, app, large } = world
  const inShop = { 'x-shop-id': shop.id }
  const shopperOf = (call: number) => shoppers[call % shoppers.length]!
  const by = (call: number) => {
    const { token, sessionId } = shopperOf(call)
    return { ...inShop, authorization: `Bearer ${token}`, 'x-bench-session': sessionId }
  }
  const orders = { next: 1_000_000, end: 1_000_000 }
  const nextOrder = () => orders.next++
  return [
    {
      operation: 'listProducts',
      title: 'GET /products?limit=20',
      surface: 'store',
      goal: 0.6,
      next: () => ({ method: 'GET', path: '/products?limit=20', headers: inShop }),
    },
    {
      operation: 'searchProducts',
      title: 'GET /products?query=…',
      surface: 'store',
      goal: 0.6,
      next: (call) => ({
        method: 'GET',
        path: `/products?query=${encodeURIComponent(searchOf(call))}`,
        headers: { 'x-shop-id': large.id },
      }),
    },
    {
      operation: 'getProduct',
      title: 'GET /products/{id}',
      surface: 'store',
      goal: 0.6,
      next: (call) => ({
        method: 'GET',
        path: `/products/${productIds[call % productIds.length]}`,
        headers: inShop,
      }),
    },
    {
      operation: 'getCart',
      title: 'GET /cart',
      surface: 'store',
      goal: 0.6,
      next: (call) => ({ method: 'GET', path: '/cart', headers: by(call) }),
    },
    {
      operation: 'updateCartItem',
      title: 'PATCH /cart/items/{itemId}',
      surface: 'store',
      goal: 0.5,
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
      goal: 0.5,
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
      goal: 0.5,
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
      goal: 0.5,
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
      goal: 0.5,
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
      goal: 0.6,
      next: (call) => ({
        method: 'GET',
        path: `/orders/${orderIds[call % orderIds.length]}`,
        headers: { authorization: `Bearer ${app.token}` },
      }),
    },
  ]
}

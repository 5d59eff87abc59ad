import { newId } from '../../src/base/ids.ts'
import type { JwtSecrets } from '../../src/config/config.ts'
import type { Database, Transaction } from '../../src/db/database.ts'
import { openSession, sessionIdOf } from '../../src/services/people/sessions.ts'

/** Enough of each that PostgreSQL uses the indexes, as in a store that has been open for a while. */
const count = 1000

/** A shopper whose ids are known, so that a request can name them. */
export interface Shopper {
  userId: string
  email: string
  token: string
  sessionId: string
  /** One of the lines of the cart. */
  cartItemId: string
  /** The products in the cart. */
  productIds: string[]
}

/** Creates the products of a store, in one category. */
export async function createProducts(db: Database, shopId: string): Promise<string[]> {
  const category = { id: newId(), shop_id: shopId, name: 'Everything', slug: 'everything' }
  await db('categories').insert(category)
  const rows = Array.from({ length: count }, (_, n) => ({
    id: newId(),
    shop_id: shopId,
    category_id: category.id,
    name: `Product ${n}`,
    slug: `product-${n}`,
    description:
      'A sturdy thing of good material, made to be used every day and to be repaired when it breaks.',
    price: 500 + n,
    quantity: 1_000_000_000,
    images: [`https://pictures.example/${n}-front.jpg`, `https://pictures.example/${n}-back.jpg`],
    tags: ['daily', 'sturdy'],
  }))
  await db.batchInsert('products', rows, 500)
  return rows.map(({ id }) => id)
}

/** Creates shoppers, each with a cart of three lines and a coupon that nobody else locks. */
export async function createShoppers(
  tx: Transaction,
  jwtSecrets: JwtSecrets,
  { id: shopId, slug, productIds }: { id: string; slug: string; productIds: string[] },
) {
  const shoppers: Shopper[] = []
  for (let n = 0; n < count; n++) {
    const [userId, cartId, email] = [newId(), newId(), `shopper-${n}@${slug}.example`]
    const name = `Shopper ${n}`
    await tx('users').insert({ id: userId, email, name })
    const realm = { surface: 'store', shop: { id: shopId } } as const
    const { token } = await openSession(tx, jwtSecrets, { id: userId, guest: false }, realm)
    await tx('carts').insert({ id: cartId, shop_id: shopId, user_id: userId })
    const lines = [0, 1, 2].map((line) => {
      const product = (n * 3 + line) % productIds.length
      const what = { product_id: productIds[product]!, quantity: 1, seen_price: 500 + product }
      return { id: newId(), shop_id: shopId, cart_id: cartId, ...what }
    })
    await tx('cart_items').insert(lines)
    await tx('customers').insert({ id: newId(), shop_id: shopId, user_id: userId, email, name })
    const coupon = {
      id: newId(),
      shop_id: shopId,
      code: `BENCH${n}`,
      type: 'percentage' as const,
      discount: 1000,
    }
    await tx('coupons').insert({ ...coupon, starts_at: new Date(0), ends_at: new Date('2100-01-01') })
    const [cartItemId, inCart] = [lines[0]!.id, lines.map(({ product_id }) => product_id)]
    shoppers.push({ userId, email, token, sessionId: sessionIdOf(token), cartItemId, productIds: inCart })
  }
  return shoppers
}

import type { components } from '../../../generated/store.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop, Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { jsonObject, withMembers } from '../../db/sql/columns.ts'
import { jsonTime } from '../../db/sql/json.ts'
import { sendAndCommit, statement } from '../../db/statement.ts'
import {
  bindingsOf,
  type ProductBindings,
  productMembers,
  withVariants,
} from '../catalog/product-projection.ts'
import { type PageQuery, type Pagination, paginationOf } from '../shared/pagination.ts'
import type { Cart } from './cart-view.ts'
import { add as addToCart } from './carts.ts'

type WishedProduct = components['schemas']['WishedProduct']

type Owned = ProductBindings & { userId: string }

/** SQL for a product `p` with the time `p.added_at` at which it was added to the wishlist. */
const wishedJson = withMembers(
  jsonObject<WishedProduct>({ ...productMembers, addedAt: jsonTime('p.added_at') }),
  'p.details',
)

const ofShopper = 'shop_id = :shopId and user_id = :userId'

/**
 * SQL that is true for a wish whose product shoppers can see. A scalar subquery, because a join would read all products
 * of the store when PostgreSQL expects a long list.
 */
const isShown = `(
    select listed and deleted_at is null from products
    where products.shop_id = wishlist_items.shop_id and products.id = wishlist_items.product_id
  )`

const page = statement<
  Owned & { limit: number; offset: number },
  { total: number; products: WishedProduct[] }
>(
  'wishlists.page',
  `select (select count(*) from wishlist_items where ${ofShopper} and ${isShown}) as total, coalesce((
      select json_agg(${wishedJson} order by p.added_at desc, p.id desc)
      from (
        select products.*, shown.added_at
        from (
          select product_id, created_at as added_at from wishlist_items where ${ofShopper} and ${isShown}
          order by created_at desc, product_id desc limit (select cast(:limit as integer)) offset (select cast(:offset as integer))
        ) shown join products on products.id = shown.product_id and products.shop_id = :shopId
      ) p ${withVariants}
    ), '[]') as products`,
)

// An existing entry is updated to its own value, so that `returning` yields it.
const wish = statement<Owned & { productId: string; now: Date }, { product: WishedProduct }>(
  'wishlists.wish',
  `with wished as (
        insert into wishlist_items (shop_id, user_id, product_id, created_at)
        select :shopId, :userId, id, :now::timestamptz from products
        where shop_id = :shopId and kind = 'product' and id = :productId and listed and deleted_at is null
        on conflict (shop_id, user_id, product_id) do update set created_at = wishlist_items.created_at
        returning product_id, created_at
      )
      select ${wishedJson} as product
      from (
        select products.*, wished.created_at as added_at
        from wished join products on products.id = wished.product_id and products.shop_id = :shopId
      ) p ${withVariants}`,
)

const ownedBy = (shop: Shop, shopper: Shopper): Owned => ({ ...bindingsOf(shop), userId: shopper.id })

/** Returns the shopper's wishlist in this store, latest additions first, without products that are not listed. */
export async function list(
  db: Database,
  shop: Shop,
  shopper: Shopper,
  { page: number, limit }: PageQuery,
): Promise<{ products: WishedProduct[]; pagination: Pagination }> {
  const [row] = await page(db, { ...ownedBy(shop, shopper), limit, offset: (number - 1) * limit })
  const { products, total } = row!
  return { products, pagination: paginationOf(total, number, limit) }
}

/** Adds a product to the wishlist, once; throws productNotFound, also for an unlisted one. */
export async function add(
  tx: Transaction,
  shop: Shop,
  shopper: Shopper,
  productId: string,
): Promise<WishedProduct> {
  const wanted = { ...ownedBy(shop, shopper), productId, now: clock.now() }
  const [[row]] = await sendAndCommit(tx, wish.with(wanted))
  if (!row) throw new Refusal('productNotFound')
  return row.product
}

/**
 * Removes a product from the wishlist, listed or not; only one of several parallel calls succeeds. Throws
 * wishlistItemNotFound.
 */
export async function remove(
  tx: Transaction,
  shop: Shop,
  shopper: Shopper,
  productId: string,
): Promise<null> {
  const removed = await tx('wishlist_items')
    .where({ shop_id: shop.id, user_id: shopper.id, product_id: productId })
    .delete()
  if (removed === 0) throw new Refusal('wishlistItemNotFound')
  return null
}

/**
 * Adds one piece of a product to the cart and removes it from the wishlist; only one of several parallel calls
 * succeeds. Throws wishlistItemNotFound, and the refusals of `carts.add`, after which it stays on the wishlist.
 */
export async function moveToCart(
  tx: Transaction,
  shop: Shop,
  shopper: Shopper,
  productId: string,
  variantId?: string,
): Promise<Cart> {
  await remove(tx, shop, shopper, productId)
  return addToCart(tx, shop, shopper, { productId, variantId, quantity: 1 })
}

/**
 * Moves one account's wishlists in every store to another account; a product on both is kept once, with the receiver's
 * date. Call it before `moveCart`, to lock in the same order as `moveToCart`.
 */
export async function moveWishlist(tx: Transaction, fromUserId: string, toUserId: string): Promise<void> {
  await tx.raw(
    `with moved as (
      delete from wishlist_items where user_id = :from returning shop_id, product_id, created_at
    )
    insert into wishlist_items (shop_id, user_id, product_id, created_at)
    select shop_id, :to, product_id, created_at from moved order by shop_id, product_id
    on conflict (shop_id, user_id, product_id) do nothing`,
    { from: fromUserId, to: toUserId },
  )
}

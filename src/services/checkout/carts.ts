import type { Shop, Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { largestAmount } from '../../base/money.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { refuseSql } from '../../db/sql/refusals.ts'
import { lookUp, sendAll, sendAndCommit, statement } from '../../db/statement.ts'
import { isPass, type Line, type OfferIdentity, refuseUnoffered } from '../catalog/line-prices.ts'
import { currentTaxId, verifiedCountryOf } from '../taxes/tax-numbers.ts'
import { type Cart, type CartRow, cartLines, cartOf, pricedRows } from './cart-view.ts'
import { amountsOf } from './order-amounts.ts'

type Owner = {
  shopId: string
  userId: string
}
type NewItem = Owner & {
  cartId: string
  id: string
  productId: string
  variantId: string | null
  quantity: number
  options: string
  autoRenew: boolean
}
/** A cart whose subtotal is checked against the contract's maximum amount. */
type Limited = Owner & { currency: string; scale: number }
type OfItem = Owner & { itemId: string }

/** Maximum number of lines in a cart. */
const maxLines = 100

/** Condition that finds the shopper's own line `:itemId`. */
const ownItem = `
  cart_items.id = :itemId and cart_items.shop_id = :shopId
  and carts.id = cart_items.cart_id and carts.shop_id = :shopId and carts.user_id = :userId`

const view = lookUp<Owner, CartRow>('carts.view', cartLines())

const amountTooLarge = refuseSql('amountTooLarge', { most: `${largestAmount}`, currency: ':currency::text' })

// A cart merged at sign-in may have more lines than that; existing lines can still grow.
const viewAdded = statement<Limited & { id: string }, CartRow>(
  'carts.viewAdded',
  cartLines({
    refused: (isTooLarge) => `case
      when bool_or(cart_items.id = :id) over () and count(*) over () > ${maxLines} then ${refuseSql('cartFull')}
      when ${isTooLarge} then ${amountTooLarge}
    end`,
  }),
)

// A cart that became too large because prices rose can be reduced step by step.
const setQuantity = statement<Limited & OfItem & { quantity: number }, CartRow>(
  'carts.setQuantity',
  cartLines({
    changed: `update cart_items set quantity = :quantity from carts where ${ownItem}
      returning cart_items.id, cart_items.quantity`,
    refused: (isTooLarge) => `case
      when ${isTooLarge} and bool_or(cart_items.id = changed.id and changed.quantity > cart_items.quantity) over ()
      then ${amountTooLarge}
    end`,
  }),
)

const takeOut = statement<OfItem, { id: string }>(
  'carts.takeOut',
  `delete from cart_items using carts where ${ownItem} returning cart_items.id`,
)

const sum = lookUp<Owner, { count: number }>(
  'carts.count',
  `select coalesce(sum(cart_items.quantity), 0) as count from carts
  inner join cart_items on cart_items.cart_id = carts.id and cart_items.shop_id = carts.shop_id
  where carts.shop_id = :shopId and carts.user_id = :userId`,
)

// Parallel calls queue on the cart's row, so that reading the whole cart, which is pipelined with this statement, sees
// all of its lines.
const put = statement<NewItem, OfferIdentity & { itemId: string | null }>(
  'carts.put',
  `with offer as (
      select products.id as product_id, variants.id as variant_id, products.digital,
        coalesce(variants.price, products.price) as price,
        :variantId::text is not null or products.in_variants as in_variants
      from products
      left join variants on variants.id = :variantId and variants.product_id = products.id
        and variants.shop_id = :shopId and variants.deleted_at is null
      where products.id = :productId and products.shop_id = :shopId
        and products.listed and products.deleted_at is null
    ),
    cart as (
      insert into carts (id, shop_id, user_id)
      select :cartId, :shopId, :userId from offer where in_variants = (variant_id is not null)
      on conflict (shop_id, user_id) do update set updated_at = now() returning id
    ),
    item as (
      insert into cart_items (
        id, shop_id, cart_id, product_id, variant_id, options, quantity, seen_price, auto_renew
      )
      select :id, :shopId, cart.id, product_id, variant_id, :options::jsonb, :quantity, price,
        :autoRenew::boolean and ${isPass} from cart, offer
      on conflict (cart_id, product_id, coalesce(variant_id, ''), md5(options::text), shop_id) do update set
        quantity = cart_items.quantity + excluded.quantity,
        seen_price = excluded.seen_price,
        auto_renew = excluded.auto_renew
      where cart_items.quantity + excluded.quantity <= 10000
      returning id
    )
    select product_id as "productId", variant_id as "variantId", in_variants as "inVariants",
      (select id from item) as "itemId"
    from offer`,
)

const takeAll = statement<Owner, Line>(
  'carts.takeAll',
  `with cart as (
      select id from carts where shop_id = :shopId and user_id = :userId for no key update
    ),
    taken as (
      delete from cart_items using cart where cart_items.cart_id = cart.id and cart_items.shop_id = :shopId
      returning cart_items.*
    )
    select product_id as "productId", variant_id as "variantId", quantity, options, auto_renew as "autoRenew"
    from taken order by created_at, id`,
)

const readLines = statement<Owner, Line>(
  'carts.lines',
  `select product_id as "productId", variant_id as "variantId", quantity, options, auto_renew as "autoRenew"
    from carts join cart_items on cart_items.cart_id = carts.id and cart_items.shop_id = carts.shop_id
    where carts.shop_id = :shopId and carts.user_id = :userId order by cart_items.created_at, cart_items.id`,
)

const ownerOf = (shop: Shop, shopper: Shopper): Owner => ({ shopId: shop.id, userId: shopper.id })
const limitOf = ({ currency, scale }: Shop) => ({ currency, scale })

/** Returns the shopper's cart in this store, with warnings to heed before ordering; an empty cart if none exists. */
export async function get(db: Database, shop: Shop, shopper: Shopper): Promise<Cart> {
  return cartFrom(db, shop, shopper, await view(db, ownerOf(shop, shopper)))
}

/** Returns the cart of these rows, with the store's automatic discounts. */
async function cartFrom(db: Database, shop: Shop, { id: userId }: Shopper, rows: CartRow[]): Promise<Cart> {
  const buyer = { userId, verifiedCountry: verifiedCountryOf(currentTaxId(rows[0]?.taxId)) }
  return cartOf(rows, shop, await amountsOf(db, shop, { lines: pricedRows(rows), buyer }))
}

/** Sends the last statements of a change. They commit it, unless the store's discounts or taxes must be read after them. */
const sendLast = ({ hasRules, pricesIncludeTax }: Shop): typeof sendAndCommit =>
  hasRules || pricesIncludeTax != null ? sendAll : sendAndCommit

/** Returns the sum of the quantities of all lines. */
export async function count(db: Database, shop: Shop, shopper: Shopper): Promise<{ count: number }> {
  const [row] = await sum(db, ownerOf(shop, shopper))
  return row!
}

/**
 * Adds an item to the cart, or its quantity to the line of the same product, variant and options, which then takes the
 * price and renewal setting of this call. Stock is not reserved. Throws productNotFound, variantRequired, cartLineFull
 * (over 10000 pieces), cartFull (a new line beyond 100) and amountTooLarge.
 */
export async function add(tx: Transaction, shop: Shop, shopper: Shopper, line: Line): Promise<Cart> {
  const { productId, variantId = null, quantity, options = {}, autoRenew = false } = line
  const [owner, id] = [ownerOf(shop, shopper), newId()]
  const chosen = { productId, variantId, quantity, options: JSON.stringify(options), autoRenew }
  const item = put.with({ ...owner, cartId: newId(), id, ...chosen })
  const shown = viewAdded.with({ ...owner, ...limitOf(shop), id })
  const [[added], rows] = await sendLast(shop)(tx, item, shown)
  refuseUnoffered(added, line)
  if (!added.itemId) throw new Refusal('cartLineFull')
  return cartFrom(tx, shop, shopper, rows)
}

/**
 * Sets the quantity of a line; 0 removes it. Throws cartItemNotFound, also for other shoppers' lines, and
 * amountTooLarge unless the line becomes smaller.
 */
export async function setItem(
  tx: Transaction,
  shop: Shop,
  shopper: Shopper,
  itemId: string,
  quantity: number,
): Promise<Cart> {
  const owner = ownerOf(shop, shopper)
  if (quantity === 0) {
    const [[removed], rows] = await sendLast(shop)(tx, takeOut.with({ ...owner, itemId }), view.with(owner))
    if (!removed) throw new Refusal('cartItemNotFound')
    return cartFrom(tx, shop, shopper, rows)
  }
  const [rows] = await sendLast(shop)(tx, setQuantity.with({ ...owner, ...limitOf(shop), itemId, quantity }))
  if (rows.length === 0) throw new Refusal('cartItemNotFound')
  return cartFrom(tx, shop, shopper, rows)
}

/** Removes a line; throws cartItemNotFound, also for other shoppers' lines. */
export async function removeItem(
  tx: Transaction,
  shop: Shop,
  shopper: Shopper,
  itemId: string,
): Promise<null> {
  await setItem(tx, shop, shopper, itemId, 0)
  return null
}

/** Removes every line. */
export async function clear(tx: Transaction, shop: Shop, shopper: Shopper): Promise<null> {
  await take(tx, shop, shopper)
  return null
}

/** Returns every line in order. */
export function lines(db: Database, shop: Shop, shopper: Shopper): Promise<Line[]> {
  return readLines(db, ownerOf(shop, shopper))
}

/** Removes every line and returns them in order; only one of several parallel calls receives them. */
export function take(tx: Transaction, shop: Shop, shopper: Shopper): Promise<Line[]> {
  return takeAll(tx, ownerOf(shop, shopper))
}

import type { components } from '../../../generated/store.types.ts'
import type { Shop, Shopper } from '../../context.ts'
import { columnList, jsonObject } from '../../db/columns.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { refuseSql } from '../../db/refusals.ts'
import { lookUp, sendAndCommit, statement } from '../../db/statement.ts'
import { Refusal } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { decimalsOf, largestAmount } from '../../money.ts'
import {
  isPass,
  type Line,
  linesToJson,
  type Offer,
  offerColumns,
  offerTables,
  refuseUnoffered,
} from '../catalog/line-prices.ts'

export type Cart = components['schemas']['Cart']

type Owner = {
  shopId: string
  userId: string
}
type NewItem = Owner & {
  cartId: string
  id: string
  /** The line alone, as `offerTables` reads it. */
  lines: string
  options: string
  autoRenew: boolean
}
type View = Owner & { currency: string; scale: number; decimals: number }
type ItemView = View & { itemId: string }

/** A cart has at most this many lines. */
const maxLines = 100

/**
 * Returns the statement for the whole cart, with its lines at current prices and stock. Amounts are computed
 * as doubles, which are exact within the contract's maximum and do not overflow where a price has grown
 * since. `changed` is a query that yields the id and the new quantity (0: removed) of the lines that this
 * statement changes, because PostgreSQL shows them as they were before.
 */
const wholeCart = (changed: string) => `
  with changed as (${changed}),
  line as (
    select cart_items.id, cart_items.product_id, cart_items.variant_id, cart_items.auto_renew,
      cart_items.options || coalesce(variants.options, '{}') as options,
      cart_items.seen_price, cart_items.created_at, products.name, variants.name as variant_name,
      products.images[1] as image,
      coalesce(changed.quantity, cart_items.quantity) as quantity,
      sum(coalesce(changed.quantity, cart_items.quantity))
        over (partition by cart_items.product_id, cart_items.variant_id) as wanted,
      products.available,
      case when products.holds_stock then coalesce(variants.quantity, products.quantity) end as stock,
      coalesce(variants.price, products.price) as price,
      products.listed and products.deleted_at is null and case
        when variants.id is not null then variants.deleted_at is null
        else not products.in_variants
      end as sold
    from carts
    join cart_items on cart_items.cart_id = carts.id and cart_items.shop_id = carts.shop_id
    join products on products.id = cart_items.product_id and products.shop_id = carts.shop_id
    left join variants on variants.id = cart_items.variant_id and variants.shop_id = carts.shop_id
    left join changed on changed.id = cart_items.id
    where carts.shop_id = :shopId and carts.user_id = :userId
      and coalesce(changed.quantity, cart_items.quantity) > 0
  )
  select
    ${columnList<Cart>({
      _id: '(select id from carts where shop_id = :shopId and user_id = :userId)',
      items: `(
      select coalesce(json_agg(${jsonObject<Cart['items'][number]>({
        _id: 'id',
        product: 'product_id',
        variant: 'variant_id',
        name: 'name',
        variantName: 'variant_name',
        image: 'image',
        unitPrice: 'price / :scale::float8',
        quantity: 'quantity',
        total: 'price::float8 * quantity / :scale::float8',
        autoRenew: 'auto_renew',
        options: 'options',
      })} order by created_at, id), '[]') from line
    )`,
      subtotal: '(select coalesce(sum(price::float8 * quantity), 0) / :scale::float8 from line)',
      count: '(select coalesce(sum(quantity), 0) from line)',
      currency: ':currency::text',
      warnings: `(
      select coalesce(json_agg(
        ${jsonObject<Cart['warnings'][number]>({
          itemId: 'id',
          code: 'code',
          message: 'message',
        })} order by created_at, id
      ), '[]')
      from line, lateral (values
        ('unavailable', not sold, name || ' is no longer sold'),
        ('unavailable', sold and not available, name || ' is not available at the moment'),
        ('not_enough_stock', sold and wanted > stock,
          case stock when 0 then name || ' is sold out' else 'Only ' || stock || ' left of ' || name end),
        ('price_changed', sold and price <> seen_price, 'The price of ' || name || ' has changed from ' ||
          round(seen_price / :scale::numeric, :decimals) || ' to ' || round(price / :scale::numeric, :decimals))
      ) as warning (code, applies, message)
      where applies
    )`,
    })}`

/**
 * This SQL is the subtotal of the cart of `:userId` at the store `:shopId` in minor units, as the whole cart shows it.
 */
export const cartSubtotal = `(
  select coalesce(sum(coalesce(variants.price, products.price)::numeric * cart_items.quantity), 0)
  from carts
  join cart_items on cart_items.cart_id = carts.id and cart_items.shop_id = carts.shop_id
  join products on products.id = cart_items.product_id and products.shop_id = carts.shop_id
  left join variants on variants.id = cart_items.variant_id and variants.shop_id = carts.shop_id
  where carts.shop_id = :shopId and carts.user_id = :userId
)`

/** This condition finds the shopper's own line `:itemId`. */
const ownItem = `
  cart_items.id = :itemId and cart_items.shop_id = :shopId
  and carts.id = cart_items.cart_id and carts.shop_id = :shopId and carts.user_id = :userId`

const view = lookUp<View, Cart>(
  'carts.view',
  wholeCart('select null::text as id, null::integer as quantity where false'),
)

/** This SQL is true for a cart whose subtotal is above the contract's maximum. */
const tooMuch = `(select sum(price::float8 * quantity) from line) > ${largestAmount} * :scale::float8`

/** This SQL is true while the condition does not hold, and refuses a cart for which it does. */
const payableUnless = (condition: string) => `case when ${condition}
    then ${refuseSql('amountTooLarge', { most: `${largestAmount}`, currency: ':currency::text' })} end is null`

const viewAdded = statement<View & { id: string }, Cart>(
  'carts.viewAdded',
  // A cart that was merged at sign-in may have more lines; those that are there can still grow.
  `${wholeCart('select null::text as id, null::integer as quantity where false')}
  where case when exists (select from line where id = :id) and (select count(*) from line) > ${maxLines}
    then ${refuseSql('cartFull')} end is null and ${payableUnless(tooMuch)}`,
)

// A cart that has become too large, because prices rose, can be made smaller step by step. The statement changes the line,
// but reads it as it was before.
const setQuantity = statement<ItemView & { quantity: number }, Cart>(
  'carts.setQuantity',
  `${wholeCart(`
        update cart_items set quantity = :quantity from carts where ${ownItem}
        returning cart_items.id, cart_items.quantity
      `)} where exists (select from changed) and ${payableUnless(`${tooMuch} and :quantity > (
        select quantity from cart_items where id = :itemId and shop_id = :shopId
      )`)}`,
)

const takeOut = statement<ItemView, Cart>(
  'carts.takeOut',
  `${wholeCart(`delete from cart_items using carts where ${ownItem} returning cart_items.id, 0 as quantity`)}
      where exists (select from changed)`,
)

const sum = lookUp<Owner, { count: number }>(
  'carts.count',
  `select coalesce(sum(cart_items.quantity), 0) as count from carts
  inner join cart_items on cart_items.cart_id = carts.id and cart_items.shop_id = carts.shop_id
  where carts.shop_id = :shopId and carts.user_id = :userId`,
)

// Parallel calls queue on the cart's row, so that the read of the whole cart, which travels with this statement, sees
// all of its lines.
const put = statement<NewItem, Offer & { itemId: string | null }>(
  'carts.put',
  `with ${offerTables},
    cart as (
      insert into carts (id, shop_id, user_id)
      select :cartId, :shopId, :userId from offer
      where product_id is not null and in_variants = (variant_id is not null)
      on conflict (shop_id, user_id) do update set updated_at = now() returning id
    ),
    item as (
      insert into cart_items (
        id, shop_id, cart_id, product_id, variant_id, options, quantity, seen_price, auto_renew
      )
      select :id, :shopId, cart.id, product_id, variant_id, :options::jsonb, quantity, price,
        :autoRenew::boolean and ${isPass} from cart, offer
      on conflict (cart_id, product_id, coalesce(variant_id, ''), md5(options::text), shop_id) do update set
        quantity = cart_items.quantity + excluded.quantity,
        seen_price = excluded.seen_price,
        auto_renew = excluded.auto_renew
      where cart_items.quantity + excluded.quantity <= 10000
      returning id
    )
    select ${offerColumns}, (select id from item) as "itemId" from offer`,
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

const ownerOf = (shop: Shop, shopper: Shopper): Owner => ({ shopId: shop.id, userId: shopper.id })

const viewOf = (shop: Shop, shopper: Shopper): View => ({
  ...ownerOf(shop, shopper),
  currency: shop.currency,
  scale: shop.scale,
  decimals: decimalsOf(shop.scale),
})

/**
 * Returns the shopper's cart in this store, with warnings to heed before ordering; an empty cart if there is
 * none.
 */
export async function get(db: Database, shop: Shop, shopper: Shopper): Promise<Cart> {
  const [cart] = await view(db, viewOf(shop, shopper))
  return cart!
}

/** Returns the sum of the quantities of all lines. */
export async function count(db: Database, shop: Shop, shopper: Shopper): Promise<{ count: number }> {
  const [row] = await sum(db, ownerOf(shop, shopper))
  return row!
}

/**
 * Adds an item to the cart, or its quantity to the line of the same product, variant and options, whose price
 * and renewal setting then become those of this call. Stock is not reserved. Throws productNotFound,
 * variantRequired, cartLineFull (over 10000 pieces), cartFull (a new line beyond 100) and amountTooLarge.
 */
export async function add(tx: Transaction, shop: Shop, shopper: Shopper, line: Line): Promise<Cart> {
  const id = newId()
  const item = {
    ...ownerOf(shop, shopper),
    cartId: newId(),
    id,
    lines: linesToJson([line]),
    options: JSON.stringify(line.options ?? {}),
    autoRenew: line.autoRenew ?? false,
  }
  const shown = viewAdded.with({ ...viewOf(shop, shopper), id })
  const [[offer], [cart]] = await sendAndCommit(tx, put.with(item), shown)
  refuseUnoffered(offer!, line)
  if (!offer!.itemId) throw new Refusal('cartLineFull')
  return cart!
}

/**
 * Sets the quantity of a line; 0 removes it. Throws cartItemNotFound, for other shoppers' lines too, and
 * amountTooLarge unless the line becomes smaller.
 */
export async function setItem(
  tx: Transaction,
  shop: Shop,
  shopper: Shopper,
  itemId: string,
  quantity: number,
): Promise<Cart> {
  const values = { ...viewOf(shop, shopper), itemId, quantity }
  const change = quantity === 0 ? takeOut.with(values) : setQuantity.with(values)
  const [[cart]] = await sendAndCommit(tx, change)
  if (!cart) throw new Refusal('cartItemNotFound')
  return cart
}

/** Removes a line; throws cartItemNotFound, for other shoppers' lines too. */
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

/** Removes every line and returns them in their order; of parallel calls, only one receives them. */
export function take(tx: Transaction, shop: Shop, shopper: Shopper): Promise<Line[]> {
  return takeAll(tx, ownerOf(shop, shopper))
}

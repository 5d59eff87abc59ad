import type { Shop, Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { largestAmount, toMajor } from '../../base/money.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { refuseSql } from '../../db/sql/refusals.ts'
import { lookUp, sendAll, sendAndCommit, statement } from '../../db/statement.ts'
import {
  isPass,
  type Line,
  type OfferIdentity,
  refuseUnoffered,
  requireAmount,
} from '../catalog/line-prices.ts'
import { type Choice, keptChoice } from '../modifiers/choices.ts'
import { chosenOf, refusalOf } from '../modifiers/offered.ts'
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
  /** As JSON; null where nothing is chosen. */
  modifiers: string | null
  /** The amount that the choices add to the price. */
  extra: number
  autoRenew: boolean
}
/** A cart whose subtotal is checked against the contract's maximum amount. */
type Limited = Owner & { currency: string; scale: number }
type OfItem = Owner & { itemId: string }

/** A group of which something has to be chosen, and how much. */
type Missing = { name: string; bound: number }

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
const put = statement<NewItem, OfferIdentity & { itemId: string | null; missing: Missing | null }>(
  'carts.put',
  `with offer as (
      select products.id as product_id, variants.id as variant_id, products.digital,
        coalesce(variants.price, products.price) + :extra::bigint as price,
        case when products.modifier_groups <> '{}' and :modifiers::text is null then (
          select json_build_object('name', name, 'bound', min) from modifier_groups where shop_id = :shopId and id = any(products.modifier_groups) and min > 0
          order by array_position(products.modifier_groups, id::text) limit 1
        ) end as missing,
        :variantId::text is not null or products.in_variants as in_variants
      from products
      left join variants on variants.id = :variantId and variants.product_id = products.id
        and variants.shop_id = :shopId and variants.deleted_at is null
      where products.id = :productId and products.shop_id = :shopId
        and products.listed and products.deleted_at is null
    ),
    cart as (
      insert into carts (id, shop_id, user_id)
      select :cartId, :shopId, :userId from offer
      where in_variants = (variant_id is not null) and missing is null
      on conflict (shop_id, user_id) do update set updated_at = now() returning id
    ),
    item as (
      insert into cart_items (
        id, shop_id, cart_id, product_id, variant_id, options, modifiers, quantity, seen_price, auto_renew
      )
      select :id, :shopId, cart.id, product_id, variant_id, :options::jsonb, :modifiers::jsonb, :quantity, price,
        :autoRenew::boolean and ${isPass} from cart, offer
      on conflict (cart_id, product_id, coalesce(variant_id, ''), md5(options::text), coalesce(md5(modifiers::text), ''), shop_id)
      do update set
        quantity = cart_items.quantity + excluded.quantity,
        seen_price = excluded.seen_price,
        auto_renew = excluded.auto_renew
      where cart_items.quantity + excluded.quantity <= 10000
      returning id
    )
    select product_id as "productId", variant_id as "variantId", in_variants as "inVariants",
      (select id from item) as "itemId", missing
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
    select product_id as "productId", variant_id as "variantId", quantity, options, modifiers, auto_renew as "autoRenew"
    from taken order by created_at, id`,
)

const readLines = statement<Owner, Line>(
  'carts.lines',
  `select product_id as "productId", variant_id as "variantId", quantity, options, modifiers, auto_renew as "autoRenew"
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

/** Returns a choice as a line of the cart keeps it. Throws the refusals of `chosenOf`, and amountTooLarge. */
async function chosenFor(db: Database, shop: Shop, productId: string, modifiers: Line['modifiers']) {
  const kept = keptChoice(modifiers)
  if (!kept) return { modifiers: null, extra: 0 }
  const { price } = await chosenOf(db, shop, productId, modifiers!)
  requireAmount(shop, toMajor(price, shop.scale))
  return { modifiers: JSON.stringify(kept), extra: price }
}

/** Returns the sum of the quantities of all lines. */
export async function count(db: Database, shop: Shop, shopper: Shopper): Promise<{ count: number }> {
  const [row] = await sum(db, ownerOf(shop, shopper))
  return row!
}

/**
 * Adds an item to the cart, or its quantity to the line of the same product, variant and options, which then takes the
 * price and renewal setting of this call. Stock is not reserved. Throws productNotFound, variantRequired, cartLineFull
 * (over 10000 pieces), cartFull (a new line beyond 100), amountTooLarge, modifiersInvalid and modifierSoldOut.
 */
export async function add(tx: Transaction, shop: Shop, shopper: Shopper, line: Line): Promise<Cart> {
  const { productId, variantId = null, quantity, options = {}, autoRenew = false } = line
  const [owner, id] = [ownerOf(shop, shopper), newId()]
  const choice = await chosenFor(tx, shop, productId, line.modifiers)
  const chosen = { productId, variantId, quantity, options: JSON.stringify(options), autoRenew, ...choice }
  const item = put.with({ ...owner, cartId: newId(), id, ...chosen })
  const shown = viewAdded.with({ ...owner, ...limitOf(shop), id })
  const [[added], rows] = await sendLast(shop)(tx, item, shown)
  refuseUnoffered(added, line)
  if (added.missing) throw refusalOf({ kind: 'too_few', ...added.missing }, line.productId)
  if (!added.itemId) throw new Refusal('cartLineFull')
  return cartFrom(tx, shop, shopper, rows)
}

/**
 * Sets the quantity of a line, and what it chooses if that is given; a quantity of 0 removes it. Throws
 * cartItemNotFound, also for other shoppers' lines, amountTooLarge unless the line becomes smaller, and the refusals of
 * `rechoose`.
 */
export async function setItem(
  tx: Transaction,
  shop: Shop,
  shopper: Shopper,
  itemId: string,
  { quantity: wanted, modifiers }: { quantity: number; modifiers?: readonly Choice[] },
): Promise<Cart> {
  const owner = ownerOf(shop, shopper)
  const quantity =
    modifiers && wanted > 0
      ? wanted + (await rechoose(tx, shop, { ...owner, itemId, wanted }, modifiers))
      : wanted
  if (quantity === 0) {
    const [[removed], rows] = await sendLast(shop)(tx, takeOut.with({ ...owner, itemId }), view.with(owner))
    if (!removed) throw new Refusal('cartItemNotFound')
    return cartFrom(tx, shop, shopper, rows)
  }
  const [rows] = await sendLast(shop)(tx, setQuantity.with({ ...owner, ...limitOf(shop), itemId, quantity }))
  if (rows.length === 0) throw new Refusal('cartItemNotFound')
  return cartFrom(tx, shop, shopper, rows)
}

const lockLine = statement<OfItem, { productId: string }>(
  'carts.lockLine',
  `select cart_items.product_id as "productId" from carts, cart_items where ${ownItem} for no key update of carts`,
)

type Rechosen = OfItem & { modifiers: string | null }

const takeEqual = statement<Rechosen, { quantity: number }>(
  'carts.takeEqual',
  `delete from cart_items using cart_items as own
    where own.id = :itemId and own.shop_id = :shopId
      and cart_items.shop_id = :shopId and cart_items.cart_id = own.cart_id and cart_items.id <> own.id
      and cart_items.product_id = own.product_id and cart_items.variant_id is not distinct from own.variant_id
      and cart_items.options::text = own.options::text
      and cart_items.modifiers::text is not distinct from :modifiers::jsonb::text
    returning cart_items.quantity`,
)

const choose = statement<Rechosen & { extra: number }, never>(
  'carts.choose',
  `update cart_items set modifiers = :modifiers::jsonb, seen_price = coalesce((
      select variants.price from variants where variants.id = cart_items.variant_id and variants.shop_id = :shopId
    ), products.price) + :extra::bigint
    from carts, products
    where ${ownItem} and products.id = cart_items.product_id and products.shop_id = :shopId`,
)

/**
 * Changes what a line chooses, and returns how many pieces another line had that was the same, which this one replaces.
 * Throws cartItemNotFound, cartLineFull and the refusals of `chosenOf`.
 */
async function rechoose(
  tx: Transaction,
  shop: Shop,
  { wanted, ...line }: OfItem & { wanted: number },
  choices: readonly Choice[],
): Promise<number> {
  const [found] = await lockLine(tx, line)
  if (!found) throw new Refusal('cartItemNotFound')
  const { price: extra } = await chosenOf(tx, shop, found.productId, choices)
  requireAmount(shop, toMajor(extra, shop.scale))
  const kept = keptChoice(choices)
  const chosen = { ...line, modifiers: kept && JSON.stringify(kept) }
  const [equal] = await takeEqual(tx, chosen)
  if (equal && equal.quantity + wanted > 10_000) throw new Refusal('cartLineFull')
  await choose(tx, { ...chosen, extra })
  return equal?.quantity ?? 0
}

/** Removes a line; throws cartItemNotFound, also for other shoppers' lines. */
export async function removeItem(
  tx: Transaction,
  shop: Shop,
  shopper: Shopper,
  itemId: string,
): Promise<null> {
  await setItem(tx, shop, shopper, itemId, { quantity: 0 })
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

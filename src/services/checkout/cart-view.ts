import type { components } from '../../../generated/store.types.ts'
import type { Shop } from '../../base/context.ts'
import { decimalsOf, largestAmount, toMajor } from '../../base/money.ts'
import { columnList } from '../../db/sql/columns.ts'
import { isShipped, itemKind, ownOrShared, type PricedLine, shownImage } from '../catalog/line-prices.ts'
import type { Backorder, Preorder } from '../goods/backorders.ts'
import { type Limits, limitColumns } from '../goods/limits.ts'
import { type Carried, knownWeight } from '../goods/parcels.ts'
import { preorderOf } from '../goods/publishing.ts'
import { isOffered, type MenuPeriods } from '../menu-times/menu-times.ts'
import { shownModifiers } from '../modifiers/choices.ts'
import { type CurrentPrice, withCurrentPrice } from '../modifiers/current-price.ts'
import { modifierTree, refusalOf } from '../modifiers/offered.ts'
import { appliedDiscounts } from '../promotions/applied.ts'
import { shownTax } from '../taxes/order-taxes.ts'
import { currentTaxId, type TaxId } from '../taxes/tax-numbers.ts'
import type { PurchaseAmounts } from './order-amounts.ts'

export type Cart = components['schemas']['Cart']
type Item = Cart['items'][number]
type Warning = Cart['warnings'][number]

/** A cart line as stored, with the current state of its product and variant. Amounts are in minor units. */
interface Line
  extends Omit<
      Item,
      'unitPrice' | 'total' | 'stock' | 'modifiers' | 'weight' | 'backorder' | 'preorder' | keyof Limits
    >,
    Required<CurrentPrice>,
    Limits {
  /** The price when the shopper last added to the line, with what was chosen. */
  seenPrice: number
  sold: boolean
  available: boolean
  availableAt: MenuPeriods
  taxClass: string
  isShipped: boolean
  /** The weight of one piece; null: unknown. */
  weight: Carried['weight'] | null
  /** The units left, below zero what is owed; null for what never runs out. */
  stock: number | null
  /** Null unless more can be ordered than there is. */
  backorder: Backorder | null
  preorder: Preorder | null
}

type Weighed = ReturnType<typeof withCurrentPrice<Line>>

/** A row of `cartLines`. An empty cart has a single row, without a line. */
export type CartRow = { cartId: string; taxId: TaxId | null } & (Line | { [Name in keyof Line]: null })

const price = 'coalesce(variants.price, products.price)'

/** Read only where there is something to weigh: other carts cost no more than without modifiers. */
const groups = `case when cart_items.modifiers is not null or products.modifier_groups <> '{}'
  then ${modifierTree('products', '1')} end`

// Amounts are compared with the contract's maximum by what was chosen when the line was added.
const fullPrice = `case when cart_items.modifiers is null then ${price} else greatest(${price}, cart_items.seen_price) end`

const cartTables = `carts
  left join cart_items on cart_items.cart_id = carts.id and cart_items.shop_id = carts.shop_id
  left join products on products.id = cart_items.product_id and products.shop_id = carts.shop_id
  left join variants on variants.id = cart_items.variant_id and variants.shop_id = carts.shop_id`

const ownCart = 'carts.shop_id = :shopId and carts.user_id = :userId'

/** SQL for the lines of `:userId`'s cart at the store `:shopId`, as discounts see them. */
export const cartPrices = `(
  select coalesce(
    json_agg(json_build_object('id', cart_items.id, 'product', cart_items.product_id, 'price', ${price},
      'quantity', cart_items.quantity, 'modifiers', cart_items.modifiers, 'groups', ${groups}))
      filter (where cart_items.id is not null), '[]'
  ) from ${cartTables} where ${ownCart}
)`

/** Additions to a statement of `cartLines`, which otherwise only reads. */
interface Beside {
  /** A query that changes one line and yields its id and new quantity: PostgreSQL still shows the line as it was. */
  changed?: string
  /** Returns SQL that refuses the call, given SQL that is true for a cart above the contract's maximum amount. */
  refused?: (isTooLarge: string) => string
}

/**
 * Returns the statement for the lines of `:userId`'s cart, from which `cartOf` builds the reply: PostgreSQL would take
 * longer to build it than to read the lines (decision carts-are-assembled-in-node). Amounts are computed as doubles,
 * which are exact within the contract's maximum and do not overflow if a price has risen since.
 */
export function cartLines({ changed, refused }: Beside = {}): string {
  const quantity = changed
    ? 'case when cart_items.id = changed.id then changed.quantity else cart_items.quantity end'
    : 'cart_items.quantity'
  const columns = columnList<CartRow>({
    cartId: 'carts.id',
    taxId: 'carts.tax_id',
    _id: 'cart_items.id',
    product: 'cart_items.product_id',
    kind: itemKind('products'),
    variant: 'cart_items.variant_id',
    name: 'products.name',
    variantName: 'variants.name',
    image: shownImage,
    price,
    seenPrice: 'cart_items.seen_price',
    modifiers: 'cart_items.modifiers',
    groups,
    quantity,
    autoRenew: 'cart_items.auto_renew',
    options: `cart_items.options || coalesce(variants.options, '{}')`,
    sold: `products.listed and products.deleted_at is null and case
      when variants.id is not null then variants.deleted_at is null
      else not products.in_variants
    end`,
    available: 'products.available',
    availableAt: 'products.available_at',
    taxClass: 'products.tax_class',
    isShipped,
    weight: ownOrShared('weight'),
    ...limitColumns,
    backorder: "case when products.holds_stock then products.details->'backorder' end",
    preorder: preorderOf('products'),
    stock: 'case when products.holds_stock then coalesce(variants.quantity, products.quantity) end',
  })
  const isTooLarge = `sum((${fullPrice})::float8 * ${quantity}) over () > ${largestAmount} * :scale::float8`
  return `${changed ? `with changed as (${changed})` : ''}
    select ${columns} ${refused ? `, ${refused(isTooLarge)} as refused` : ''}
    from ${changed ? 'changed cross join' : ''} ${cartTables}
    where ${ownCart}
    order by cart_items.created_at, cart_items.id`
}

/** Returns the lines of these rows as discounts see them. */
export const pricedRows = (rows: CartRow[]): PricedLine[] => linesOf(rows).map(priced)

const linesOf = (rows: CartRow[]) =>
  rows.filter((row): row is Line & CartRow => row._id !== null).map(withCurrentPrice)

/** Returns the cart of these rows and their amounts, with the warnings that the shopper should see before ordering. */
export function cartOf(
  rows: CartRow[],
  shop: Shop,
  { totals, treatment }: Pick<PurchaseAmounts, 'totals' | 'treatment'>,
): Cart {
  const { currency, scale, hasRules, pricesIncludeTax } = shop
  const lines = linesOf(rows)
  const [wanted, ofProduct] = [new Map<string, number>(), new Map<string, number>()]
  let count = 0
  for (const { product, variant, quantity } of lines) {
    const what = variant ?? product
    wanted.set(what, (wanted.get(what) ?? 0) + quantity)
    ofProduct.set(product, (ofProduct.get(product) ?? 0) + quantity)
    count += quantity
  }
  const weight = weightOf(lines)
  return {
    _id: rows[0]?.cartId ?? null,
    items: lines.map((line, position) => ({
      ...itemOf(line, wanted.get(line.variant ?? line.product)!, scale),
      ...(hasRules && { discounts: appliedDiscounts(totals.lines[position]!.discounts, scale) }),
    })),
    subtotal: toMajor(totals.subtotal, scale),
    ...(hasRules && {
      discount: toMajor(totals.discount, scale),
      discounts: appliedDiscounts(totals.discounts, scale),
    }),
    ...(treatment && shownTax(totals, scale)),
    ...(pricesIncludeTax != null && { taxId: currentTaxId(rows[0]?.taxId) }),
    count,
    ...(weight !== undefined && { weight }),
    currency,
    warnings: lines.flatMap((line) => [
      ...warningsOf(line, wanted.get(line.variant ?? line.product)!, shop),
      ...limitWarnings(line, ofProduct.get(line.product)!),
    ]),
  }
}

/** Returns the weight in grams; undefined while that of a piece is unknown, or where nothing is shipped. */
const weightOf = (lines: Weighed[]) =>
  knownWeight(
    lines.flatMap(({ isShipped, weight, quantity }) =>
      isShipped ? [{ quantity, details: weight ? { weight } : null }] : [],
    ),
  )

const priced = ({ _id: id, product, price, quantity, kind, taxClass }: Weighed) => ({
  ...{ id, product, price, quantity },
  ...{ kind, taxClass },
})

function itemOf(line: Weighed, wanted: number, scale: number): Item {
  const { _id, product, kind, variant, name, variantName, image, price, quantity, autoRenew, options } = line
  const modifiers = shownModifiers(line.chosen, scale)
  const [unitPrice, total] = [toMajor(price, scale), toMajor(price * quantity, scale)]
  const { backorder, preorder } = line
  const stock = line.sold && line.available ? (backorder ? null : line.stock) : 0
  const what = { _id, product, kind, variant, name, variantName, image }
  const { minPerOrder, maxPerOrder } = line
  const limits = { ...(minPerOrder && { minPerOrder }), ...(maxPerOrder && { maxPerOrder }) }
  return {
    ...what,
    unitPrice,
    quantity,
    total,
    autoRenew,
    options,
    ...(modifiers.length > 0 && { modifiers }),
    stock,
    ...(backorder && wanted > line.stock! && { backorder }),
    ...(preorder && { preorder }),
    ...limits,
  }
}

/** Returns the warnings of a line, given how many of its product all lines have together. */
function limitWarnings({ _id: itemId, name, minPerOrder, maxPerOrder }: Line, wanted: number): Warning[] {
  if (minPerOrder !== null && wanted < minPerOrder)
    return [
      { itemId, code: 'below_minimum', message: `At least ${minPerOrder} of ${name} can be ordered at once` },
    ]
  if (maxPerOrder !== null && wanted > maxPerOrder)
    return [
      { itemId, code: 'above_maximum', message: `At most ${maxPerOrder} of ${name} can be ordered at once` },
    ]
  return []
}

/** Returns the warnings of a line, given the total quantity wanted of its product and variant. */
function warningsOf(line: Weighed, wanted: number, shop: Shop): Warning[] {
  const { _id: itemId, name, sold, available, stock, price, seenPrice } = line
  const warning = (code: Warning['code'], message: string) => ({ itemId, code, message })
  if (!sold) return [warning('unavailable', `${name} is no longer sold`)]
  const { scale } = shop
  const text = (amount: number) => toMajor(amount, scale).toFixed(decimalsOf(scale))
  const warnings = []
  if (!available) warnings.push(warning('unavailable', `${name} is not available at the moment`))
  if (!isOffered(shop, line.availableAt))
    warnings.push(warning('not_offered_now', `${name} is not offered at this time`))
  if (stock !== null && !line.backorder && wanted > stock)
    warnings.push(
      warning('not_enough_stock', stock === 0 ? `${name} is sold out` : `Only ${stock} left of ${name}`),
    )
  if (line.problem) {
    const { message } = refusalOf(line.problem, line.product)
    warnings.push(warning('modifiers_changed', `${name}: ${message}`))
  } else if (price !== seenPrice) {
    const change = `from ${text(seenPrice)} to ${text(price)}`
    warnings.push(warning('price_changed', `The price of ${name} has changed ${change}`))
  }
  return warnings
}

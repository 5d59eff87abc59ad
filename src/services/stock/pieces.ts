// Stock of pieces that are named by product and variant: holding it, releasing it, and taking it out. Every statement that
// changes stock locks products before variants, each ordered by id, so that parallel calls never deadlock. PostgreSQL keeps
// to that order because each table below needs a count of the one before it.

import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'
import { sendAll, statement } from '../../db/statement.ts'
import { type Backorder, maySell } from '../goods/backorders.ts'
import { type Reason, telling } from './cause.ts'

/** Common table expressions that lock the rows named by `wanted (shop_id, product_id, variant_id, quantity)`. */
export const lockedTables = `
  locked_products as (
    select products.id, products.shop_id, wanted.quantity from products
    join wanted on wanted.product_id = products.id and wanted.shop_id = products.shop_id
    where wanted.variant_id is null
    order by products.id for no key update of products
  ),
  locked_variants as (
    select variants.id, variants.shop_id, wanted.quantity from variants
    join wanted on wanted.variant_id = variants.id and wanted.shop_id = variants.shop_id
    where (select count(*) from locked_products) >= 0
    order by variants.id for no key update of variants
  )`

/**
 * Maximum stock (decision returned-stock-is-capped). A merchant may set it while orders hold pieces; returning those
 * stops there instead of failing, because an order must always be able to end.
 */
export const mostStock = 1_000_000_000

export interface Pieces {
  productId: string
  variantId: string | null
  quantity: number
}

type Values = { shopId: string; pieces: string }

const wanted = `
  piece as (
    select product_id, variant_id, sum(quantity) as quantity from json_to_recordset(:pieces::json)
      as given (product_id object_id, variant_id object_id, quantity bigint)
    group by product_id, variant_id
  ),
  wanted as (
    select products.shop_id, piece.product_id, piece.variant_id, piece.quantity from piece
    join products on products.id = piece.product_id and products.shop_id = :shopId
  )`

const takeFrom = (table: 'products' | 'variants') => `
  update ${table} set quantity = ${table}.quantity - locked_${table}.quantity, held = held + locked_${table}.quantity
  from locked_${table}
  where ${table}.shop_id = locked_${table}.shop_id and ${table}.id = locked_${table}.id
    and ${maySell(table, `locked_${table}.quantity`)}
  returning ${table}.id, ${table}.quantity as left`

/** Pieces that were taken although they are not there, with what their product promises of them. */
export interface Promised {
  productId: string
  variantId: string | null
  backorder: Backorder | null
}

const hold = statement<Values, Promised & { name: string; held: boolean; isShort: boolean }>(
  'pieces.hold',
  `with ${wanted}, ${lockedTables},
    taken_products as (${takeFrom('products')}),
    taken_variants as (${takeFrom('variants')})
  select wanted.product_id as "productId", wanted.variant_id as "variantId", products.name,
    products.details->'backorder' as backorder,
    coalesce(taken_products.id, taken_variants.id) is not null as held,
    coalesce(coalesce(taken_products.left, taken_variants.left) < 0, false) as "isShort"
  from wanted
  join products on products.id = wanted.product_id and products.shop_id = wanted.shop_id
  left join taken_products on taken_products.id = wanted.product_id and wanted.variant_id is null
  left join taken_variants on taken_variants.id = wanted.variant_id
  order by wanted.product_id, wanted.variant_id`,
)

const giveBack = (table: string, changes: string) => `
  update ${table} set ${changes} held = greatest(${table}.held - locked_${table}.quantity, 0)
  from locked_${table}
  where ${table}.shop_id = locked_${table}.shop_id and ${table}.id = locked_${table}.id`

const more = (table: string) =>
  `quantity = least(${table}.quantity + locked_${table}.quantity, ${mostStock}),`

const release = statement<Values, never>(
  'pieces.release',
  `with ${wanted}, ${lockedTables},
    given_products as (${giveBack('products', more('products'))})
  ${giveBack('variants', more('variants'))}`,
)

const toJson = (pieces: readonly Pieces[]) =>
  JSON.stringify(
    pieces.map(({ productId, variantId, quantity }) => ({
      product_id: productId,
      variant_id: variantId,
      quantity,
    })),
  )

/** The order that stock changes for, and why, as the ledger keeps them. */
export interface Purpose {
  orderId: string
  reason: Reason
}

/**
 * Holds pieces of items that keep stock, and returns those that are not there. Throws outOfStock with the name of the first of
 * which too few are left, unless more may be sold than there is.
 */
export async function holdPieces(
  tx: Transaction,
  { id: shopId }: Pick<Shop, 'id'>,
  pieces: readonly Pieces[],
  purpose: Purpose,
): Promise<Promised[]> {
  if (pieces.length === 0) return []
  const [, taken] = await sendAll(tx, telling(tx, purpose), hold.with({ shopId, pieces: toJson(pieces) }))
  const missing = taken.find(({ held }) => !held)
  if (!missing) return taken.filter(({ isShort }) => isShort)
  const { name, productId } = missing
  throw new Refusal('outOfStock', { values: { name }, data: { productId } })
}

/** Returns what is promised of the pieces of a line; undefined for one whose pieces are all there. */
export const promiseOf = (
  { productId, variantId }: { productId: string | null; variantId: string | null },
  promised: readonly Promised[],
): Backorder | undefined =>
  promised.find((one) => one.productId === productId && one.variantId === variantId)?.backorder ?? undefined

/** Makes pieces that are held available again. */
export async function releasePieces(
  tx: Transaction,
  { id: shopId }: Pick<Shop, 'id'>,
  pieces: readonly Pieces[],
  purpose: Purpose,
): Promise<void> {
  if (pieces.length === 0) return
  await sendAll(tx, telling(tx, purpose), release.with({ shopId, pieces: toJson(pieces) }))
}

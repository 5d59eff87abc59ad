import type { components } from '../../../generated/apps.types.ts'
import type { RecordChange, Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'
import { sendAll, statement } from '../../db/statement.ts'
import { stockLow } from '../messaging/store-notices.ts'
import { type Cause, telling } from './cause.ts'
import { lowStockAt } from './levels.ts'

type Adjustment = components['schemas']['StockAdjustment']
type Adjusted = components['schemas']['AdjustedStock']

/** The stock that an adjustment is about, locked. */
interface Locked {
  productId: string | null
  variantId: string | null
  name: string
  variantName: string | null
  onHand: number
  held: number
  threshold: number
}

/** Maximum stock, as the tables have it. */
const most = 1_000_000_000

const lock = statement<{ shopId: string; ids: string }, Locked>(
  'stock.lock',
  `with asked as (
      select position, id from json_array_elements_text(:ids::json) with ordinality as asked (id, position)
    ),
    locked_products as (
      select products.id, products.name, products.quantity, products.held, products.in_variants, products.low_stock_at
      from products
      where products.shop_id = :shopId and products.holds_stock and products.deleted_at is null
        and products.id in (
          select id from asked union all
          select variants.product_id from variants join asked on asked.id = variants.id where variants.shop_id = :shopId
        )
      order by products.id for no key update of products
    ),
    locked_variants as (
      select variants.id, variants.product_id, variants.name, variants.quantity, variants.held
      from variants join asked on asked.id = variants.id
      where variants.shop_id = :shopId and variants.deleted_at is null
        and (select count(*) from locked_products) >= 0
      order by variants.id for no key update of variants
    )
    select item.id as "productId", v.id as "variantId", item.name, v.name as "variantName",
      coalesce(v.quantity + v.held, item.quantity + item.held) as "onHand", coalesce(v.held, item.held) as held,
      ${lowStockAt('item', ':shopId')} as threshold
    from asked
    left join locked_products as own on own.id = asked.id and not own.in_variants
    left join locked_variants as v on v.id = asked.id and own.id is null
    left join locked_products as item on item.id = coalesce(own.id, v.product_id)
    order by asked.position`,
)

const write = statement<{ shopId: string; rows: string }, never>(
  'stock.write',
  `with row as (
      select * from json_to_recordset(:rows::json) as row (
        "productId" object_id, "variantId" object_id, quantity integer, reason text, note text
      )
    ),
    written_products as (
      update products set updated_at = now(), quantity = case when row."variantId" is null then row.quantity else products.quantity end
      from (select distinct on ("productId") * from row) as row
      where products.shop_id = :shopId and products.id = row."productId"
    )
    update variants set quantity = row.quantity from row
    where variants.shop_id = :shopId and variants.id = row."variantId"`,
)

/**
 * Adjusts what is on hand of products and variants, all or none. Returns what is there now, in order. Throws
 * invalidRequest unless each has exactly one of change and quantity and names another record, and for more than the
 * maximum; stockItemNotFound; stockChanged and stockHeld with what is there in `data.conflicts`.
 */
export async function adjust(
  tx: Transaction,
  record: RecordChange,
  shop: Shop,
  adjustments: Adjustment[],
): Promise<{ adjusted: Adjusted[] }> {
  requireWellFormed(adjustments)
  const found = await lock(tx, { shopId: shop.id, ids: JSON.stringify(adjustments.map(({ id }) => id)) })
  const missing = adjustments[found.findIndex(({ productId }) => productId === null)]
  if (missing)
    throw new Refusal('stockItemNotFound', { values: { id: missing.id }, data: { id: missing.id } })
  refuseConflicts(adjustments, found)
  const adjusted = found.map((there, position) => adjustedOf(there, targetOf(adjustments[position]!, there)))
  await writeByReason(tx, shop, adjustments, adjusted)
  const low = found.map((there, position) => ({ ...there, low: lowOf(there, adjusted[position]!) }))
  await stockLow(tx, record, shop, low)
  await recordChanges(tx, record, shop, adjusted)
  return { adjusted }
}

function requireWellFormed(adjustments: Adjustment[]): void {
  for (const [index, { change, quantity }] of adjustments.entries()) {
    if ((change === undefined) === (quantity === undefined))
      throw invalid(`exactly one of adjustments[${index}].change and quantity is required`)
  }
  if (new Set(adjustments.map(({ id }) => id)).size < adjustments.length)
    throw invalid('adjustments must each have an id of their own')
}

/** Returns how much would be on hand. */
const targetOf = ({ change, quantity }: Adjustment, { onHand }: Locked) => quantity ?? onHand + change!

/** Throws the refusal of the first adjustment that cannot be made, with all of them in `data.conflicts`. */
function refuseConflicts(adjustments: Adjustment[], found: Locked[]): void {
  const changed: Conflict[] = []
  const held: Conflict[] = []
  for (const [index, there] of found.entries()) {
    const adjustment = adjustments[index]!
    const conflict = { ...adjustment, index, there }
    const target = targetOf(adjustment, there)
    if (adjustment.expected !== undefined && adjustment.expected !== there.onHand) changed.push(conflict)
    else if (target < there.held && target < there.onHand) held.push(conflict)
    else if (target - there.held > most) throw invalid(`adjustments[${index}] would leave more than ${most}`)
  }
  const [first] = [...changed, ...held]
  if (!first) return
  const { name, variantName, onHand, held: holds } = first.there
  throw new Refusal(changed.length > 0 ? 'stockChanged' : 'stockHeld', {
    values: {
      name: variantName ? `${name}, ${variantName}` : name,
      onHand,
      expected: first.expected ?? 0,
      held: holds,
    },
    data: { conflicts: [...changed, ...held].map(shown) },
  })
}

type Conflict = Adjustment & { index: number; there: Locked }

const shown = ({ index, id, expected, there: { onHand, held } }: Conflict) => ({
  index,
  id,
  ...(expected === undefined ? {} : { expected }),
  onHand,
  held,
  available: onHand - held,
})

function adjustedOf({ productId, variantId, onHand, held }: Locked, target: number): Adjusted {
  return {
    productId: productId!,
    variantId,
    change: target - onHand,
    onHand: target,
    held,
    available: target - held,
  }
}

/** Writes the new quantities, in one message; the ledger is told why once for each reason and note. */
async function writeByReason(
  tx: Transaction,
  shop: Shop,
  adjustments: Adjustment[],
  adjusted: Adjusted[],
): Promise<void> {
  const causes = new Map<string, { cause: Cause; rows: object[] }>()
  for (const [position, { productId, variantId, available }] of adjusted.entries()) {
    const { reason, note } = adjustments[position]!
    const key = JSON.stringify([reason, note])
    const { rows } = causes.get(key) ?? causes.set(key, { cause: { reason, note }, rows: [] }).get(key)!
    rows.push({ productId, variantId, quantity: available })
  }
  const statements = [...causes.values()].flatMap(({ cause, rows }) => [
    telling(tx, cause),
    write.with({ shopId: shop.id, rows: JSON.stringify(rows) }),
  ])
  await sendAll(tx, ...statements)
}

/** Returns what is left if an adjustment brought it down to its threshold. */
function lowOf({ onHand, held, threshold }: Locked, { available }: Adjusted): number | null {
  return available <= threshold && onHand - held > threshold ? available : null
}

/** Records one event: of the product, or of none in particular if several have changed. */
async function recordChanges(
  tx: Transaction,
  record: RecordChange,
  shop: Shop,
  adjusted: Adjusted[],
): Promise<void> {
  const products = new Set(adjusted.filter(({ change }) => change !== 0).map(({ productId }) => productId))
  if (products.size === 0) return
  const resourceId = products.size === 1 ? [...products][0]! : null
  await record(tx, { shopId: shop.id, resource: 'products', resourceId })
}

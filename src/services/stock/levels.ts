import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { type Columns, columnList, jsonObject } from '../../db/sql/columns.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'

type Level = components['schemas']['StockLevel']
type Numbers = Pick<Level, 'onHand' | 'held' | 'available'>

/** Returns SQL for the threshold of a row that has the `low_stock_at` of its product: its own, or the store's. */
export const lowStockAt = (row: string, shopId: string) =>
  `coalesce(${row}.low_stock_at, (select low_stock_at from shops where shops.id = ${shopId}))`

/** Returns SQL for the numbers of a row of products or variants. */
const numbersOf = (row: string) =>
  ({
    onHand: `${row}.quantity + ${row}.held`,
    held: `${row}.held`,
    available: `${row}.quantity`,
  }) satisfies Columns<Numbers>

const threshold = lowStockAt('p', 'p.shop_id')

/** SQL that is true if the product `p` is low, or one of its variants. */
const isLow = `case when p.in_variants then coalesce(v.least <= ${threshold}, false) else p.quantity <= ${threshold} end`

const columns = columnList<Level>({
  _id: 'p.id',
  name: 'p.name',
  image: 'p.images[1]',
  onHand: 'case when p.in_variants then v.on_hand else p.quantity + p.held end',
  held: 'case when p.in_variants then v.held else p.held end',
  available: 'case when p.in_variants then v.available else p.quantity end',
  lowStockAt: threshold,
  ownThreshold: 'p.low_stock_at is not null',
  low: isLow,
  variants: "case when p.in_variants then v.variants else '[]' end",
})

const variants = `left join lateral (
  select coalesce(sum(v.quantity + v.held), 0)::bigint as on_hand, coalesce(sum(v.held), 0)::bigint as held,
    coalesce(sum(v.quantity), 0)::bigint as available, min(v.quantity) as least,
    coalesce(json_agg(${jsonObject<Level['variants'][number]>({
      _id: 'v.id',
      name: 'v.name',
      ...numbersOf('v'),
      low: `v.quantity <= ${threshold}`,
    })} order by v.position), '[]') as variants
  from variants v where v.shop_id = p.shop_id and v.product_id = p.id and v.deleted_at is null
) as v on true`

/** Selects the products that keep stock. */
const stocked = (db: Database, shop: Shop) =>
  db('products as p')
    .joinRaw(variants)
    .where({ 'p.shop_id': shop.id, 'p.kind': 'product', 'p.holds_stock': true })
    .whereNull('p.deleted_at')

/** Selects the levels of a list. */
export interface LevelFilter extends PageQuery {
  query?: string
  low?: boolean
}

/** Returns the stock of the store's products, newest first. */
export async function list(
  db: Database,
  shop: Shop,
  { query, low, ...page }: LevelFilter,
): Promise<{ levels: Level[]; pagination: Pagination; next: string | null }> {
  const found = stocked(db, shop)
  if (query)
    found.whereRaw("position(folded(?) in folded(p.name || ' ' || coalesce(p.barcode, ''))) > 0", [query])
  if (low !== undefined) found.whereRaw(low ? isLow : `not (${isLow})`)
  const { rows, ...position } = await newestPage<Level>(found, page, db.raw(columns), { table: 'p' })
  return { levels: rows, ...position }
}

/** Returns the stock of a product; throws productNotFound, also for one that keeps none. */
export async function get(db: Database, shop: Shop, id: string): Promise<Level> {
  const level = await stocked(db, shop).where('p.id', id).first<Level | undefined>(db.raw(columns))
  if (!level) throw new Refusal('productNotFound')
  return level
}

/** Changes how the stock of a product is kept; throws productNotFound. */
export async function update(
  tx: Transaction,
  shop: Shop,
  id: string,
  { lowStockAt }: { lowStockAt?: number | null },
): Promise<Level> {
  await tx('products')
    .where({ shop_id: shop.id, id, kind: 'product', holds_stock: true, deleted_at: null })
    .update({ low_stock_at: lowStockAt, updated_at: clock.now() })
  return get(tx, shop, id)
}

import type { RecordChange, Shop } from '../../../base/context.ts'
import { Refusal } from '../../../base/errors.ts'
import type { Transaction } from '../../../db/database.ts'
import { type Adjustment, adjust } from '../../stock/adjustments.ts'
import { stockJson, stockTable } from '../formats/stock.ts'
import { type Item, itemsBy } from './existing.ts'
import type { Batch, ImportRecord, Kind, Outcome } from './kind.ts'

export const stock: Kind = {
  area: 'INVENTORY',
  resource: 'products',
  tables: [stockTable],
  json: stockJson,
  schema: 'StockAdjustment',
  besides: ['item'],
  given: () => ({ id: 'given', reason: 'import' }),
  matches: ['sku', 'id', 'slug', 'barcode'],
  open,
}

async function open(tx: Transaction, { shop, step, record }: Batch, records: ImportRecord[]) {
  const items = await itemsBy(tx, shop, step.match, records.map(itemOf))
  await lockVariants(tx, shop, [...items.values()])
  return async (one: ImportRecord): Promise<Outcome> => {
    const item = items.get(itemOf(one))
    if (!item) throw new Refusal('stockItemNotFound', { values: { id: itemOf(one) } })
    const { item: _, ...fields } = one.fields
    const adjustment = { ...fields, id: item.variantId ?? item.productId, reason: 'import' } as Adjustment
    const { adjusted } = await adjust(tx, onceABatch(record), shop, [adjustment])
    return adjusted[0]!.change === 0 ? 'unchanged' : 'updated'
  }
}

const itemOf = ({ fields }: ImportRecord) => String(fields.item)

/** The batch reports once that products have changed. */
const onceABatch = (record: RecordChange): RecordChange => {
  return async (tx, changes) => {
    const others = [changes].flat().filter((one) => !('resource' in one && one.resource === 'products'))
    if (others.length > 0) await record(tx, others)
  }
}

async function lockVariants(tx: Transaction, shop: Shop, items: Item[]): Promise<void> {
  const ids = items.flatMap(({ variantId }) => variantId ?? [])
  await tx('variants')
    .where({ shop_id: shop.id })
    .whereIn('id', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id')
}

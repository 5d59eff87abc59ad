import type { RecordChange, Shop } from '../../../base/context.ts'
import { Refusal } from '../../../base/errors.ts'
import type { Transaction } from '../../../db/database.ts'
import { adjust } from '../../stock/adjustments.ts'
import { stockJson, stockTable } from '../formats/stock.ts'
import { type Item, itemsBy } from './existing.ts'
import { type Batch, type ImportRecord, inTurn, type Kind, type Result } from './kind.ts'

export const stock: Kind<'stock'> = {
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

async function open(tx: Transaction, { shop, step, record }: Batch, records: Counted[]) {
  const items = await itemsBy(tx, shop, step.match, records.map(itemOf))
  await lockVariants(tx, shop, [...items.values()])
  return inTurn(records, async (one): Promise<Result> => {
    const item = items.get(itemOf(one))
    if (!item) return new Refusal('stockItemNotFound', { values: { id: itemOf(one) } })
    const { item: _, ...fields } = one.fields
    const id = item.variantId ?? item.productId
    const { adjusted } = await adjust(tx, onceABatch(record), shop, [{ ...fields, id, reason: 'import' }])
    return adjusted[0]!.change === 0 ? 'unchanged' : 'updated'
  })
}

type Counted = ImportRecord<'stock'>

const itemOf = ({ fields }: Counted) => fields.item

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

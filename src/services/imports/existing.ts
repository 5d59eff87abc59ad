import type { Shop } from '../../base/context.ts'
import type { Transaction } from '../../db/database.ts'
import { slugOf } from '../shared/slugs.ts'
import type { Fields } from './formats/fields.ts'

/** What a batch needs to know of its import. */
export interface Step {
  id: string
  match: 'slug' | 'barcode'
  stock: 'keep' | 'set'
}

/** A record that is due; `lines` is the number of its lines. */
export interface Record {
  key: string
  line: number
  lines: number
  fields: Fields
  category: string | null
}

/** The id of the product that a record is about; null for a new one. */
export type Existing = string | null

/**
 * Finds and locks the products that a batch is about, in the order of their ids. A record without a slug is about the
 * product with the slug that its name would get.
 */
export async function existing(
  tx: Transaction,
  shop: Shop,
  { match }: Step,
  records: Record[],
): Promise<(record: Record) => Existing> {
  const nameOf = ({ fields }: Record): string | null => {
    if (match === 'barcode') return (fields.barcode as string | null | undefined) ?? null
    return (fields.slug as string | undefined) ?? slugOf(String(fields.name ?? ''))
  }
  const values = records.flatMap((record) => nameOf(record) ?? [])
  const found: { id: string; value: string }[] = await tx('products')
    .where({ shop_id: shop.id, kind: 'product' })
    .whereNull('deleted_at')
    .whereRaw('??::text = any(?::text[])', [match, values])
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id', { value: match })
  const byValue = new Map(found.toReversed().map(({ id, value }) => [value, id]))
  return (record) => {
    const value = nameOf(record)
    return value === null ? null : (byValue.get(value) ?? null)
  }
}

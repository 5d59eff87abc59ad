import type { RecordChange, Shop } from '../../../base/context.ts'
import type { Transaction } from '../../../db/database.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { Fields } from '../formats/fields.ts'
import type { Format } from '../formats/format.ts'

export type Outcome = 'created' | 'updated' | 'unchanged' | 'refused'

/** The field by which a record of a file is one that the store has. */
export type Match = 'slug' | 'barcode' | 'sku' | 'id' | 'email' | 'code' | 'path' | 'number'

/** An import, as its batches need it. */
export interface Step {
  id: string
  kind: 'products' | 'stock' | 'customers' | 'coupons' | 'redirects' | 'orders'
  match: Match
  stock: 'keep' | 'set' | 'adjust'
}

/** A record that is due; `lines` is the number of its lines. */
export interface ImportRecord {
  key: string
  line: number
  lines: number
  fields: Fields
  category: string | null
}

export interface Batch {
  shop: Shop
  step: Step
  record: RecordChange
  dependencies: Pick<Dependencies, 'config' | 'vault'>
  /** Adds a remark about a record that is not refused. */
  remark(about: ImportRecord, code: string, message: string): void
}

/** A fault of a record in one of its fields. */
export interface Fault {
  field: string
  code: string
  message: string
}

/** A kind of records that files have. */
export interface Kind {
  /** The area of its scopes: `READ_…` and `WRITE_…`, of which the store's settings have the second only. */
  area: 'INVENTORY' | 'CUSTOMERS' | 'DISCOUNTS' | 'ORDERS' | 'STORE'
  /** The resource whose change apps hear of; null for what is no topic. */
  resource: string | null
  /** The formats of its tables, of which the first that knows one reads it, and that of files without columns. */
  tables: Format[]
  json: Format
  /** The schema of the contract that its records have, and the members that they have besides. */
  schema: string
  besides: string[]
  /** The members that a record of this format need not have, as they are given for the check. */
  given(format: Format): object
  /** Returns what is wrong with a record that its schema takes; only for kinds with rules across fields. */
  faultsOf?(fields: Fields, shop: Shop): Fault[]
  /** The fields by which its records may be found, the default first. */
  matches: [Match, ...Match[]]
  /**
   * Finds what a batch is about, and locks it in the order of locks. Returns what writes each of its records in a
   * savepoint, and throws the refusals of the record.
   */
  open(
    tx: Transaction,
    batch: Batch,
    records: ImportRecord[],
  ): Promise<(one: ImportRecord) => Promise<Outcome>>
}

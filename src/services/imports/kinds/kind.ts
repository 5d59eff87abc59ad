import type { components } from '../../../../generated/apps.types.ts'
import type { RecordChange, Shop } from '../../../base/context.ts'
import type { Refusal } from '../../../base/errors.ts'
import type { Transaction } from '../../../db/database.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { Format } from '../formats/format.ts'

export type Outcome = 'created' | 'updated' | 'unchanged' | 'refused'

/** The field by which a record of a file is one that the store has. */
export type Match = 'slug' | 'barcode' | 'sku' | 'id' | 'email' | 'code' | 'path' | 'number'

type Schemas = components['schemas']

/** The fields that the check of each kind lets pass: the members of its schema, and those that it has besides. */
export interface Checked {
  products: Partial<Schemas['CreateProductRequest']> & { id?: string }
  stock: Omit<Schemas['StockAdjustment'], 'reason'> & { item: string }
  customers: Schemas['CreateCustomerRequest'] & { newsletter?: boolean }
  coupons: Partial<Schemas['CreateDiscountRequest']> & { code: string }
  redirects: Schemas['CreateRedirectRequest']
  orders: Schemas['HistoricOrder']
}
export type KindName = keyof Checked

/** An import, as its batches need it. */
export interface Step {
  id: string
  kind: KindName
  match: Match
  stock: 'keep' | 'set' | 'adjust'
}

/** A record that is due; `lines` is the number of its lines. */
export interface ImportRecord<Name extends KindName = KindName> {
  key: string
  line: number
  lines: number
  fields: Checked[Name]
  category: string | null
}

export type Result = Outcome | Refusal

/** Writes a batch; returns what became of each record, and throws what is the fault of one of them. */
export type Writer = () => Promise<Result[]>

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
export interface Kind<Name extends KindName> {
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
  faultsOf?(fields: Checked[Name], shop: Shop): Fault[]
  /** The fields by which its records may be found, the default first. */
  matches: [Match, ...Match[]]
  /** Finds what a batch is about, and locks it in the order of locks. Returns what writes it. */
  open(tx: Transaction, batch: Batch, records: ImportRecord<Name>[]): Promise<Writer>
}

/** Returns what writes one record after the other. */
export function inTurn<One>(records: One[], write: (one: One) => Promise<Result>): Writer {
  return async () => {
    const results: Result[] = []
    for (const one of records) results.push(await write(one))
    return results
  }
}

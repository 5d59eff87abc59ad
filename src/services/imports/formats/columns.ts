// The columns of our own tables of records, as they are exported and imported.

import { booleanOf, type Issue, listOf } from './cells.ts'
import { type Weight, weightOf, weightText } from './details.ts'
import { type Fields, fieldsOf } from './fields.ts'
import type { Row } from './table.ts'

/** How a value stands in a cell. `label` is a text that is never empty, and `words` a list whose entries have no blanks. */
type CellType = 'text' | 'label' | 'number' | 'stock' | 'boolean' | 'list' | 'words' | 'json' | 'weight'

/** A column of a table, and the member of the record that it holds. */
export interface Column {
  name: string
  as: CellType
  /** The member, if it is not called like the column. */
  member?: string
  /** Whether an empty cell says that the record has none; otherwise it says nothing. */
  empties?: true
}

/** A line for each product or variant: those of a product share its slug, and its own cells are in the first one. */
export const productColumns: Column[] = [
  { name: 'slug', as: 'label' },
  { name: 'name', as: 'label' },
  { name: 'description', as: 'text' },
  { name: 'price', as: 'number' },
  { name: 'compareAtPrice', as: 'number', empties: true },
  { name: 'quantity', as: 'stock' },
  { name: 'sku', as: 'text', empties: true },
  { name: 'barcode', as: 'text', empties: true },
  { name: 'category', as: 'label' },
  { name: 'tags', as: 'list' },
  { name: 'listed', as: 'boolean' },
  { name: 'taxClass', as: 'label' },
  { name: 'images', as: 'words' },
  { name: 'imageAlts', as: 'json' },
  { name: 'measure', as: 'json', empties: true },
  { name: 'digital', as: 'json', empties: true },
  { name: 'weight', as: 'weight' },
  { name: 'dimensions', as: 'json', empties: true },
  { name: 'hsCode', as: 'label' },
  { name: 'originCountry', as: 'label' },
  { name: 'vendor', as: 'label' },
  { name: 'condition', as: 'label' },
  { name: 'otherCategories', as: 'list', empties: true },
  { name: 'custom', as: 'json' },
]

export const variantColumns: Column[] = [
  { name: 'variant', as: 'label', member: 'name' },
  { name: 'variantPrice', as: 'number', member: 'price', empties: true },
  { name: 'variantQuantity', as: 'stock', member: 'quantity' },
  { name: 'variantSku', as: 'text', member: 'sku', empties: true },
  { name: 'variantBarcode', as: 'text', member: 'barcode', empties: true },
  { name: 'variantWeight', as: 'weight', member: 'weight' },
  { name: 'variantMeasure', as: 'json', member: 'measure', empties: true },
  { name: 'options', as: 'json' },
]

export const customerColumns: Column[] = [
  { name: 'email', as: 'label' },
  { name: 'name', as: 'label' },
  { name: 'phone', as: 'text', empties: true },
  { name: 'active', as: 'boolean' },
  { name: 'tags', as: 'list' },
  { name: 'custom', as: 'json' },
  { name: 'newsletter', as: 'boolean' },
]

export const couponColumns: Column[] = [
  { name: 'code', as: 'label' },
  { name: 'title', as: 'label' },
  { name: 'type', as: 'label' },
  { name: 'discount', as: 'number' },
  { name: 'minimumOrderAmount', as: 'number' },
  { name: 'startDate', as: 'label' },
  { name: 'endDate', as: 'label' },
  { name: 'appliesTo', as: 'json', empties: true },
  { name: 'freeShipping', as: 'boolean' },
  { name: 'active', as: 'boolean' },
  { name: 'usageLimit', as: 'number', empties: true },
  { name: 'perUserLimit', as: 'number', empties: true },
]

export const redirectColumns: Column[] = [
  { name: 'path', as: 'label' },
  { name: 'target', as: 'label' },
]

/** A line for each of an order's lines: those of an order share its number, and its own cells are in the first one. */
export const orderColumns: Column[] = [
  { name: 'number', as: 'label' },
  { name: 'placed', as: 'label' },
  { name: 'paid', as: 'label', empties: true },
  { name: 'status', as: 'label' },
  { name: 'paymentStatus', as: 'label' },
  { name: 'payment', as: 'label', empties: true },
  { name: 'email', as: 'label', empties: true },
  { name: 'currency', as: 'label' },
  { name: 'subtotal', as: 'number' },
  { name: 'shipping', as: 'number' },
  { name: 'discount', as: 'number' },
  { name: 'tax', as: 'number' },
  { name: 'taxes', as: 'json' },
  { name: 'total', as: 'number' },
  { name: 'refunded', as: 'number' },
  { name: 'refundedAt', as: 'label', empties: true },
  { name: 'coupon', as: 'label', empties: true },
  { name: 'note', as: 'label', empties: true },
  { name: 'toShip', as: 'number' },
  { name: 'shippingAddress', as: 'json', empties: true },
  { name: 'billingAddress', as: 'json', empties: true },
]

export const orderLineColumns: Column[] = [
  { name: 'product', as: 'label', empties: true },
  { name: 'item', as: 'label' },
  { name: 'variant', as: 'label', empties: true },
  { name: 'sku', as: 'label', empties: true },
  { name: 'quantity', as: 'number' },
  { name: 'unitPrice', as: 'number' },
  { name: 'itemDiscount', as: 'number' },
  { name: 'shipped', as: 'number' },
]

/** Reads the members of a record from the cells of a line, and adds to `issues` what cannot be read. */
export function readColumns(row: Row, columns: Column[], issues: Issue[]): Fields {
  const read = fieldsOf(row, issues)
  const fields: Fields = {}
  for (const column of columns) {
    const cell = row.cells[column.name.toLowerCase()]
    if (cell !== undefined) Object.assign(fields, readCell(row, column, cell, read, issues))
  }
  return fields
}

function readCell(
  row: Row,
  { name, as, member = name, empties }: Column,
  cell: string,
  read: ReturnType<typeof fieldsOf>,
  issues: Issue[],
): Fields {
  const column = name.toLowerCase()
  if (as === 'stock') return read.stock(column, member)
  if (empties && as === 'list' && cell.trim() === '') return { [member]: null }
  if (as === 'list' || as === 'words') return { [member]: entriesOf(cell, as === 'list' ? ',' : /\s+/) }
  if (as === 'text' && !empties) return { [member]: cell }
  if (cell.trim() === '') return empties ? { [member]: null } : {}
  if (as === 'number') return read.amount(member, column)
  if (as === 'boolean') return { [member]: booleanOf(cell) }
  if (as === 'json') return jsonIn(row, column, member, issues)
  if (as === 'weight') return weightOf(row, { weight: column }, issues)
  return { [member]: cell }
}

/** A list with entries that need it is JSON, and taken as it is. */
function entriesOf(cell: string, separator: string | RegExp): string[] {
  const json = cell.trim().startsWith('[') ? parsed(cell) : undefined
  return Array.isArray(json) ? json : listOf(cell, separator)
}

function jsonIn(row: Row, column: string, member: string, issues: Issue[]): Fields {
  const cell = row.cells[column]!
  const value = parsed(cell)
  if (value !== undefined) return { [member]: value }
  fieldsOf(row, issues).note(column, 'invalid_json', `“${cell.slice(0, 40)}” is not JSON`, true)
  return {}
}

/** The escape of a null character or of half a surrogate pair, which PostgreSQL cannot hold. */
const unstorable = /(?<!\\)(\\\\)*\\u(0000|d[89a-f])/

/** Returns the value of a JSON text; undefined for one that is none, or that PostgreSQL cannot hold. */
export function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return unstorable.test(JSON.stringify(value)) ? undefined : value
  } catch {
    return undefined
  }
}

/** Returns the text of a member as `readColumns` reads it. */
export function writeCell(record: object, { name, as, member = name }: Column, decimal = '.'): string {
  const value = (record as Fields)[member]
  if (value === null || value === undefined) return ''
  if (as === 'list') return listText(value as string[], ', ', /^\s|\s$|,/)
  if (as === 'words') return listText(value as string[], ' ', /\s/)
  if (as === 'weight') return weightText(value as Weight)
  if (as === 'json') return Object.keys(value).length > 0 ? JSON.stringify(value) : ''
  // Three decimals could be thousands, for all that a reader knows.
  const text = as === 'number' ? String(value).replace(/^\d{1,3}\.\d{3}$/, '$&0') : String(value)
  return as === 'number' ? text.replace('.', decimal) : text
}

function listText(entries: string[], separator: string, special: RegExp): string {
  const isPlain = new Set(entries).size === entries.length && !entries[0]?.startsWith('[')
  return isPlain && !entries.some((entry) => special.test(entry))
    ? entries.join(separator)
    : JSON.stringify(entries)
}

// Our own files: CSV in our columns, and NDJSON with a record on each line in the words of the calls.

import { pathOf } from '../../redirects/paths.ts'
import type { Issue } from './cells.ts'
import {
  type Column,
  couponColumns,
  customerColumns,
  parsed,
  productColumns,
  readColumns,
  redirectColumns,
  variantColumns,
} from './columns.ts'
import { detailsOf } from './details.ts'
import { type Fields, fieldsOf } from './fields.ts'
import { type Draft, type Format, having } from './format.ts'
import { jsonCell, type Row } from './table.ts'

/** The columns by which a product that the store has may be found. */
const keys = ['slug', 'id', 'sku', 'barcode']
const changeable = [...productColumns, ...variantColumns].map(({ name }) => name.toLowerCase())

export const ownProducts: Format = {
  name: 'csv',
  knows: (columns) =>
    having('name', 'price')(columns) ||
    keys.some(
      (key) => columns.includes(key) && columns.some((name) => name !== key && changeable.includes(name)),
    ),
  keyOf: ({ cells }) =>
    ['slug', 'name', 'id', 'sku', 'barcode'].map((name) => cells[name]?.trim()).find(Boolean) ?? null,
  draftOf: productDraft,
}

function productDraft(rows: Row[]): Draft {
  const issues: Issue[] = []
  const first = rows[0]!
  const { category, ...own } = readColumns(first, productColumns, issues)
  const sides = ['length', 'width', 'height']
  const fields: Fields = { ...detailsOf(first, { sides }, issues), ...own, ...idIn(first) }
  const variants = rows.filter((row) => row.cells.variant?.trim())
  if (variants.length > 0) fields.variants = variants.map((row) => readColumns(row, variantColumns, issues))
  return { fields, ...(typeof category === 'string' && { category }), issues }
}

const idIn = ({ cells }: Row) => (cells.id?.trim() ? { id: cells.id.trim() } : {})

export const ownCustomers = csvOf(customerColumns, 'email')
export const ownCoupons = csvOf(couponColumns, 'code')

/** However two lines write a path, they are about one redirect. */
export const ownRedirects: Format = {
  ...csvOf(redirectColumns, 'path'),
  keyOf: ({ line, cells }) => (cells.path?.trim() ? pathOf(cells.path.trim()) : `line ${line}`),
}

/** A table with a line for each record, which its key tells apart. */
function csvOf(columns: Column[], key: string): Format {
  const others = columns.map(({ name }) => name.toLowerCase()).filter((name) => name !== key)
  return {
    name: 'csv',
    knows: (names) => names.includes(key) && names.some((name) => others.includes(name)),
    keyOf: ({ line, cells }) => cells[key]?.trim().toLowerCase() || `line ${line}`,
    draftOf: (rows) => {
      const issues: Issue[] = []
      const fields = readColumns(rows[0]!, columns, issues)
      refuseTwins(rows, key, issues)
      return { fields, issues }
    },
  }
}

/** Returns NDJSON whose records this member tells apart. */
export function ownJson(key: string): Format {
  const keyOf = (text: string) => {
    const value = objectIn(text)?.[key]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null
  }
  return {
    name: 'ndjson',
    knows: () => true,
    keyOf: ({ line, cells }) => keyOf(cells[jsonCell]!) ?? `line ${line}`,
    draftOf: (rows) => jsonDraft(rows, key),
  }
}

function objectIn(text: string): Fields | null {
  const value = parsed(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null
}

function jsonDraft(rows: Row[], key: string): Draft {
  const issues: Issue[] = []
  const { category, ...fields } = objectIn(rows[0]!.cells[jsonCell]!) ?? {}
  if (Object.keys(fields).length === 0) {
    fieldsOf(rows[0]!, issues).note(jsonCell, 'invalid_json', 'The line is not a JSON object', true)
  }
  refuseTwins(rows, key, issues)
  return { fields, ...(typeof category === 'string' && { category }), issues }
}

function refuseTwins(rows: Row[], key: string, issues: Issue[]): void {
  for (const row of rows.slice(1))
    fieldsOf(row, issues).note(key, 'record_twice', `Another line has the same ${key}`, true)
}

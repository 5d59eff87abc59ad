// Our own files of products: CSV with a line for each product or variant, and NDJSON with a product on each line.

import { booleanOf, type Issue, listOf } from './cells.ts'
import { detailsOf } from './details.ts'
import { type Fields, fieldsOf } from './fields.ts'
import type { Draft, Format } from './format.ts'
import { jsonCell, type Row } from './table.ts'

export const ownCsv: Format = {
  name: 'csv',
  known: ['name', 'price'],
  keyOf: ({ cells }) => cells.slug?.trim() || cells.name?.trim() || null,
  draftOf: csvDraft,
}

const ownDetails = {
  ...{ weight: 'weight', sides: ['length', 'width', 'height'] },
  ...{ hsCode: 'hscode', originCountry: 'origincountry', vendor: 'vendor', condition: 'condition' },
}

function csvDraft(rows: Row[]): Draft {
  const issues: Issue[] = []
  const first = rows[0]!
  const { cells } = first
  const read = fieldsOf(first, issues)
  const fields: Fields = {
    ...read.text('slug', cells.slug),
    ...read.text('name', cells.name),
    ...read.amount('price', 'price'),
    ...read.stock('quantity'),
    ...(cells.description !== undefined && { description: cells.description }),
    ...(cells.images !== undefined && { images: listOf(cells.images, /\s+/) }),
    ...json(first, 'imageAlts', issues),
    ...(cells.barcode !== undefined && { barcode: cells.barcode.trim() || null }),
    ...(cells.tags !== undefined && { tags: listOf(cells.tags) }),
    ...read.amount('compareAtPrice', 'compareatprice', true),
    ...(booleanOf(cells.listed) !== undefined && { listed: booleanOf(cells.listed) }),
    ...read.text('taxClass', cells.taxclass),
    ...read.text('sku', cells.sku),
    ...detailsOf(first, ownDetails, issues),
  }
  const variants = rows.filter((row) => row.cells.variant?.trim())
  if (variants.length > 0) fields.variants = variants.map((row) => variantOf(row, issues))
  const category = cells.category?.trim()
  return { fields, ...(category && { category }), issues }
}

function variantOf(row: Row, issues: Issue[]): Fields {
  const read = fieldsOf(row, issues)
  return {
    ...read.text('name', row.cells.variant),
    ...read.amount('price', 'variantprice', true),
    ...read.stock('variantquantity'),
    ...read.text('sku', row.cells.variantsku),
    ...read.text('barcode', row.cells.variantbarcode),
    ...detailsOf(row, { weight: 'variantweight' }, issues),
    ...json(row, 'options', issues),
  }
}

function json(row: Row, name: string, issues: Issue[]): Fields {
  const column = name.toLowerCase()
  const cell = row.cells[column]
  if (cell === undefined || cell.trim() === '') return {}
  try {
    return { [name]: JSON.parse(cell) }
  } catch {
    fieldsOf(row, issues).note(column, 'invalid_json', `“${cell.slice(0, 40)}” is not JSON`, true)
    return {}
  }
}

export const ownJson: Format = {
  name: 'ndjson',
  known: [],
  keyOf: ({ line, cells }) => slugOfJson(cells[jsonCell]!) ?? `line ${line}`,
  draftOf: jsonDraft,
}

function slugOfJson(text: string): string | null {
  const slug = parsed(text)?.slug
  return typeof slug === 'string' ? slug : null
}

/** The escape of a null character or of half a surrogate pair, which PostgreSQL cannot hold. */
const unstorable = /(?<!\\)(\\\\)*\\u(0000|d[89a-f])/

function parsed(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text)
    if (unstorable.test(JSON.stringify(value))) return null
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null
  } catch {
    return null
  }
}

function jsonDraft(rows: Row[]): Draft {
  const issues: Issue[] = []
  const { category, ...fields } = parsed(rows[0]!.cells[jsonCell]!) ?? {}
  if (Object.keys(fields).length === 0) {
    fieldsOf(rows[0]!, issues).note(jsonCell, 'invalid_json', 'The line is not a JSON object', true)
  }
  for (const row of rows.slice(1)) {
    fieldsOf(row, issues).note('slug', 'product_twice', 'Another line has the same slug', true)
  }
  return { fields, ...(typeof category === 'string' && { category }), issues }
}

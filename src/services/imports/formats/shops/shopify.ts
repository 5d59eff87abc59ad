// Shopify's exports of products, in the dialect of today and in the one before.

import { booleanOf, type Issue, markdownOf } from '../cells.ts'
import { detailsOf } from '../details.ts'
import { type Fields, fieldsOf, optionsOf, slugIn, untracked } from '../fields.ts'
import { type Draft, type Format, having } from '../format.ts'
import type { Row } from '../table.ts'

/** The names of the columns in a dialect, in lower case. */
type Dialect = Record<keyof typeof today, string>

const today = {
  slug: 'url handle',
  name: 'title',
  description: 'description',
  published: 'published on online store',
  sku: 'sku',
  barcode: 'barcode',
  price: 'price',
  compareAtPrice: 'compare-at price',
  cost: 'cost per item',
  tracker: 'inventory tracker',
  quantity: 'inventory quantity',
  grams: 'weight value (grams)',
  image: 'product image url',
  imageAlt: 'image alt text',
  imagePosition: 'image position',
}

const before: Dialect = {
  slug: 'handle',
  name: 'title',
  description: 'body (html)',
  published: 'published',
  sku: 'variant sku',
  barcode: 'variant barcode',
  price: 'variant price',
  compareAtPrice: 'variant compare at price',
  cost: 'cost per item',
  tracker: 'variant inventory tracker',
  quantity: 'variant inventory qty',
  grams: 'variant grams',
  image: 'image src',
  imageAlt: 'image alt text',
  imagePosition: 'image position',
}

export const shopify = formatIn('shopify', today, having('url handle', 'title'))
export const shopifyOld = formatIn('shopify-old', before, having('handle', 'title'))

function formatIn(name: string, dialect: Dialect, knows: Format['knows']): Format {
  return {
    name,
    knows,
    keyOf: ({ cells }) => cells[dialect.slug]?.trim() || (cells[dialect.name]?.trim() ?? '') || null,
    draftOf: (rows) => draftOf(rows, dialect),
  }
}

/** The first line has the product and its first variant; the others have further variants, pictures, or both. */
function draftOf(rows: Row[], dialect: Dialect): Draft {
  const issues: Issue[] = []
  const { cells } = rows[0]!
  const read = fieldsOf(rows[0]!, issues)
  const named = rows.find((row) => row.cells[dialect.name]?.trim()) ?? rows[0]!
  const fields: Fields = {
    ...slugIn(cells[dialect.slug]),
    ...read.text('name', named.cells[dialect.name]),
    ...(cells[dialect.description] !== undefined && { description: markdownOf(cells[dialect.description]!) }),
    ...read.tags(cells.tags),
    ...read.text('vendor', cells.vendor),
    ...listedIn(cells, dialect),
    ...read.images(picturesOf(rows, dialect)),
  }
  const sold = rows.filter((row) => row.cells[dialect.price]?.trim() || optionsOf(valuesOf(row, rows[0]!)))
  const [first = rows[0]!] = sold
  Object.assign(fields, goodsOf(first, dialect, issues))
  if (!isSingle(sold, rows[0]!)) {
    fields.variants = sold.map((row) => variantOf(row, rows[0]!, dialect, issues))
    Object.assign(fields, { quantity: 0, barcode: undefined, sku: undefined })
  }
  const category = cells.type?.trim() || cells['product category']?.split('>').at(-1)?.trim()
  return { fields, ...(category && { category }), issues }
}

/** Returns the fields that products without variants share with each variant. */
function goodsOf(row: Row, dialect: Dialect, issues: Issue[]): Fields {
  const read = fieldsOf(row, issues)
  return {
    ...read.amount('price', dialect.price),
    ...read.amount('compareAtPrice', dialect.compareAtPrice, true),
    ...read.amount('cost', dialect.cost),
    ...stockOf(row, dialect, issues),
    ...read.text('barcode', row.cells[dialect.barcode]),
    ...read.text('sku', row.cells[dialect.sku]),
    ...detailsOf(row, { weight: dialect.grams, unit: 'g' }, issues),
  }
}

function variantOf(row: Row, first: Row, dialect: Dialect, issues: Issue[]): Fields {
  const options = optionsOf(valuesOf(row, first)) ?? {}
  const name = Object.values(options).join(' / ')
  return { name, options, ...goodsOf(row, dialect, issues), compareAtPrice: undefined }
}

function stockOf(row: Row, dialect: Dialect, issues: Issue[]): Fields {
  const { [dialect.quantity]: cell, [dialect.tracker]: tracker } = row.cells
  if (cell === undefined) return {}
  if (tracker !== undefined && tracker.trim() === '' && cell.trim() === '')
    return untracked(row, dialect.quantity, issues)
  return fieldsOf(row, issues).stock(dialect.quantity)
}

/** Names of options stand on the first line of a product alone. */
function valuesOf({ cells }: Row, first: Row): [string | undefined, string | undefined][] {
  return [1, 2, 3].map((number) => [
    cells[`option${number} name`]?.trim() || first.cells[`option${number} name`],
    cells[`option${number} value`],
  ])
}

/** A product without variants has one with the option `Title` and the value `Default Title`. */
function isSingle(rows: Row[], first: Row): boolean {
  if (rows.length > 1) return false
  const options = rows[0] && optionsOf(valuesOf(rows[0], first))
  return !options || Object.values(options).join() === 'Default Title'
}

function picturesOf(rows: Row[], dialect: Dialect): { url: string; alt: string }[] {
  return rows
    .filter(({ cells }) => cells[dialect.image]?.trim())
    .map(({ cells }) => ({
      url: cells[dialect.image]!.trim(),
      alt: cells[dialect.imageAlt]?.trim() ?? '',
      position: Number(cells[dialect.imagePosition]) || Number.POSITIVE_INFINITY,
    }))
    .sort((a, b) => (a.position === b.position ? 0 : a.position - b.position))
}

function listedIn(cells: Row['cells'], dialect: Dialect): Fields {
  const [published, status] = [booleanOf(cells[dialect.published]), cells.status?.trim().toLowerCase()]
  if (published === undefined && !status) return {}
  return { listed: published !== false && (!status || status === 'active') }
}

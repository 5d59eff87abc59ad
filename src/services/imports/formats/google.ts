// A product feed for Google Merchant Center, as a table.

import { type Issue, listOf } from './cells.ts'
import { detailsOf } from './details.ts'
import { type Fields, fieldsOf, optionsOf, slugIn, untracked } from './fields.ts'
import { type Draft, type DraftContext, type Format, having } from './format.ts'
import type { Row } from './table.ts'

export const google: Format = {
  name: 'google',
  knows: having('id', 'title', 'link', 'price', 'availability'),
  keyOf: (row) => cell(row, 'item_group_id') || cell(row, 'id') || '',
  draftOf,
}

/** Columns are named with underscores or with blanks. */
const nameIn = ({ cells }: Row, name: string) => (name in cells ? name : name.replaceAll('_', ' '))
const cell = (row: Row, name: string) => row.cells[nameIn(row, name)]?.trim()

const attributes = ['color', 'size', 'material', 'pattern']

function draftOf(rows: Row[], context: DraftContext): Draft {
  const issues: Issue[] = []
  const first = rows[0]!
  const read = fieldsOf(first, issues)
  const pictures = rows.flatMap((row) => [
    cell(row, 'image_link') ?? '',
    ...listOf(cell(row, 'additional_image_link')),
  ])
  const fields: Fields = {
    ...slugIn(cell(first, 'title')),
    ...read.text('name', cell(first, 'title')),
    ...read.text('description', cell(first, 'description')),
    ...read.images(pictures.filter((url) => url !== '').map((url) => ({ url, alt: '' }))),
    ...goodsOf(first, context, issues),
  }
  if (rows.length > 1) {
    fields.variants = rows.map((row) => variantOf(row, context, issues))
    Object.assign(fields, { quantity: 0, barcode: undefined, sku: undefined })
  }
  const category = cell(first, 'product_type')?.split('>').at(-1)?.trim()
  return { fields, ...(category && { category }), issues }
}

function goodsOf(row: Row, { currency }: DraftContext, issues: Issue[]): Fields {
  const read = fieldsOf(row, issues)
  const reduced = cell(row, 'sale_price') ? nameIn(row, 'sale_price') : null
  const named = /[A-Z]{3}/.exec(cell(row, 'price') ?? '')?.[0]
  if (named && named !== currency) {
    read.note('price', 'currency_differs', `The price is in ${named}, and the store's in ${currency}`, true)
  }
  return {
    ...read.amount('price', reduced ?? 'price'),
    ...(reduced && read.amount('compareAtPrice', 'price', true)),
    ...(cell(row, 'availability')?.replace('_', ' ') === 'in stock'
      ? untracked(row, 'availability', issues)
      : { quantity: 0 }),
    ...read.text('barcode', cell(row, 'gtin')),
    ...read.text('sku', cell(row, 'mpn') || cell(row, 'id')),
    ...detailsOf(row, detailColumns(row), issues),
  }
}

const detailColumns = (row: Row) => ({
  weight: nameIn(row, 'shipping_weight'),
  sides: ['shipping_length', 'shipping_width', 'shipping_height'].map((name) => nameIn(row, name)),
  vendor: 'brand',
  condition: 'condition',
})

function variantOf(row: Row, context: DraftContext, issues: Issue[]): Fields {
  const options = optionsOf(attributes.map((name) => [name, cell(row, name)])) ?? {}
  const name = Object.values(options).join(' / ') || cell(row, 'id') || 'Any'
  return { name, options, ...goodsOf(row, context, issues), compareAtPrice: undefined }
}

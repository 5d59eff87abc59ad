// WooCommerce's export of products: variations are lines of their own, which name their product.

import { booleanOf, type Issue, listOf, markdownOf } from './cells.ts'
import { columnWithUnit, detailsOf } from './details.ts'
import { type Fields, fieldsOf, optionsOf, slugIn, untracked } from './fields.ts'
import { type Draft, type Format, having } from './format.ts'
import type { Row } from './table.ts'

export const woocommerce: Format = {
  name: 'woocommerce',
  knows: having('type', 'name', 'regular price'),
  keyOf: ({ cells }) =>
    cells.parent?.trim() ||
    cells.sku?.trim() ||
    (cells.id?.trim() ? `id:${cells.id.trim()}` : (cells.name ?? '')),
  draftOf,
}

const isVariation = ({ cells }: Row) => /^variation/i.test(cells.type?.trim() ?? '')

function draftOf(rows: Row[]): Draft {
  const issues: Issue[] = []
  const variations = rows.filter(isVariation)
  const product = rows.find((row) => !isVariation(row))
  if (!product) {
    fieldsOf(rows[0]!, issues).note(
      'parent',
      'parent_missing',
      'The product of this variation is not in the file',
      true,
    )
    return { fields: {}, issues }
  }
  const read = fieldsOf(product, issues)
  const { cells } = product
  const fields: Fields = {
    ...slugIn(cells.name),
    ...read.text('name', cells.name),
    ...descriptionOf(cells),
    ...read.tags(cells.tags),
    ...read.text('vendor', listOf(cells.brands)[0]),
    ...(cells.published !== undefined && { listed: isListed(cells) }),
    ...(cells.images !== undefined && read.images(listOf(cells.images).map((url) => ({ url, alt: '' })))),
    ...goodsOf(variations.length > 0 && !cells['regular price']?.trim() ? variations[0]! : product, issues),
  }
  if (variations.length > 0) {
    fields.variants = inOrder(variations).map((row) => variantOf(row, issues))
    Object.assign(fields, { quantity: 0, sku: undefined })
  }
  const category = listOf(cells.categories)[0]?.split('>').at(-1)?.trim()
  return { fields, ...(category && { category }), issues }
}

/** A reduced price is the price, and the regular one is shown beside it. */
function goodsOf(row: Row, issues: Issue[]): Fields {
  const read = fieldsOf(row, issues)
  const isReduced = Boolean(row.cells['sale price']?.trim())
  return {
    ...read.amount('price', isReduced ? 'sale price' : 'regular price'),
    ...(isReduced ? read.amount('compareAtPrice', 'regular price', true) : { compareAtPrice: null }),
    ...stockOf(row, issues),
    ...read.text('barcode', row.cells['gtin, upc, ean, or isbn']),
    ...read.text('sku', row.cells.sku),
    ...packedOf(row, issues),
  }
}

/** Units stand in the header, as the shop has chosen them. */
function packedOf(row: Row, issues: Issue[]): Fields {
  const weight = columnWithUnit(row, 'weight')
  const sides = ['length', 'width', 'height'].map((side) => columnWithUnit(row, side))
  const columns = { weight: weight?.column, unit: weight?.unit, sides: sides.map((side) => side?.column) }
  return detailsOf(row, { ...columns, sideUnit: sides[0]?.unit }, issues)
}

function stockOf(row: Row, issues: Issue[]): Fields {
  if (row.cells.stock?.trim()) return fieldsOf(row, issues).stock('stock')
  return booleanOf(row.cells['in stock?']) ? untracked(row, 'stock', issues) : { quantity: 0 }
}

function variantOf(row: Row, issues: Issue[]): Fields {
  const options = optionsOf(
    Object.keys(row.cells)
      .flatMap((name) => /^attribute (\d+) name$/.exec(name)?.[1] ?? [])
      .map((number) => [row.cells[`attribute ${number} name`], row.cells[`attribute ${number} value(s)`]]),
  )
  const name = Object.values(options ?? {}).join(' / ') || row.cells.name?.trim() || 'Any'
  return { name, options: options ?? {}, ...goodsOf(row, issues), compareAtPrice: undefined }
}

const inOrder = (rows: Row[]) =>
  rows.toSorted((a, b) => (Number(a.cells.position) || 0) - (Number(b.cells.position) || 0))

/** Line breaks are written as `\n`. */
function descriptionOf(cells: Row['cells']): Fields {
  const text = cells.description?.trim() || cells['short description']
  return text === undefined ? {} : { description: markdownOf(text.replaceAll('\\n', '\n')) }
}

const isListed = (cells: Row['cells']) =>
  cells.published?.trim() === '1' && cells['visibility in catalog']?.trim().toLowerCase() !== 'hidden'

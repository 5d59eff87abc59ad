import { amountsOf, decimalText, readDecimal, type Taken, wholeNumbers } from '../../../ui/decimal.ts'
import { problemOf } from '../../../ui/decimal-field.tsx'
import { count } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/grid.ts'
import { largestAmount } from '../../shell/amount-field.tsx'
import type { CurrentStore } from '../../shell/store.tsx'
import { largestStock, type Product } from '../catalogue/kinds.ts'

type Variant = Product['variants'][number]

/** A line of the grid: a product, or one of its variants. */
export interface Row {
  key: string
  product: Product
  variant: Variant | null
}

export const fields = ['name', 'sku', 'barcode', 'price', 'quantity'] as const
export type Field = (typeof fields)[number]
/** The value of a cell; null for nothing, and for the price of a variant that follows its product's. */
export type Value = string | number | null

/** A value for a cell, and the row as it was when somebody typed it. */
export interface Change {
  row: Row
  field: Field
  to: Value
}

export const rowsOf = (products: Product[]): Row[] =>
  products.flatMap((product) => [
    { key: product._id, product, variant: null },
    ...product.variants.map((variant) => ({ key: variant._id, product, variant })),
  ])

export const keyOf = ({ key }: Row, field: Field) => `${key} ${field}`

export const nameOf = ({ product, variant }: Row) =>
  variant ? t('grid.variant-of', { product: product.name, variant: variant.name }) : product.name

/** The stock of a product with variants is theirs, and that of a digital product never runs out. */
export const isEditable = ({ product, variant }: Row, field: Field) =>
  field !== 'quantity' || (!product.digital && (variant !== null || product.variants.length === 0))

/** Returns what is in a cell. */
export function valueIn({ product, variant }: Row, field: Field): Value {
  if (variant && field === 'price' && variant.price === product.price) return null
  return (variant ?? product)[field] ?? null
}

const isNumber = (field: Field) => field === 'price' || field === 'quantity'

/** Reads, checks and shows the cells of a store. */
export interface Cells {
  /** Returns the value as somebody would type it. */
  text: (row: Row, field: Field) => string
  /** Returns the value as people read it; a value that is not the row's own is `inherited`. */
  shown: (row: Row, field: Field) => { words: string; inherited?: true }
  /** Returns a number as people read it. */
  show: (field: Field, value: number) => string
  read: (row: Row, field: Field, text: string) => { value: Value; problem?: undefined } | { problem: string }
}

export function cellsOf({ store, money }: CurrentStore): Cells {
  const amounts = amountsOf(store.currency.code, store.currency.symbol)
  const numbers: Record<string, { taken: Taken; min: number; max: number; show: (value: number) => string }> =
    {
      price: { taken: amounts, min: 0, max: largestAmount, show: money },
      quantity: { taken: wholeNumbers, min: 0, max: largestStock, show: count },
    }
  const show = (field: Field, value: number) => numbers[field]!.show(value)
  const text = (row: Row, field: Field) => {
    if (!isEditable(row, field)) return ''
    const value = valueIn(row, field)
    return typeof value === 'number' ? decimalText(value, numbers[field]!.taken) : (value ?? '')
  }
  const shown = (row: Row, field: Field) => {
    if (field === 'quantity' && !isEditable(row, field)) return stockOf(row)
    const value = valueIn(row, field)
    if (value === null && field === 'price')
      return { words: money(row.product.price), inherited: true as const }
    return { words: typeof value === 'number' ? show(field, value) : (value ?? '') }
  }
  const read: Cells['read'] = (row, field, typed) => {
    const plain = typed.trim().replace(/\s+/g, ' ')
    if (plain === '') return mayBeEmpty(row, field) ? { value: null } : { problem: t('grid.required') }
    if (!isNumber(field)) return textIn(field, plain)
    const options = numbers[field]!
    const reading = readDecimal(plain, options.taken)
    const problem = problemOf(reading, options)
    return problem === undefined ? { value: reading.value! } : { problem }
  }
  return { text, shown, show, read }
}

const mayBeEmpty = ({ variant }: Row, field: Field) =>
  field === 'sku' || field === 'barcode' || (field === 'price' && variant !== null)

function textIn(field: Field, value: string) {
  const most = field === 'name' ? 255 : 64
  return value.length > most ? { problem: t('grid.too-long', { most }) } : { value }
}

function stockOf({ product: { digital, variants } }: Row) {
  if (digital) return { words: t('common.none') }
  return { words: count(variants.reduce((all, { quantity }) => all + quantity, 0)), inherited: true as const }
}

import type { FormValues } from '../../../ui/form.tsx'
import { type Item, isProduct, type Product } from './kinds.ts'

type Options = Record<string, string>

/** A variant in the editor. Its typed values stay in the fields of the form until that is sent. */
export interface Row {
  /** Identifies a row, even one that is not saved yet. */
  key: string
  _id?: string
  name: string
  /** Null for a new one whose stock nobody has typed yet: it must be given, because nobody can buy a stock of 0. */
  quantity: number | null
  /** Null if the variant costs what the product costs. */
  price: number | null
  /** The merchant's own number, as it was when the editor was opened; null for none. */
  sku: string | null
  /** The same of its barcode. */
  barcode: string | null
  options: Options
}

/** A property by which variants differ, such as a size, with its values. */
export interface Choice {
  name: string
  values: string[]
}

/** Separates the options in the name of a variant. */
const separator = ' / '

/** Maximum number of variants of a product. */
export const mostVariants = 100

export const rowsOf = ({ variants, price }: Product): Row[] =>
  variants.map((variant) => ({
    key: variant._id,
    _id: variant._id,
    name: variant.name,
    quantity: variant.quantity,
    price: variant.price === price ? null : variant.price,
    sku: variant.sku ?? null,
    barcode: variant.barcode ?? null,
    options: variant.options,
  }))

/**
 * Returns the variants of the form, in the shape of the contract. A price that nobody touched is left out, so the
 * variant keeps the price of the product or its own. So is a stock, which a sale may change in the meantime.
 */
export const variantsIn = (values: FormValues, rows: Row[]) =>
  rows.map(({ _id, price, quantity, sku, barcode, options }, index) => {
    const ownNumber = values.optional(`variants[${index}].sku`) ?? null
    const code = values.optional(`variants[${index}].barcode`) ?? null
    const now = values.number(`variants[${index}].price`) ?? null
    const stock = values.number(`variants[${index}].quantity`) ?? 0
    const isTouched = _id === undefined ? now !== null : now !== price
    return {
      ...(_id && { _id }),
      name: values.text(`variants[${index}].name`),
      options,
      ...((_id === undefined || stock !== quantity) && { quantity: stock }),
      ...(isTouched && { price: now }),
      ...(ownNumber !== sku && { sku: ownNumber }),
      ...(code !== barcode && { barcode: code }),
    }
  })

/**
 * Returns the rows of the editor once those that were sent are saved: with the values that were sent, the current
 * stock, and the ids of new ones, which the service returns in order. Rows that were added later stay as they are.
 */
export const savedRows = (rows: Row[], sent: Row[], values: FormValues, saved: Item): Row[] =>
  rows.map((row) => {
    const index = sent.findIndex(({ key }) => key === row.key)
    if (index < 0 || !isProduct(saved)) return row
    const variant = row._id ? saved.variants.find(({ _id }) => _id === row._id) : saved.variants[index]
    return {
      ...row,
      _id: row._id ?? variant?._id,
      name: values.text(`variants[${index}].name`),
      quantity: variant?.quantity ?? values.number(`variants[${index}].quantity`) ?? 0,
      price: values.number(`variants[${index}].price`) ?? null,
      sku: values.optional(`variants[${index}].sku`) ?? null,
      barcode: values.optional(`variants[${index}].barcode`) ?? null,
    }
  })

/**
 * Returns the properties by which these variants differ, and the values of each, in the order of their first
 * occurrence. Within a variant that is the order of its name, since the service keeps none of its options.
 */
export function choicesOf(rows: Row[]): Choice[] {
  const found = new Map<string, Set<string>>()
  for (const row of rows) {
    const places = row.name.split(separator)
    const inOrder = Object.entries(row.options).sort(
      ([, one], [, other]) => places.indexOf(one) - places.indexOf(other),
    )
    for (const [name, value] of inOrder) {
      found.set(name, (found.get(name) ?? new Set()).add(value))
    }
  }
  return [...found].map(([name, values]) => ({ name, values: [...values] }))
}

/** Returns all combinations of the choices. */
const combinationsOf = (choices: Choice[]): Options[] =>
  choices.reduce<Options[]>(
    (all, { name, values }) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  )

/**
 * Returns the rows for these choices: existing combinations keep theirs, the others are new and have this stock, and
 * rows without a combination are dropped.
 */
export function rowsFor(choices: Choice[], rows: Row[], stock: number | null = null): Row[] {
  if (choices.length === 0) return []
  const known = new Map(rows.map((row) => [keyOf(row.options), row]))
  return combinationsOf(choices).map((options) => {
    const key = keyOf(options)
    const name = Object.values(options).join(separator)
    return known.get(key) ?? { key, name, quantity: stock, price: null, sku: null, barcode: null, options }
  })
}

const keyOf = (options: Options) => JSON.stringify(Object.entries(options).sort())

import type { Product } from '../catalogue/kinds.ts'

/** The sheets of labels that shops sell, by the name of their style in labels.css, with the labels on each. */
export const sheets = {
  'a4-3x8': 24,
  'a4-3x7': 21,
  'a4-4x10': 40,
  'letter-3x10': 30,
  roll: 1,
} as const
export type Sheet = keyof typeof sheets

export const sheetNames = Object.keys(sheets) as Sheet[]

/** The text and the barcode of a label. */
export interface Label {
  key: string
  name: string
  variant: string | null
  price: number
  sku: string | null
  /** The text of its barcode: the GTIN, or else the barcode or the SKU; null without any. */
  code: string | null
}

/** Returns a label for each product, or for each of its variants. */
export const labelsOf = (products: Product[]): Label[] =>
  products.flatMap((product) => {
    const { name, variants } = product
    const all = variants.length > 0 ? variants : [{ ...product, name: null }]
    return all.map((one) => ({
      key: one._id,
      name,
      variant: one.name,
      price: one.price,
      sku: one.sku ?? null,
      code: one.gtin ?? one.barcode ?? one.sku ?? null,
    }))
  })

/** A place on a sheet; without a label if it is already used. */
export interface Place {
  key: string
  label: Label | null
}

/** Returns the places sheet by sheet, with each label this often. */
export function laidOut(labels: Label[], sheet: Sheet, copies: number, used: number): Place[][] {
  const each = labels.flatMap((label) => Array<Label>(copies).fill(label))
  const all = [...Array<null>(used).fill(null), ...each].map((label, index) => ({
    key: String(index),
    label,
  }))
  const size = sheets[sheet]
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  )
}

// Details of products and variants that most goods have few of: weight, customs, vendor. They are in one column of the
// row that is read anyway, in the contract's shape (decision details-are-members-of-one-column).

import type { components } from '../../../generated/apps.types.ts'
import { gtinOf } from '../../base/gtin.ts'

type Product = components['schemas']['CreateProductRequest']
type Variant = components['schemas']['VariantInput']

/** The details that merchants write as they are kept. */
export const detailNames = [
  'weight',
  'dimensions',
  'hsCode',
  'originCountry',
  'vendor',
  'condition',
  'manufacturer',
  'responsiblePerson',
  'backorder',
  'minPerOrder',
  'maxPerOrder',
  'otherCategories',
  'relatedProducts',
] as const

/** Returns the details of a product that are given, for `changed_details`; null removes one. */
export const detailsOf = (fields: Partial<Product>) => ({
  ...Object.fromEntries(detailNames.map((name) => [name, fields[name]])),
  ...(fields.otherCategories?.length === 0 && { otherCategories: null }),
  ...(fields.relatedProducts?.length === 0 && { relatedProducts: null }),
  gtin: gtinIn(fields.barcode),
})

/** Returns the same of a variant, which has its barcode among them. */
export const detailsOfVariant = ({ weight, dimensions, image, barcode }: Omit<Variant, 'name'>) => ({
  ...{ weight, dimensions, image, barcode },
  gtin: gtinIn(barcode),
})

const gtinIn = (barcode: string | null | undefined) =>
  barcode ? gtinOf(barcode) : barcode === '' ? null : barcode

import type { components } from '../../../../generated/apps.types.ts'
import { inUtc } from '../../../base/calendar.ts'
import type { Shop } from '../../../base/context.ts'
import { measureIn } from '../../amounts/measures.ts'
import type { CustomValues } from '../../custom-fields/values.ts'
import type { detailNames } from '../../goods/details.ts'
import { minorOf, requireDigital } from '../../shared/shop.ts'
import { type CommonFields, ownValuesOf } from '../items.ts'
import type { Product } from '../product-projection.ts'
import type { VariantInput } from './variants.ts'

type Details = Pick<
  components['schemas']['CreateProductRequest'],
  (typeof detailNames)[number] | 'publishAt' | 'unpublishAt' | 'preorder' | 'cost'
>

/** The fields of a product that a merchant writes; prices in major units. */
export interface ProductFields extends CommonFields, Details {
  quantity: number
  sku?: string | null
  barcode?: string | null
  tags?: string[]
  variants?: VariantInput[]
  compareAtPrice?: number | null
  measure?: components['schemas']['Measure'] | null
  digital?: components['schemas']['DigitalInput']
  slug?: string
  custom?: CustomValues
}

/** Returns the columns for the given fields. A missing field yields undefined, which leaves its column unchanged. */
export function columnsOf(shop: Shop, fields: Partial<ProductFields>) {
  const { quantity, sku, barcode, tags, compareAtPrice, cost, measure, variants } = fields
  const { category, modifierGroups, slug, listed, publishAt, unpublishAt, preorder } = fields
  return {
    ...ownValuesOf(shop, fields),
    category_id: category,
    modifier_groups: modifierGroups,
    slug,
    quantity,
    sku,
    barcode,
    tags,
    in_variants: variants && variants.length > 0,
    compare_at_price: compareAtPrice && minorOf(shop, compareAtPrice, 'compareAtPrice'),
    publish_at: listed && publishAt === undefined ? null : publishAt && inUtc(publishAt),
    unpublish_at: unpublishAt && inUtc(unpublishAt),
    releases_at: preorder && inUtc(preorder.releasesAt),
    cost: cost == null ? cost : minorOf(shop, cost, 'cost'),
    measure: measure && measureIn(shop, measure),
    digital: fields.digital && digitalOf(shop, fields.digital),
  }
}

function digitalOf(shop: Shop, digital: NonNullable<ProductFields['digital']>) {
  requireDigital(shop)
  const { accessType, allAccess = false } = digital
  return { accessType, allAccess } satisfies NonNullable<Product['digital']>
}

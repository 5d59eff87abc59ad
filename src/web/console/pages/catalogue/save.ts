import type { FormValues } from '../../../ui/form.tsx'
import { listIn } from '../../../ui/list-text.ts'
import type { CurrentStore } from '../../shell/store.tsx'
import type { OwnField } from '../custom-fields/queries.ts'
import { changedCustom, customIn } from '../custom-fields/value-fields.tsx'
import type { Chosen } from '../discounts/product-picker.tsx'
import { detailsIn } from './details-fields.tsx'
import { dietaryIn } from './dietary-fields.tsx'
import { type Item, isFood, isProduct, kindOf, type Product } from './kinds.ts'
import { units } from './measure-fields.tsx'
import { menuTimesIn } from './menu-times-fields.tsx'
import { partiesIn } from './party-fields.tsx'
import { altField } from './pictures.tsx'
import { plannedIn } from './planned-fields.tsx'
import { sellingIn } from './selling-fields.tsx'
import { type Row, variantsIn } from './variant-rows.ts'

/** The state that the editor keeps besides the fields of its form. */
export interface Draft {
  images: string[]
  rows: Row[]
  modifierGroups: string[]
  related: Chosen[]
  /** The store's own fields of products, which do not change while the form is open. */
  ownFields: OwnField[]
}

/** The state of the editor when it is saved, and what its lists were when it was opened or last saved. */
export interface Sent {
  values: FormValues
  draft: Draft
  before: Draft
}

/** Adds the item of the form to the catalogue. */
export function create({ api, store }: CurrentStore, { values, draft }: Sent): Promise<Item> {
  switch (kindOf(store)) {
    case 'products':
      return api.products.create({
        ...productIn(values, draft),
        custom: customIn(values, draft.ownFields),
      })
    case 'foods':
      return api.foods.create(foodIn(values, draft))
    case 'services':
      return api.services.create(serviceIn(values, draft))
  }
}

/**
 * Sends only the changes: anything that somebody else, or a sale, has changed in the meantime stays as it is, including
 * the stock and the prices of variants that nobody touched.
 */
export function update({ api }: CurrentStore, item: Item, { values, draft, before }: Sent): Promise<Item> {
  const changed = <Fields extends object>(read: (values: FormValues, draft: Draft) => Fields) =>
    values.changed((all) => read(all, all === values ? draft : before))
  if (isProduct(item))
    return api.products.update(item._id, {
      ...changed(productIn),
      ...changedCustom(values, draft.ownFields),
    })
  if (isFood(item)) return api.foods.update(item._id, changed(foodIn))
  return api.services.update(item._id, changed(serviceIn))
}

const commonIn = (values: FormValues, { images }: Draft) => ({
  name: values.text('name'),
  description: values.text('description'),
  price: values.number('price') ?? 0,
  images,
  imageAlts: altsIn(values, images),
  listed: values.checked('listed'),
  // The form has no class at a store that computes no taxes.
  taxClass: values.optional('taxClass'),
})

/** Returns the descriptions of the pictures that have one. */
const altsIn = (values: FormValues, images: string[]): Record<string, string> =>
  Object.fromEntries(images.map((url) => [url, values.text(altField(url))]).filter(([, words]) => words))

const categoryIn = (values: FormValues) => values.optional('category') ?? null

const productIn = (values: FormValues, draft: Draft) => ({
  ...commonIn(values, draft),
  slug: values.optional('slug'),
  compareAtPrice: values.number('compareAtPrice') ?? null,
  measure: measureIn(values),
  quantity: values.number('quantity') ?? 0,
  sku: values.optional('sku') ?? null,
  barcode: values.optional('barcode') ?? null,
  ...detailsIn(values),
  ...sellingIn(values),
  ...partiesIn(values),
  ...plannedIn(values),
  category: categoryIn(values),
  otherCategories: values.all('otherCategories'),
  relatedProducts: draft.related.map(({ _id }) => _id),
  modifierGroups: draft.modifierGroups,
  tags: listIn(values.text('tags')),
  variants: variantsIn(values, draft.rows),
  digital: digitalIn(values),
})

function measureIn(values: FormValues): Product['measure'] {
  const amount = values.number('measure.amount')
  const unit = units.find((one) => one === values.text('measure.unit'))
  return amount && unit ? { amount, unit } : null
}

function digitalIn(values: FormValues): Product['digital'] {
  const accessType = values.text('digital')
  if (accessType !== 'pass' && accessType !== 'lifetime') return null
  return { accessType, allAccess: values.checked('allAccess') }
}

const foodIn = (values: FormValues, draft: Draft) => ({
  ...commonIn(values, draft),
  category: categoryIn(values),
  modifierGroups: draft.modifierGroups,
  available: values.checked('available'),
  ...dietaryIn(values),
  ...menuTimesIn(values),
})

const serviceIn = (values: FormValues, draft: Draft) => ({
  ...commonIn(values, draft),
  durationMinutes: values.number('durationMinutes') ?? null,
})

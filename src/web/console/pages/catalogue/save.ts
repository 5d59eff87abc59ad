import { changesOf } from '../../../ui/changes.ts'
import type { FormValues } from '../../../ui/form.tsx'
import { listIn } from '../../../ui/list-text.ts'
import type { CurrentStore } from '../../shell/store.tsx'
import { type Food, type Item, isFood, isProduct, kindOf, type Product, type Service } from './kinds.ts'
import { altField } from './pictures.tsx'
import { type Row, variantsIn } from './variant-rows.ts'

/** The state that the editor keeps beside the fields of its form. */
export interface Draft {
  images: string[]
  rows: Row[]
}

/** Adds the item of the form to the catalogue. */
export function create({ api, store }: CurrentStore, values: FormValues, draft: Draft): Promise<Item> {
  switch (kindOf(store)) {
    case 'products':
      return api.products.create(productIn(values, draft))
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
export function update({ api }: CurrentStore, item: Item, values: FormValues, draft: Draft): Promise<Item> {
  if (isProduct(item)) {
    return api.products.update(item._id, changesOf(productIn(values, draft), ofProduct(item)))
  }
  if (isFood(item)) return api.foods.update(item._id, changesOf(foodIn(values, draft), ofFood(item)))
  return api.services.update(item._id, changesOf(serviceIn(values, draft), ofService(item)))
}

const commonIn = (values: FormValues, { images }: Draft) => ({
  name: values.text('name'),
  description: values.text('description'),
  price: values.number('price') ?? 0,
  images,
  imageAlts: altsIn(values, images),
  listed: values.checked('listed'),
})

/** Returns the words of the pictures that have any. */
const altsIn = (values: FormValues, images: string[]): Record<string, string> =>
  Object.fromEntries(images.map((url) => [url, values.text(altField(url))]).filter(([, words]) => words))

const categoryIn = (values: FormValues) => values.optional('category') ?? null

const productIn = (values: FormValues, draft: Draft) => ({
  ...commonIn(values, draft),
  compareAtPrice: values.number('compareAtPrice') ?? null,
  quantity: values.number('quantity') ?? 0,
  barcode: values.optional('barcode') ?? null,
  category: categoryIn(values),
  tags: listIn(values.text('tags')),
  variants: variantsIn(values, draft.rows),
  digital: digitalIn(values),
})

function digitalIn(values: FormValues): Product['digital'] {
  const accessType = values.text('digital')
  if (accessType !== 'pass' && accessType !== 'lifetime') return null
  return { accessType, allAccess: values.checked('allAccess') }
}

const foodIn = (values: FormValues, draft: Draft) => ({
  ...commonIn(values, draft),
  category: categoryIn(values),
  available: values.checked('available'),
})

const serviceIn = (values: FormValues, draft: Draft) => ({
  ...commonIn(values, draft),
  durationMinutes: values.number('durationMinutes') ?? null,
})

/** Returns a text as the field that shows it gives it back. */
const typed = (text: string) => text.replace(/\r\n?/g, '\n').trim()

const ofCommon = ({ name, description, price, images, imageAlts, listed }: Item) => ({
  name: typed(name),
  description: typed(description),
  price,
  images,
  imageAlts: Object.fromEntries(
    images.map((url) => [url, typed(imageAlts[url] ?? '')]).filter(([, words]) => words),
  ),
  listed,
})

/** Returns a record in the shape in which it is sent, to find out what was changed. */
const ofProduct = (product: Product): ReturnType<typeof productIn> => ({
  ...ofCommon(product),
  compareAtPrice: product.compareAtPrice,
  quantity: product.quantity,
  barcode: typed(product.barcode ?? '') || null,
  category: product.category?._id ?? null,
  tags: product.tags,
  variants: product.variants.map(({ _id, name, options }) => ({ _id, name: typed(name), options })),
  digital: product.digital && {
    accessType: product.digital.accessType,
    allAccess: product.digital.allAccess,
  },
})

const ofFood = (food: Food): ReturnType<typeof foodIn> => ({
  ...ofCommon(food),
  category: food.category?._id ?? null,
  available: food.available,
})

const ofService = (service: Service): ReturnType<typeof serviceIn> => ({
  ...ofCommon(service),
  durationMinutes: service.durationMinutes,
})

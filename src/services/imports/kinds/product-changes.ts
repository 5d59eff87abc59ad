import { isDeepStrictEqual } from 'node:util'
import type { Shop } from '../../../base/context.ts'
import { toMinor } from '../../../base/money.ts'
import type { Product } from '../../catalog/product-projection.ts'
import type { ProductFields } from '../../catalog/products.ts'
import type { Batch } from './kind.ts'

/** The fields that a line says of a product. */
export type Said = Partial<ProductFields>
type VariantInput = NonNullable<ProductFields['variants']>[number]

/**
 * Returns the fields in which a product differs from its line. With `keep`, its stock stays what sales have left of it.
 * The slug of a product that was found by another field stays too, because links lead there.
 */
export function changesOf(
  shop: Shop,
  now: Product,
  { slug: _, variants, category, otherCategories, custom, quantity, ...fields }: Said,
  stock: Batch['step']['stock'],
): Said {
  const changes: Said = {}
  for (const name of namesOf(fields))
    if (!isSame(shop, name, fields[name], now[name as keyof Product] ?? null))
      Object.assign(changes, { [name]: fields[name] })
  if (setsStock(stock, quantity, now)) changes.quantity = quantity
  if (category !== undefined && category !== now.category?._id) changes.category = category
  if (otherCategories !== undefined && !isSameSet(otherCategories, now.otherCategories))
    changes.otherCategories = otherCategories
  if (!hasAll(now.custom, custom)) changes.custom = custom
  const merged = variants && variantsOf(now, variants, stock)
  const followed = { price: fields.price ?? now.price, measure: fields.measure ?? now.measure }
  if (merged && !merged.every((one, place) => isVariantSame(shop, one, now.variants[place], followed)))
    changes.variants = merged
  else if (merged && merged.length !== now.variants.length) changes.variants = merged
  return changes
}

/** Returns whether own fields have all the values of a line, which says nothing of the others. */
export const hasAll = (now: Record<string, unknown> = {}, given: object = {}): boolean =>
  Object.entries(given).every(([key, value]) => (now[key] ?? null) === value)

const namesOf = <Given extends object>(given: Given) => Object.keys(given) as (keyof Given & string)[]

const isSameSet = (given: string[] | null, now: string[] = []) =>
  isDeepStrictEqual([...(given ?? [])].sort(), [...now].sort())

/**
 * Returns whether a line changes the stock. Files have no stock below zero, so none in a file is what was sold beyond stock,
 * too: it stays owed.
 */
const setsStock = (
  stock: Batch['step']['stock'],
  quantity: number | undefined,
  now: { quantity: number },
): quantity is number => stock === 'set' && quantity !== undefined && quantity !== Math.max(now.quantity, 0)

/** A variant is the one with the same options, or without options that with the same name. */
function variantsOf(now: Product, variants: VariantInput[], stock: Batch['step']['stock']): VariantInput[] {
  return variants.map((variant) => {
    const found = now.variants.find(({ name, options }) =>
      Object.keys(variant.options ?? {}).length > 0
        ? isDeepStrictEqual(options, variant.options)
        : name === variant.name,
    )
    if (!found) return variant
    const { quantity, ...rest } = variant
    return { ...rest, _id: found._id, ...(setsStock(stock, quantity, found) && { quantity }) }
  })
}

/** A variant that has no price or measure of its own is shown with those of the product that it follows. */
function isVariantSame(
  shop: Shop,
  { _id, ...given }: Partial<VariantInput>,
  now: Product['variants'][number] | undefined,
  followed: Pick<Said, 'price' | 'measure'>,
): boolean {
  if (!now || now._id !== _id) return false
  return namesOf(given).every((name) => {
    const other = name === 'price' || name === 'measure' ? followed[name] : null
    return isSame(shop, name, given[name] ?? other ?? null, now[name as keyof typeof now] ?? null)
  })
}

/** Returns the changes of a product whose line is about one of its variants, as a line with its number alone is. */
export function variantChangesOf(
  shop: Shop,
  now: Product,
  id: string,
  { price, measure, quantity }: Said,
  stock: Batch['step']['stock'],
): Said {
  const variant = now.variants.find(({ _id }) => _id === id)
  const given: Partial<VariantInput> = {
    ...(variant && setsStock(stock, quantity, variant) && { quantity }),
    ...(price !== undefined && { price }),
    ...(measure !== undefined && { measure }),
  }
  if (isVariantSame(shop, { ...given, _id: id }, variant, { ...now })) return {}
  return { variants: now.variants.map(({ _id, name }) => ({ _id, name, ...(_id === id && given) })) }
}

/** Amounts are compared as they are kept, in minor units. */
function isSame({ scale }: Shop, name: string, given: unknown, now: unknown): boolean {
  const isAmount = name === 'price' || name === 'compareAtPrice' || name === 'cost'
  if (isAmount && typeof given === 'number' && typeof now === 'number') {
    return toMinor(given, scale) === toMinor(now, scale)
  }
  return isDeepStrictEqual(given, now)
}

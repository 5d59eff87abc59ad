import { isDeepStrictEqual } from 'node:util'
import type { Shop } from '../../../base/context.ts'
import { toMinor } from '../../../base/money.ts'
import type { Product } from '../../catalog/product-projection.ts'
import type { Fields } from '../formats/fields.ts'
import type { Batch } from './kind.ts'

/**
 * Returns the fields in which a product differs from its line. With `keep`, its stock stays what sales have left of it.
 * The slug of a product that was found by another field stays too, because links lead there.
 */
export function changesOf(
  shop: Shop,
  now: Product,
  { slug: _, variants, category, otherCategories, quantity, ...fields }: Fields,
  stock: Batch['step']['stock'],
): Fields {
  const same = (name: string, value: unknown) => isSame(shop, name, value, now[name as keyof Product] ?? null)
  const changed = Object.entries(fields).filter(([name, value]) => !same(name, value))
  const changes: Fields = Object.fromEntries(changed)
  if (stock === 'set' && quantity !== undefined && quantity !== now.quantity) changes.quantity = quantity
  if (category !== undefined && category !== now.category?._id) changes.category = category
  if (otherCategories !== undefined && !isSameSet(otherCategories as string[] | null, now.otherCategories))
    changes.otherCategories = otherCategories
  const merged = variants && variantsOf(now, variants, stock)
  const followed = { price: fields.price ?? now.price, measure: fields.measure ?? now.measure }
  if (merged && !merged.every((one, place) => isVariantSame(shop, one, now.variants[place], followed)))
    changes.variants = merged
  else if (merged && merged.length !== now.variants.length) changes.variants = merged
  return changes
}

const isSameSet = (given: string[] | null, now: string[] = []) =>
  isDeepStrictEqual([...(given ?? [])].sort(), [...now].sort())

/** A variant is the one with the same options, or without options that with the same name. */
function variantsOf(now: Product, variants: Fields[], stock: Batch['step']['stock']): Fields[] {
  return variants.map((variant) => {
    const found = now.variants.find(({ name, options }) =>
      Object.keys((variant.options as object) ?? {}).length > 0
        ? isDeepStrictEqual(options, variant.options)
        : name === variant.name,
    )
    if (!found) return variant
    const { quantity, ...rest } = variant
    return { ...rest, _id: found._id, ...(stock === 'set' && quantity !== undefined && { quantity }) }
  })
}

/** A variant that has no price or measure of its own is shown with those of the product that it follows. */
function isVariantSame(
  shop: Shop,
  { _id, ...given }: Fields,
  now: Product['variants'][number] | undefined,
  followed: Fields,
): boolean {
  if (!now || now._id !== _id) return false
  return Object.entries(given).every(([name, value]) =>
    isSame(shop, name, value ?? followed[name] ?? null, (now as unknown as Fields)[name] ?? null),
  )
}

/** Returns the changes of a product whose line is about one of its variants, as a line with its number alone is. */
export function variantChangesOf(
  shop: Shop,
  now: Product,
  id: string,
  { price, measure, quantity }: Fields,
  stock: Batch['step']['stock'],
): Fields {
  const named = Object.entries({ price, measure, quantity: stock === 'set' ? quantity : undefined })
  const given = Object.fromEntries(named.filter(([, value]) => value !== undefined))
  const variant = now.variants.find(({ _id }) => _id === id)
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

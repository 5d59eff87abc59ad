import type { components } from '../../../generated/agents.types.ts'
import { invalid } from '../../base/errors.ts'

type CatalogProduct = components['schemas']['CatalogProduct']
type Selected = components['schemas']['SelectedOption']
type Variant = CatalogProduct['variants'][number]

const fits = ({ options = [] }: Variant, selected: readonly Selected[]) =>
  selected.every(({ name, label }) => options.some((one) => one.name === name && one.label === label))

/**
 * Narrows a product to the variants that fit what is selected. While none fits, options are dropped: first those that
 * `preferences` does not name, then from its end. Its options say what is left to choose. Throws invalidRequest if an
 * option is selected twice.
 */
export function narrowed(
  product: CatalogProduct,
  selected: readonly Selected[],
  preferences: readonly string[],
): CatalogProduct {
  if (!product.options) return product
  if (new Set(selected.map(({ name }) => name)).size < selected.length)
    throw invalid('selected has an option twice')
  const rank = (name: string) => (preferences.includes(name) ? preferences.indexOf(name) : preferences.length)
  const kept = [...selected].sort((one, other) => rank(one.name) - rank(other.name))
  while (kept.length > 0 && !product.variants.some((variant) => fits(variant, kept))) kept.pop()
  const shown = kept.length > 0 ? kept : (product.variants[0]!.options ?? [])
  return {
    ...product,
    selected: [...shown],
    variants: kept.length > 0 ? product.variants.filter((variant) => fits(variant, kept)) : product.variants,
    options: product.options.map(({ name, values }) => ({
      name,
      values: values.map(({ label }) => ({ label, ...signalsOf(product.variants, kept, { name, label }) })),
    })),
  }
}

/** Returns whether there is a variant with this value and everything else that is selected, and one in stock. */
function signalsOf(variants: Variant[], selected: readonly Selected[], value: Selected) {
  const asked = [...selected.filter(({ name }) => name !== value.name), value]
  const found = variants.filter((variant) => fits(variant, asked))
  return { exists: found.length > 0, available: found.some(({ availability }) => availability?.available) }
}

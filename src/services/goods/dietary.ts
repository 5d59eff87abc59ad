import type { components } from '../../../generated/store.types.ts'
import { invalid } from '../../base/errors.ts'

type Allergen = components['schemas']['Allergen']
type Diet = components['schemas']['Diet']

/** Allergens of a food, and the diets that it suits; `allergens` is null if the merchant has not said. */
export interface Dietary {
  allergens: Allergen[] | null
  diet: Diet[]
}

const ofSea: Allergen[] = ['fish', 'crustaceans', 'molluscs']
const known: Allergen[] = [
  ...(['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans', 'milk'] as const),
  ...(['nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs'] as const),
]

/** Reads allergens that are separated by commas. Throws invalidRequest for one that is not of the list. */
export function allergensIn(text: string): string[] {
  const named = text.split(',').map((one) => one.trim())
  if (named.some((one) => !known.some((allergen) => allergen === one)))
    throw invalid(`without must name some of ${known.join(', ')}, separated by commas`)
  return named
}

/** The allergens that a diet rules out. */
const ruledOut: Partial<Record<Diet, Allergen[]>> = {
  vegan: [...ofSea, 'eggs', 'milk'],
  vegetarian: ofSea,
  gluten_free: ['gluten'],
}

/** Throws invalidRequest for a diet that an allergen of the food contradicts. */
export function requireConsistent({ allergens, diet }: Partial<Dietary>): void {
  for (const one of diet ?? []) {
    const contained = ruledOut[one]?.find((allergen) => allergens?.includes(allergen))
    if (contained) throw invalid(`diet must not have ${one} for a food with ${contained}`)
  }
}

/** Returns the diets whose foods somebody with this diet can eat. */
export const satisfying = (diet: Diet): Diet[] => (diet === 'vegetarian' ? [diet, 'vegan'] : [diet])

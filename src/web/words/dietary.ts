import { withOwn } from './words.ts'

/** Returns a text of all pages, or one of allergens and diets. */
export const t = withOwn({
  'dietary.title': 'Allergens and diet',
  'dietary.said': 'Allergens are stated',
  'dietary.said-hint':
    'Tick those that it contains. With none ticked, shoppers read that it contains none of the 14.',
  'dietary.contains': 'Contains',
  'dietary.suits': 'Suitable for',
  'dietary.gluten': 'Gluten',
  'dietary.crustaceans': 'Crustaceans',
  'dietary.eggs': 'Eggs',
  'dietary.fish': 'Fish',
  'dietary.peanuts': 'Peanuts',
  'dietary.soybeans': 'Soya',
  'dietary.milk': 'Milk',
  'dietary.nuts': 'Nuts',
  'dietary.celery': 'Celery',
  'dietary.mustard': 'Mustard',
  'dietary.sesame': 'Sesame',
  'dietary.sulphites': 'Sulphites',
  'dietary.lupin': 'Lupin',
  'dietary.molluscs': 'Molluscs',
  'dietary.vegan': 'Vegan',
  'dietary.vegetarian': 'Vegetarian',
  'dietary.halal': 'Halal',
  'dietary.kosher': 'Kosher',
  'dietary.gluten_free': 'Gluten-free',
  'dietary.low_lactose': 'Low in lactose',
} as const)

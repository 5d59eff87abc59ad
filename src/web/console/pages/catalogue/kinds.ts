import type { Apps } from '../../../api/client.ts'
import type { Store } from '../../shell/store.tsx'

export type Product = Apps<'Product'>
export type Food = Apps<'Food'>
export type Service = Apps<'Service'>

/** The kinds of items, by their names in the Apps API. */
export type Kind = 'products' | 'foods' | 'services'
export type Item = Product | Food | Service

const kinds: Record<Store['type'], Kind> = {
  digital: 'products',
  ecommerce: 'products',
  restaurant: 'foods',
  business: 'services',
}

/** Maximum stock of a product or variant. */
export const largestStock = 1_000_000_000

/** Returns the kind of items that a store of this type sells. */
export const kindOf = ({ type }: Pick<Store, 'type'>): Kind => kinds[type]

export const isProduct = (item: Item): item is Product => 'variants' in item
export const isFood = (item: Item): item is Food => 'available' in item

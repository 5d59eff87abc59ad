import type { Order } from '../orders/queries.ts'

type Item = Order['items'][number]

/** Returns what an item of an order is called, with its variant. */
export const itemName = ({ name, variantName }: Pick<Item, 'name' | 'variantName'>) =>
  [name, variantName].filter(Boolean).join(' · ')

/** A line of an order of which something is in no parcel yet. */
export interface LeftLine {
  itemId: string
  name: string
  left: number
}

const leftIn = ({ quantity, shipped = 0, cancelled = 0 }: Item) => quantity - shipped - cancelled

/** Returns what of an order is in no parcel yet. Downloads and services never are. */
export const leftOf = ({ items }: Order): LeftLine[] =>
  items
    .filter(({ kind }) => kind === 'product' || kind === 'food')
    .map((item) => ({ itemId: item._id, name: itemName(item), left: leftIn(item) }))
    .filter(({ left }) => left > 0)

/** Tells whether something of an order waits to be shipped. */
export const isLeft = ({ fulfilmentStatus }: Order) =>
  fulfilmentStatus === 'open' || fulfilmentStatus === 'partly'

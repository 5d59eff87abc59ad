// The goods that shoppers want instead of those that they send back.

import type { components } from '../../../generated/apps.types.ts'
import type { components as store } from '../../../generated/store.types.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { type DraftLine, readLines } from '../drafts/lines.ts'

/** The goods that are wanted for a line, as a return keeps them. */
export type Wanted = components['schemas']['WantedInstead']
/** The wish of a caller for a line: another variant, or another product; by default, as many pieces as go back. */
export type Wish = store['schemas']['WishedInstead']

/** A line that goes back, and what is wanted for it. */
export interface WishedLine {
  itemId: string
  quantity: number
  wanted: Wish
}

/** A line of an order, as the price of what is wanted for it depends on it. */
export interface Item {
  id: string
  product: string | null
  unitPrice: number
}

const read = statement<{ shopId: string; orderId: string }, Item>(
  'exchanges.items',
  `select id, product_id as product, unit_price as "unitPrice" from order_items
  where shop_id = :shopId and order_id = :orderId`,
)

/** Returns the lines of an order. */
export const itemsOf = (db: Database, shop: Shop, orderId: string): Promise<Item[]> =>
  read(db, { shopId: shop.id, orderId })

/**
 * Returns what the store sells now of what is wanted, line by line. Throws wantedNotSold for what it does not sell, or
 * only with a choice that an exchange cannot make.
 */
export async function offersFor(
  db: Database,
  shop: Shop,
  items: Item[],
  lines: WishedLine[],
): Promise<DraftLine[]> {
  const wanted = lines.map(({ itemId, quantity: back, wanted: { product, variant, quantity = back } }) => {
    const ordered = items.find(({ id }) => id === itemId)?.product
    const wished = product ?? ordered
    if (!wished) throw new Refusal('wantedNotSold')
    return { product: wished, ...(variant && { variant }), quantity }
  })
  try {
    return await readLines(db, shop, wanted, [])
  } catch (error) {
    throw error instanceof Refusal ? new Refusal('wantedNotSold') : error
  }
}

/** Returns what is wanted as a return keeps it. */
const keptWanted = ({ productId, variantId, name, variantName, quantity }: DraftLine): Wanted => ({
  product: productId!,
  variant: variantId,
  name,
  variantName,
  quantity,
})

/**
 * Returns what is wanted for lines that go back, by line. Throws wantedOnlyInExchange for another kind of return, and
 * wantedNotSold.
 */
export async function wantedFor(
  db: Database,
  shop: Shop,
  {
    orderId,
    kind,
    lines,
  }: { orderId: string; kind: string; lines: { itemId: string; quantity: number; wanted?: Wish }[] },
): Promise<Map<string, Wanted>> {
  const wished = lines.flatMap(({ itemId, quantity, wanted }) =>
    wanted ? [{ itemId, quantity, wanted }] : [],
  )
  if (wished.length === 0) return new Map()
  if (kind !== 'exchange') throw new Refusal('wantedOnlyInExchange')
  const offers = await offersFor(db, shop, await itemsOf(db, shop, orderId), wished)
  return new Map(wished.map(({ itemId }, n) => [itemId, keptWanted(offers[n]!)]))
}

/** Returns what is kept of a wish as a caller would ask for it. */
export const wishOf = ({ product, variant, quantity }: Wanted): Wish => ({
  product,
  ...(variant && { variant }),
  quantity,
})

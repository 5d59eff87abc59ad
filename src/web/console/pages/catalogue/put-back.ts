// Changes of single items that can be taken back.

import type { AppsClient } from '../../../api/client.ts'
import { entryWords } from '../../../api/refusals.ts'
import type { CurrentStore } from '../../shell/store.tsx'
import { type Back, Plainly, withBack } from '../../shell/undo.ts'
import { type Item, isFood, isProduct } from './kinds.ts'

/** Shows an item in the shop or hides it; returns the way back. */
export async function list({ api }: CurrentStore, item: Item, listed: boolean): Promise<Back | undefined> {
  const { _id, listed: before } = item
  if (isProduct(item)) {
    await api.products.update(_id, { listed })
    // Showing a product ends the wait for its day.
    const planned = item.publishAt ? { publishAt: item.publishAt } : {}
    return before === listed
      ? undefined
      : () => save(api, { id: _id, listed: before, ...planned, expected: { listed } })
  }
  const items = isFood(item) ? api.foods : api.services
  return withBack(items.update(_id, { listed }), (once) => items.update(_id, { listed: before }, once))
}

/** Gives a product or dish another category, or none; returns the way back. */
export async function move(
  { api }: CurrentStore,
  item: Item,
  category: string | null,
): Promise<Back | undefined> {
  const { _id } = item
  const before = ('category' in item && item.category?._id) || null
  if (isProduct(item)) {
    await api.products.update(_id, { category })
    return before === category
      ? undefined
      : () => save(api, { id: _id, category: before, expected: { category } })
  }
  return withBack(api.foods.update(_id, { category }), (once) =>
    api.foods.update(_id, { category: before }, once),
  )
}

type Entry = Parameters<AppsClient['products']['save']>[0]['products'][number]

/** Saves a product unless it is no longer as expected: sales in the meantime are no reason to refuse. */
async function save(api: AppsClient, entry: Entry): Promise<void> {
  const { results } = await api.products.save({ products: [entry] })
  const refusal = results[0]?.refusal
  if (refusal) throw new Plainly(entryWords(refusal))
}

import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { toMajor } from '../../base/money.ts'
import type { Database } from '../../db/database.ts'

export type Costs = components['schemas']['ProductCosts']

interface Row {
  id: string
  price: number
  cost: number | null
  variant: string | null
  name: string | null
  variantPrice: number | null
  variantCost: number | null
}

/** Returns the costs of a product as `costsOfAll` does. Throws productNotFound. */
export async function costsOf(db: Database, shop: Shop, id: string): Promise<Costs> {
  const costs = (await costsOfAll(db, shop, [id])).get(id)
  if (!costs) throw new Refusal('productNotFound')
  return costs
}

/**
 * Returns, by their ids, what products and their variants cost the store, in major units, and the margin at their prices. A
 * variant without a cost of its own has its product's.
 */
export async function costsOfAll(db: Database, shop: Shop, ids: string[]): Promise<Map<string, Costs>> {
  const rows: Row[] = await db('products as p')
    .leftJoin('variants as v', (both) =>
      both.on({ 'v.shop_id': 'p.shop_id', 'v.product_id': 'p.id' }).andOnNull('v.deleted_at'),
    )
    .where({ 'p.shop_id': shop.id, 'p.kind': 'product' })
    .whereIn('p.id', ids)
    .whereNull('p.deleted_at')
    .orderBy('v.position')
    .select({
      ...{ id: 'p.id', price: 'p.price', cost: 'p.cost', variant: 'v.id', name: 'v.name' },
      ...{ variantPrice: 'v.price', variantCost: 'v.cost' },
    })
  const byProduct = new Map<string, Row[]>()
  for (const row of rows) byProduct.set(row.id, [...(byProduct.get(row.id) ?? []), row])
  return new Map([...byProduct].map(([id, own]) => [id, costsIn(shop, id, own)]))
}

function costsIn(shop: Shop, id: string, rows: Row[]): Costs {
  const first = rows[0]!
  return {
    _id: id,
    ...costOf(shop, first.price, first.cost),
    variants: rows.flatMap(({ variant, name, variantPrice, variantCost }) =>
      variant === null
        ? []
        : [
            {
              _id: variant,
              name: name!,
              ...costOf(shop, variantPrice ?? first.price, variantCost ?? first.cost),
            },
          ],
    ),
  }
}

/** The margin is a percentage of the price, to one decimal. */
function costOf({ scale }: Shop, price: number, cost: number | null) {
  const margin = cost === null || price === 0 ? null : Math.round((1000 * (price - cost)) / price) / 10
  return { price: toMajor(price, scale), cost: cost === null ? null : toMajor(cost, scale), margin }
}

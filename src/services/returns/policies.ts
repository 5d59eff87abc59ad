// A store's policy for voluntary returns, and the products that nobody can return.

import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import type { Database, Transaction } from '../../db/database.ts'

type Policy = components['schemas']['ReturnPolicy']
export type Exclusion = components['schemas']['ExclusionReason']

/** Returns the store's policy; one that has never set any takes nothing back. */
export async function get(db: Database, shop: Shop): Promise<Policy> {
  const policy = await db('return_policies').where({ shop_id: shop.id }).first('days')
  const excluded = await db('return_exclusions')
    .where({ shop_id: shop.id })
    .orderBy('product_id')
    .select<Policy['excluded']>({ product: 'product_id', reason: 'reason' })
  return { days: policy?.days ?? null, excluded }
}

/**
 * Replaces the store's policy. Throws invalidRequest for a product that is named twice, and productNotFound, with its id
 * in `data.productId`, for one that the store does not have.
 */
export async function set(tx: Transaction, shop: Shop, { days, excluded }: Policy): Promise<Policy> {
  if (new Set(excluded.map(({ product }) => product)).size < excluded.length)
    throw invalid('excluded must name each product once')
  await tx('return_policies')
    .insert({ shop_id: shop.id, days, updated_at: clock.now() })
    .onConflict('shop_id')
    .merge()
  await requireProducts(tx, shop, excluded)
  await tx('return_exclusions').where({ shop_id: shop.id }).delete()
  if (excluded.length > 0)
    await tx('return_exclusions').insert(
      excluded.map(({ product, reason }) => ({ shop_id: shop.id, product_id: product, reason })),
    )
  return get(tx, shop)
}

async function requireProducts(tx: Transaction, shop: Shop, excluded: Policy['excluded']): Promise<void> {
  const known: string[] = await tx('products')
    .where({ shop_id: shop.id, deleted_at: null })
    .whereRaw('id = any (?::text[])', [excluded.map(({ product }) => product)])
    .pluck('id')
  const missing = excluded.find(({ product }) => !known.includes(product))
  if (missing) throw new Refusal('productNotFound', { data: { productId: missing.product } })
}

/** Why a product is excluded, in words that follow its name. */
export const wordsOf: Record<Exclusion, string> = {
  service_performed: 'the service has been performed',
  price_fluctuation: 'its price depends on the market',
  custom_made: 'it is made to order',
  perishable: 'it spoils quickly',
  sealed_hygiene: 'it is sealed for hygiene',
  inseparable: 'it cannot be separated from other goods after delivery',
  alcohol_futures: 'it is wine that is delivered later at the price of the market',
  urgent_repair: 'it was an urgent repair',
  sealed_media: 'it is a sealed recording or software',
  periodical: 'it is a newspaper or a magazine',
  auction: 'it was bought at an auction',
  dated_service: 'it was booked for a date',
  digital_content: 'it is digital content that is delivered at once',
}

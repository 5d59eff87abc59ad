// The products of feeds, in batches by keyset.

import type { Database } from '../../db/database.ts'
import { jsonTime } from '../../db/sql/json.ts'
import { statement } from '../../db/statement.ts'
import {
  bindingsOf,
  listed,
  type Product,
  type ProductBindings,
  productJson,
  withVariants,
} from '../catalog/product-projection.ts'
import type { Source } from './source.ts'

/** Number of products that are read and written at once. */
const batch = 250

/** A product as the Store API shows it, which shoppers may no longer see, and the variants that it has lost. */
export interface Read {
  id: string
  at: string
  product: Product
  isGone: boolean
  lost: Pick<Product['variants'][number], '_id' | 'name' | 'options'>[]
}

type Place = ProductBindings & { at: string; id: string }
type Since = Place & { since: string }

const read = (
  rows: string,
  { at, isGone, lost, order }: Record<'at' | 'isGone' | 'lost' | 'order', string>,
) => `
  select p.id, ${jsonTime(at)} as at, ${productJson} as product, ${isGone} as "isGone", ${lost} as lost
  from (${rows} limit ${batch}) p ${withVariants} order by ${order}`

const lostSince = `(
  select coalesce(json_agg(json_build_object('_id', v.id, 'name', v.name, 'options', v.options) order by v.id), '[]')
  from variants v where v.shop_id = p.shop_id and v.product_id = p.id and v.deleted_at >= :since::timestamptz
)`

const newest = 'p.created_at desc, p.id desc'
const findListed = statement<Place, Read>(
  'feeds.listed',
  read(
    `select p.* from products p where p.shop_id = :shopId and ${listed}
      and (p.created_at, p.id) < (:at::timestamptz, :id) order by ${newest}`,
    { at: 'p.created_at', isGone: 'false', lost: "'[]'::json", order: newest },
  ),
)

const byChange = 'p.updated_at, p.id'
const findChanged = statement<Since, Read>(
  'feeds.changed',
  read(
    `select p.* from products p where p.shop_id = :shopId and p.kind = 'product' and p.deleted_at is null
      and (p.updated_at, p.id) > (:at::timestamptz, :id) order by ${byChange}`,
    { at: 'p.updated_at', isGone: 'not p.listed', lost: lostSince, order: byChange },
  ),
)

const findDeleted = statement<Since, Read>(
  'feeds.deleted',
  read(
    `select p.* from products p where p.shop_id = :shopId and p.kind = 'product'
      and p.deleted_at >= :since::timestamptz and p.id > :id order by p.id`,
    { at: 'p.deleted_at', isGone: 'true', lost: lostSince, order: 'p.id' },
  ),
)

/**
 * Yields the products of a feed in batches: all that are listed, newest first; or what has changed since a time, in that
 * order, and then what was deleted. Products that change meanwhile are as they are when their turn comes.
 */
export async function* productsOf(db: Database, source: Source): AsyncGenerator<Read[]> {
  const { since } = source
  const bindings = bindingsOf(source.shop)
  if (since === null) {
    yield* inBatches((place) => findListed(db, { ...bindings, ...place }), { at: 'infinity', id: 'g' })
    return
  }
  const start = { at: since, id: '' }
  yield* inBatches((place) => findChanged(db, { ...bindings, ...place, since }), start)
  yield* inBatches((place) => findDeleted(db, { ...bindings, ...place, since }), start)
}

async function* inBatches(
  next: (place: { at: string; id: string }) => Promise<Read[]>,
  start: { at: string; id: string },
): AsyncGenerator<Read[]> {
  let last: { at: string; id: string } | undefined = start
  while (last) {
    const rows = await next({ at: last.at, id: last.id })
    if (rows.length > 0) yield rows
    last = rows.length === batch ? rows.at(-1) : undefined
  }
}

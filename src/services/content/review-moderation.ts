import type { Knex } from 'knex'
import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { numberOfKeys } from '../../db/counters/record-counts.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { statement } from '../../db/statement.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { eraseSql, reviewMembers } from './reviews.ts'

type ModeratedReview = components['schemas']['ModeratedReview']

const columns = (db: Database, shop: Shop) =>
  db.raw(
    columnList<ModeratedReview>({
      ...reviewMembers('u.id'),
      productName: '(select p.name from products p where p.shop_id = r.shop_id and p.id = r.product_id)',
      hidden: 'r.hidden_at is not null',
    }),
    { shopId: shop.id },
  )

/** Selects the reviews of a list. */
interface ReviewFilters {
  productId?: string
  rating?: number
  hidden?: boolean
}

/** Returns the reviews of the store, hidden ones and those of deleted products included, newest first. */
export async function list(
  db: Database,
  shop: Shop,
  { productId, rating, hidden, ...page }: ReviewFilters & PageQuery,
): Promise<{ reviews: ModeratedReview[]; pagination: Pagination; next: string | null }> {
  const found = ofShop(db, shop)
  if (productId !== undefined) found.where('r.product_id', productId)
  if (rating !== undefined) found.where('r.rating', rating)
  if (hidden !== undefined) found.whereRaw(`r.hidden_at is ${hidden ? 'not ' : ''}null`)
  const { rows, ...position } = await newestPage<ModeratedReview>(found, page, columns(db, shop), {
    table: 'r',
    total: () => totalOf(db, shop, { productId, rating, hidden }),
  })
  return { reviews: rows, ...position }
}

/** Returns the number of reviews, stored by rating for each product and for the store. */
function totalOf(db: Database, shop: Shop, { productId, rating, hidden }: ReviewFilters): Promise<number> {
  const ratings = rating === undefined ? [1, 2, 3, 4, 5] : [rating]
  const shown = productId === undefined ? ratings.map(String) : ratings.map((one) => `${productId} ${one}`)
  const unseen = shown.map((key) => `${key} hidden`)
  return numberOfKeys(db, shop, productId === undefined ? 'all reviews' : 'reviews', [
    ...(hidden === true ? [] : shown),
    ...(hidden === false ? [] : unseen),
  ])
}

/** Returns a review, hidden or not; throws reviewNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<ModeratedReview> {
  const review = await ofShop(db, shop)
    .where('r.id', id)
    .first<ModeratedReview | undefined>(columns(db, shop))
  if (!review) throw new Refusal('reviewNotFound')
  return review
}

type Of = { shopId: string; id: string }

// Locks the review before its product, whose rating includes it or not, as a change by its author does: only the one
// parallel call that hides or shows the review changes the rating.
const setHidden = statement<Of & { hidden: boolean; now: Date }, { id: string }>(
  'reviews.setHidden',
  `with before as (
      select id, hidden_at is not null as hidden from reviews where shop_id = :shopId and id = :id for no key update
    ),
    changed as (
      update reviews set hidden_at = case when :hidden::boolean then :now::timestamptz end
      from before where reviews.shop_id = :shopId and reviews.id = before.id and before.hidden <> :hidden::boolean
      returning product_id, case when :hidden::boolean then -1 else 1 end as sign, rating
    ),
    rated as (
      update products set rating_sum = rating_sum + sign * rating, rating_count = rating_count + sign
      from changed where products.shop_id = :shopId and products.id = changed.product_id
    )
    select id from before`,
)

const erase = statement<Of, { id: string }>('reviews.eraseOfShop', eraseSql('true'))

/**
 * Hides a review from shoppers and excludes it from the product's rating, or shows it again, and sets or (with null)
 * removes the store's answer. `updatedAt` stays: it tells when the author wrote. Throws reviewNotFound.
 */
export async function update(
  tx: Transaction,
  shop: Shop,
  id: string,
  { hidden, reply }: { hidden?: boolean; reply?: string | null },
): Promise<ModeratedReview> {
  if (hidden !== undefined) await setHidden(tx, { shopId: shop.id, id, hidden, now: clock.now() })
  if (reply !== undefined) {
    const answer = { reply, replied_at: reply === null ? null : clock.now() }
    await tx('reviews').where({ shop_id: shop.id, id }).update(answer)
  }
  return get(tx, shop, id)
}

/** Deletes a review and removes it from the product's rating; throws reviewNotFound. */
export async function remove(tx: Transaction, shop: Shop, id: string): Promise<null> {
  const [gone] = await erase(tx, { shopId: shop.id, id })
  if (!gone) throw new Refusal('reviewNotFound')
  return null
}

function ofShop(db: Database, shop: Shop): Knex.QueryBuilder {
  return db('reviews as r').where('r.shop_id', shop.id)
}

import type { components } from '../../../generated/store.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop, Shopper } from '../../base/context.ts'
import { newest } from '../../base/cursor.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { numberSql } from '../../db/counters/record-counts.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList, jsonObject } from '../../db/sql/columns.ts'
import { jsonTime } from '../../db/sql/json.ts'
import { statement } from '../../db/statement.ts'
import { averageRating } from '../catalog/product-projection.ts'
import { nextOf, type PageQuery, type Pagination, paginationOf, startOf } from '../shared/pagination.ts'
import { authorIdOf } from '../shared/shop.ts'

export type Review = components['schemas']['Review']
type Summary = components['schemas']['ReviewSummary']

/** The fields of a review that a shopper writes. */
type ReviewFields = {
  rating: number
  title: string
  body: string
}

/** Returns SQL members that build a review of the contract from the row `r`, its author by the given id. */
export const reviewMembers = (authorId: string) =>
  ({
    _id: 'r.id',
    product: 'r.product_id',
    author: `(
    select ${jsonObject<Review['author']>({
      _id: authorId,
      name: "case when u.deleted_at is null then nullif(u.name, '') end",
    })}
    from users u where u.id = r.user_id
  )`,
    rating: 'r.rating',
    title: 'r.title',
    body: 'r.body',
    verifiedPurchase: `exists (
    select from orders o join order_items i on i.order_id = o.id and i.shop_id = o.shop_id
    where o.shop_id = :shopId and o.user_id = r.user_id and o.status = 'paid' and o.deleted_at is null
      and i.product_id = r.product_id
  )`,
    reply: `case when r.reply is not null then ${jsonObject<NonNullable<Review['reply']>>({
      body: 'r.reply',
      createdAt: jsonTime('r.replied_at'),
    })} end`,
    createdAt: jsonTime('r.created_at'),
    updatedAt: jsonTime('r.updated_at'),
  }) satisfies Record<keyof Review, string>
const reviewJson = jsonObject<Review>(reviewMembers(authorIdOf('u.id', ':shopId')))

const listedProduct = `
  p.shop_id = :shopId and p.kind = 'product' and p.id = :productId and p.listed and p.deleted_at is null`

type OfProduct = { shopId: string; productId: string }
type Own = { shopId: string; userId: string; id: string }
/** The changes to a review; null leaves a field as it is. */
type Changes = { [Name in keyof ReviewFields]: ReviewFields[Name] | null }

// The product's row stores the number of its visible reviews, so that no list has to count them.
const pageSql = (condition: string, offset: string) => `
  select p.rating_count as total, coalesce((
      select json_agg(${reviewJson} order by r.created_at desc, r.id desc)
      from (
        select * from reviews where shop_id = :shopId and product_id = p.id and hidden_at is null and ${condition}
        order by created_at desc, id desc limit :limit ${offset}
      ) r
    ), '[]') as reviews
    from products p where ${listedProduct}`
type ReviewRows = { total: number; reviews: Review[] }
const page = statement<OfProduct & { limit: number; offset: number }, ReviewRows>(
  'reviews.page',
  pageSql('true', 'offset :offset'),
)
const after = statement<OfProduct & { limit: number; at: string; id: string }, ReviewRows>(
  'reviews.after',
  pageSql('(created_at, id) < (cast(:at as timestamptz), :id)', ''),
)

const sumUp = statement<OfProduct, Summary>(
  'reviews.sumUp',
  `select ${columnList<Summary>({
    average: averageRating,
    count: 'p.rating_count',
    histogram: `json_build_object(${[1, 2, 3, 4, 5].map(
      (rating) => `'${rating}', ${numberSql("'reviews'", `key = p.id || ' ${rating}'`)}`,
    )})`,
  })}
    from products p where ${listedProduct}`,
)

// One statement writes a review and the rating of its product. It locks the review before the product and adds to the
// product's current rating: parallel calls queue, and no rating is lost.

const insert = statement<OfProduct & Own & ReviewFields & { now: Date }, { review: Review | null }>(
  'reviews.insert',
  `with product as (select p.id from products p where ${listedProduct}),
      made as (
        insert into reviews (id, shop_id, product_id, user_id, rating, title, body, created_at, updated_at)
        select :id, :shopId, product.id, :userId, :rating::smallint, :title, :body, :now::timestamptz,
          :now::timestamptz
        from product
        on conflict (shop_id, product_id, user_id) do nothing
        returning *
      ),
      rated as (
        update products set rating_sum = rating_sum + made.rating, rating_count = rating_count + 1
        from made where products.shop_id = :shopId and products.id = made.product_id
      )
      select (select ${reviewJson} from made r) as review from product`,
)

const change = statement<Own & Changes & { now: Date }, { review: Review }>(
  'reviews.change',
  `with before as (
        select id, rating, hidden_at from reviews where shop_id = :shopId and id = :id and user_id = :userId
        for no key update
      ),
      changed as (
        update reviews set
          rating = coalesce(:rating::smallint, reviews.rating),
          title = coalesce(:title, reviews.title),
          body = coalesce(:body, reviews.body),
          updated_at = :now::timestamptz
        from before where reviews.shop_id = :shopId and reviews.id = before.id
        returning reviews.*
      ),
      rated as (
        update products set rating_sum = rating_sum + changed.rating - before.rating
        from changed join before on before.id = changed.id
        where products.shop_id = :shopId and products.id = changed.product_id and changed.rating <> before.rating
          and before.hidden_at is null
      )
      select ${reviewJson} as review from changed r`,
)

/** Returns SQL that deletes the store's review `id`, if `condition` holds, and takes it out of its product's rating. */
export const eraseSql = (condition: string) => `
  with gone as (
    delete from reviews where shop_id = :shopId and id = :id and ${condition}
    returning id, product_id, rating, hidden_at
  ),
  rated as (
    update products set rating_sum = rating_sum - gone.rating, rating_count = rating_count - 1
    from gone where products.shop_id = :shopId and products.id = gone.product_id and gone.hidden_at is null
  )
  select id from gone`

const erase = statement<Own, { id: string }>('reviews.erase', eraseSql('user_id = :userId'))

/** Returns the reviews of a listed product, newest first; throws productNotFound. */
export async function list(
  db: Database,
  shop: Shop,
  { productId, ...query }: PageQuery & { productId: string },
): Promise<{ reviews: Review[]; pagination: Pagination; next: string | null }> {
  const { limit } = query
  const { position, before, page: number } = startOf(query, newest)
  const asked = { shopId: shop.id, productId, limit }
  const [row] = await (position
    ? after(db, { ...asked, at: position.at, id: position.id })
    : page(db, { ...asked, offset: before }))
  if (!row) throw new Refusal('productNotFound')
  const { reviews, total } = row
  const last = reviews.at(-1)
  return {
    reviews,
    pagination: paginationOf(total, number, limit),
    next: nextOf(newest, limit, before, reviews.length, last && { at: last.createdAt, id: last._id }),
  }
}

/** Returns a product's average rating and the number of reviews for each rating; throws productNotFound. */
export async function summarize(db: Database, shop: Shop, productId: string): Promise<Summary> {
  const [summary] = await sumUp(db, { shopId: shop.id, productId })
  if (!summary) throw new Refusal('productNotFound')
  return summary
}

/**
 * Adds a review, which may be a rating alone, and adds its rating to the product's. Throws productNotFound, also for a
 * product that is not listed, and duplicateReview if the shopper has already reviewed the product.
 */
export async function create(
  tx: Transaction,
  shop: Shop,
  shopper: Shopper,
  { productId, rating, title = '', body = '' }: Partial<ReviewFields> & { productId: string; rating: number },
): Promise<Review> {
  const values = {
    shopId: shop.id,
    productId,
    userId: shopper.id,
    rating,
    title: title.trim(),
    body: body.trim(),
  }
  const [made] = await insert(tx, { id: newId(), ...values, now: clock.now() })
  if (!made) throw new Refusal('productNotFound')
  if (!made.review) throw new Refusal('duplicateReview')
  return made.review
}

/** Changes the given fields of the shopper's own review and updates the product's rating; throws reviewNotFound. */
export async function update(
  tx: Transaction,
  shop: Shop,
  shopper: Shopper,
  id: string,
  { rating, title, body }: Partial<ReviewFields>,
): Promise<Review> {
  const own = { shopId: shop.id, userId: shopper.id, id }
  const [changed] = await change(tx, {
    ...own,
    now: clock.now(),
    rating: rating ?? null,
    title: title?.trim() ?? null,
    body: body?.trim() ?? null,
  })
  if (!changed) throw new Refusal('reviewNotFound')
  return changed.review
}

/** Deletes the shopper's own review and removes it from the product's rating; throws reviewNotFound. */
export async function remove(tx: Transaction, shop: Shop, shopper: Shopper, id: string): Promise<null> {
  const [gone] = await erase(tx, { shopId: shop.id, userId: shopper.id, id })
  if (!gone) throw new Refusal('reviewNotFound')
  return null
}

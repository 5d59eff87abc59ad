import type { ReviewsHandlers } from '../../generated/store.routes.ts'
import * as reviews from '../services/content/reviews.ts'

export const reviewsHandlers: ReviewsHandlers = {
  listReviews: ({ db, shop, query }) => reviews.list(db, shop, query),
  getReviewSummary: ({ db, shop, query }) => reviews.summarize(db, shop, query.productId),
  createReview: ({ db, shop, shopper, body }) => reviews.create(db, shop, shopper, body),
  updateReview: ({ db, shop, shopper, params, body }) => reviews.update(db, shop, shopper, params.id, body),
  deleteReview: ({ db, shop, shopper, params }) => reviews.remove(db, shop, shopper, params.id),
}

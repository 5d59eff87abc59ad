import type { ReviewsHandlers } from '../../generated/store.routes.ts'
import * as reviews from '../services/content/reviews.ts'

export const reviewsHandlers: ReviewsHandlers = {
  listReviews: async ({ db, shop, query }) => reviews.list(db, shop, query),
  getReviewSummary: async ({ db, shop, query }) => reviews.summarize(db, shop, query.productId),
  createReview: async ({ db, shop, shopper, body }) => reviews.create(db, shop, shopper, body),
  updateReview: async ({ db, shop, shopper, params, body }) =>
    reviews.update(db, shop, shopper, params.id, body),
  deleteReview: async ({ db, shop, shopper, params }) => reviews.remove(db, shop, shopper, params.id),
}

import type { ReviewsHandlers } from '../../generated/apps.routes.ts'
import * as moderation from '../services/content/review-moderation.ts'

export const reviewsHandlers: ReviewsHandlers = {
  listReviews: async ({ db, shop, query }) => moderation.list(db, shop, query),
  getReview: async ({ db, shop, params }) => moderation.get(db, shop, params.id),
  updateReview: async ({ db, shop, params, body }) => moderation.update(db, shop, params.id, body),
  deleteReview: async ({ db, shop, params }) => moderation.remove(db, shop, params.id),
}

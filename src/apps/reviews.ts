import type { ReviewsHandlers } from '../../generated/apps.routes.ts'
import * as moderation from '../services/content/review-moderation.ts'

export const reviewsHandlers: ReviewsHandlers = {
  listReviews: ({ db, shop, query }) => moderation.list(db, shop, query),
  getReview: ({ db, shop, params }) => moderation.get(db, shop, params.id),
  updateReview: ({ db, shop, params, body }) => moderation.update(db, shop, params.id, body),
  deleteReview: ({ db, shop, params }) => moderation.remove(db, shop, params.id),
}

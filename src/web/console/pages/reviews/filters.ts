import { oneOf, pageIn, textIn } from '../../../ui/search.ts'

export const ratings = ['5', '4', '3', '2', '1'] as const
export const views = ['shown', 'hidden'] as const
export const commentViews = ['shown', 'reported', 'hidden'] as const

/** The filters of the reviews. */
export interface ReviewFilters {
  view?: (typeof views)[number]
  rating?: (typeof ratings)[number]
  /** The id of a product. */
  product?: string
  page?: number
}

/** The filters of the comments. */
export interface CommentFilters {
  view?: (typeof commentViews)[number]
  page?: number
}

export const readReviewFilters = (given: Record<string, unknown>): ReviewFilters => ({
  view: oneOf(given, 'view', views),
  // The router reads `?rating=5` as a number.
  rating: ratings.find((rating) => rating === String(given.rating)),
  product: textIn(given, 'product')?.slice(0, 64),
  page: pageIn(given),
})

export const readCommentFilters = (given: Record<string, unknown>): CommentFilters => ({
  view: oneOf(given, 'view', commentViews),
  page: pageIn(given),
})

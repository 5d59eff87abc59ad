import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { storeRoute } from '../../shell/routes.tsx'
import { readCommentFilters, readReviewFilters } from './filters.ts'

const listRoute = createRoute({
  path: '/reviews',
  getParentRoute: () => storeRoute,
  validateSearch: readReviewFilters,
  component: lazyRouteComponent(() => import('./reviews.tsx'), 'ReviewsPage'),
})

const commentsRoute = createRoute({
  path: '/reviews/comments',
  getParentRoute: () => storeRoute,
  validateSearch: readCommentFilters,
  component: lazyRouteComponent(() => import('./comments.tsx'), 'CommentsPage'),
})

export const reviewsRoutes = [listRoute, commentsRoute] as const

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { storeRoute } from '../../shell/routes.tsx'
import { readFilters } from './filters.ts'

export const draftsRoutes = [
  createRoute({
    path: '/orders/drafts',
    getParentRoute: () => storeRoute,
    validateSearch: readFilters,
    component: lazyRouteComponent(() => import('./drafts.tsx'), 'DraftsPage'),
  }),
  createRoute({
    path: '/orders/drafts/$draftId',
    getParentRoute: () => storeRoute,
    component: lazyRouteComponent(() => import('./draft.tsx'), 'DraftPage'),
  }),
] as const

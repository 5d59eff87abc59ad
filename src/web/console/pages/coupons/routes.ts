import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readPage } from '../../../ui/search.ts'
import { storeRoute } from '../../shell/routes.tsx'

export const couponsRoute = createRoute({
  path: '/coupons',
  getParentRoute: () => storeRoute,
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('./coupons.tsx'), 'CouponsPage'),
})

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { storeRoute } from '../../shell/routes.tsx'

export const kitchenRoute = createRoute({
  path: '/kitchen',
  getParentRoute: () => storeRoute,
  component: lazyRouteComponent(() => import('./kitchen.tsx'), 'KitchenPage'),
})

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { storeRoute } from '../../shell/routes.tsx'

export const exportsRoute = createRoute({
  path: '/catalogue/export',
  getParentRoute: () => storeRoute,
  component: lazyRouteComponent(() => import('./exports.tsx'), 'ExportsPage'),
})

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { storeRoute } from '../../shell/routes.tsx'

export const homeRoute = createRoute({
  path: '/',
  getParentRoute: () => storeRoute,
  component: lazyRouteComponent(() => import('./home.tsx'), 'HomePage'),
})

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageIn } from '../../../ui/search.ts'
import { storeRoute } from '../../shell/routes.tsx'

export const notificationsRoute = createRoute({
  path: '/notifications',
  getParentRoute: () => storeRoute,
  validateSearch: (given: Record<string, unknown>): { page?: number } => ({ page: pageIn(given) }),
  component: lazyRouteComponent(() => import('./notifications.tsx'), 'NotificationsPage'),
})

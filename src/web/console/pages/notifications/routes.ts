import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readPage } from '../../../ui/search.ts'
import { storeRoute } from '../../shell/routes.tsx'

export const notificationsRoute = createRoute({
  path: '/notifications',
  getParentRoute: () => storeRoute,
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('./notifications.tsx'), 'NotificationsPage'),
})

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { storeRoute } from '../../shell/routes.tsx'

export const customFieldsRoute = createRoute({
  path: '/catalogue/fields',
  getParentRoute: () => storeRoute,
  component: lazyRouteComponent(() => import('./custom-fields.tsx'), 'CustomFieldsPage'),
})

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { storeRoute } from '../../shell/routes.tsx'

export const categoriesRoute = createRoute({
  path: '/catalogue/categories',
  getParentRoute: () => storeRoute,
  component: lazyRouteComponent(() => import('./categories.tsx'), 'CategoriesPage'),
})

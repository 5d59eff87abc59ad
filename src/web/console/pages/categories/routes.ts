import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readPage } from '../../../ui/search.ts'
import { storeRoute } from '../../shell/routes.tsx'

export const categoriesRoute = createRoute({
  path: '/catalogue/categories',
  getParentRoute: () => storeRoute,
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('./categories.tsx'), 'CategoriesPage'),
})

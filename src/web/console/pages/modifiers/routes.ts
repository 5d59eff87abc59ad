import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readPage } from '../../../ui/search.ts'
import { storeRoute } from '../../shell/routes.tsx'

export const modifiersRoute = createRoute({
  path: '/catalogue/modifiers',
  getParentRoute: () => storeRoute,
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('./modifiers.tsx'), 'ModifiersPage'),
})

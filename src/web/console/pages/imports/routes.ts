import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageIn, textIn } from '../../../ui/search.ts'
import { storeRoute } from '../../shell/routes.tsx'
import type { Place } from './queries.ts'

export const importsRoute = createRoute({
  path: '/catalogue/import',
  getParentRoute: () => storeRoute,
  validateSearch: (given: Record<string, unknown>): Place => ({
    id: textIn(given, 'id'),
    page: pageIn(given),
  }),
  component: lazyRouteComponent(() => import('./imports.tsx'), 'ImportsPage'),
})

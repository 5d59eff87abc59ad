import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { oneOf } from '../../../ui/search.ts'
import { storeRoute } from '../../shell/routes.tsx'
import { type Period, periods } from './periods.ts'

export const homeRoute = createRoute({
  path: '/',
  getParentRoute: () => storeRoute,
  validateSearch: (given: Record<string, unknown>): { period?: Period } => ({
    period: oneOf(given, 'period', periods),
  }),
  component: lazyRouteComponent(() => import('./home.tsx'), 'HomePage'),
})

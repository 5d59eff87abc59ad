import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readPage } from '../../../ui/search.ts'
import { storeRoute } from '../../shell/routes.tsx'

const tokensRoute = createRoute({
  path: '/tokens',
  getParentRoute: () => storeRoute,
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('./tokens.tsx'), 'TokensPage'),
})

const eventsRoute = createRoute({
  path: '/events',
  getParentRoute: () => storeRoute,
  component: lazyRouteComponent(() => import('./events.tsx'), 'EventsPage'),
})

export const tokensRoutes = [tokensRoute, eventsRoute] as const

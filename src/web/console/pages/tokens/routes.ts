import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { storeRoute } from '../../shell/routes.tsx'

const tokensRoute = createRoute({
  path: '/tokens',
  getParentRoute: () => storeRoute,
  component: lazyRouteComponent(() => import('./tokens.tsx'), 'TokensPage'),
})

const eventsRoute = createRoute({
  path: '/events',
  getParentRoute: () => storeRoute,
  component: lazyRouteComponent(() => import('./events.tsx'), 'EventsPage'),
})

export const tokensRoutes = [tokensRoute, eventsRoute] as const

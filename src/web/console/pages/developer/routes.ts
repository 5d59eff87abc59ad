import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { oneOf, pageIn, readPage, textIn } from '../../../ui/search.ts'
import { signedInRoute } from '../../shell/routes.tsx'
import { type DeliveryFilters, states, type Tab, tabs } from './queries.ts'

const listRoute = createRoute({
  path: '/developer',
  getParentRoute: () => signedInRoute,
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('./apps.tsx'), 'AppsPage'),
})

const newRoute = createRoute({
  path: '/developer/new',
  getParentRoute: () => signedInRoute,
  component: lazyRouteComponent(() => import('./new-app.tsx'), 'NewAppPage'),
})

const appRoute = createRoute({
  path: '/developer/$appId',
  getParentRoute: () => signedInRoute,
  validateSearch: (given: Record<string, unknown>): DeliveryFilters & { tab?: Tab } => ({
    tab: oneOf(given, 'tab', tabs),
    state: oneOf(given, 'state', states),
    topic: textIn(given, 'topic'),
    page: pageIn(given),
  }),
  component: lazyRouteComponent(() => import('./app.tsx'), 'AppPage'),
})

export const developerRoutes = [listRoute, newRoute, appRoute] as const

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readPage } from '../../../ui/search.ts'
import { storeRoute } from '../../shell/routes.tsx'
import { readFilters } from './filters.ts'

const listRoute = createRoute({
  path: '/customers',
  getParentRoute: () => storeRoute,
  validateSearch: readFilters,
  component: lazyRouteComponent(() => import('./customers.tsx'), 'CustomersPage'),
})

const customerRoute = createRoute({
  path: '/customers/$customerId',
  getParentRoute: () => storeRoute,
  // The page number is that of the list of orders.
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('./customer.tsx'), 'CustomerPage'),
})

const readersRoute = createRoute({
  path: '/customers/readers',
  getParentRoute: () => storeRoute,
  validateSearch: readFilters,
  component: lazyRouteComponent(() => import('./readers.tsx'), 'ReadersPage'),
})

export const customersRoutes = [listRoute, customerRoute, readersRoute] as const

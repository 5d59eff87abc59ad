import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { storeRoute } from '../../shell/routes.tsx'
import { readFilters } from './filters.ts'

const listRoute = createRoute({
  path: '/orders',
  getParentRoute: () => storeRoute,
  validateSearch: readFilters,
  component: lazyRouteComponent(() => import('./orders.tsx'), 'OrdersPage'),
})

const orderRoute = createRoute({
  path: '/orders/$orderId',
  getParentRoute: () => storeRoute,
  component: lazyRouteComponent(() => import('./order.tsx'), 'OrderPage'),
})

export const ordersRoutes = [listRoute, orderRoute] as const

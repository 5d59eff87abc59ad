import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { readPage } from '../../../ui/search.ts'
import { signedInRoute } from '../../shell/routes.tsx'
import { storesQuery } from '../../shell/store.tsx'

/** The start page: the store itself for people who have only one, otherwise the list. */
const startRoute = createRoute({
  path: '/',
  getParentRoute: () => signedInRoute,
  beforeLoad: async ({ context }) => {
    const { stores } = await context.queryClient.ensureQueryData(storesQuery())
    const [first, second] = stores
    if (!first) throw redirect({ to: '/stores/new' })
    if (second) throw redirect({ to: '/stores' })
    throw redirect({ to: '/stores/$storeId', params: { storeId: first._id } })
  },
})

const storesRoute = createRoute({
  path: '/stores',
  getParentRoute: () => signedInRoute,
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('./stores.tsx'), 'StoresPage'),
})

const newStoreRoute = createRoute({
  path: '/stores/new',
  getParentRoute: () => signedInRoute,
  component: lazyRouteComponent(() => import('./new-store.tsx'), 'NewStorePage'),
})

export const storesRoutes = [startRoute, storesRoute, newStoreRoute] as const

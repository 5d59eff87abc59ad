import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, Outlet, redirect } from '@tanstack/react-router'
import { meQuery } from '../../api/session.ts'
import { storeQuery } from './store.tsx'
import { StoreShell } from './store-shell.tsx'

/** The root of all routes. */
export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Outlet })

/** Its children are for people who are signed in; others return to them after signing in. */
export const signedInRoute = createRoute({
  id: 'signed-in',
  getParentRoute: () => rootRoute,
  component: Outlet,
  beforeLoad: async ({ context, location }) => {
    const me = await context.queryClient.ensureQueryData(meQuery)
    if (!me) throw redirect({ to: '/sign-in', search: { back: location.publicHref } })
  },
})

/** Its children are the pages of one store. */
export const storeRoute = createRoute({
  path: '/stores/$storeId',
  getParentRoute: () => signedInRoute,
  component: StoreShell,
  loader: ({ context, params }) => context.queryClient.ensureQueryData(storeQuery(params.storeId)),
})

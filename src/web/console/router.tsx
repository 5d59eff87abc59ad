import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { isRefusal } from '../api/client.ts'
import { watchSession } from '../api/fetch.ts'
import { isForbidden } from '../api/refusals.ts'
import { meQuery } from '../api/session.ts'
import { isTyping } from '../ui/edited.ts'
import { Skeleton } from '../ui/states.tsx'
import { accountRoutes } from './pages/account/routes.ts'
import { bookingsRoutes } from './pages/bookings/routes.ts'
import { catalogueRoutes } from './pages/catalogue/routes.ts'
import { categoriesRoute } from './pages/categories/routes.ts'
import { contentRoutes } from './pages/content/routes.ts'
import { couponsRoute } from './pages/coupons/routes.ts'
import { customFieldsRoute } from './pages/custom-fields/routes.ts'
import { customersRoutes } from './pages/customers/routes.ts'
import { developerRoutes } from './pages/developer/routes.ts'
import { discountsRoute } from './pages/discounts/routes.ts'
import { draftsRoutes } from './pages/drafts/routes.ts'
import { exportsRoute } from './pages/exports/routes.ts'
import { homeRoute } from './pages/home/routes.ts'
import { importsRoute } from './pages/imports/routes.ts'
import { invoicesRoutes } from './pages/invoices/routes.ts'
import { kitchenRoute } from './pages/kitchen/routes.ts'
import { mailboxRoute } from './pages/mailbox/routes.ts'
import { modifiersRoute } from './pages/modifiers/routes.ts'
import { notificationsRoute } from './pages/notifications/routes.ts'
import { officeRoutes } from './pages/office/routes.ts'
import { ordersRoutes } from './pages/orders/routes.ts'
import { pricesRoute } from './pages/prices/routes.ts'
import { returnsRoutes } from './pages/returns/routes.ts'
import { reviewsRoutes } from './pages/reviews/routes.ts'
import { settingsRoutes } from './pages/settings/routes.ts'
import { signInRoute } from './pages/sign-in/routes.ts'
import { stockRoutes } from './pages/stock/routes.ts'
import { storesRoutes } from './pages/stores/routes.ts'
import { tablesRoutes } from './pages/tables/routes.ts'
import { tokensRoutes } from './pages/tokens/routes.ts'
import { askForCode, isAskingForCode } from './shell/confirm-sign-in.tsx'
import { Broken, NotFound } from './shell/failures.tsx'
import { leave } from './shell/leave.ts'
import { rootRoute, signedInRoute, storeRoute } from './shell/routes.tsx'
import { storeQuery, storesKey } from './shell/store.tsx'

/** Reads the store again when something was offered that the reader's role no longer allows. */
const onError = (error: unknown) => {
  if (isForbidden(error)) void queryClient.invalidateQueries({ queryKey: storesKey })
}

/**
 * Refusals are answers: asking again does not change them, and the client has already retried calls that are worth
 * retrying. Without a connection a call fails at once and is not queued: by then nobody would remember that it is
 * waiting.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => !isRefusal(error) && failures < 2,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
})

const routeTree = rootRoute.addChildren([
  signInRoute,
  mailboxRoute,
  signedInRoute.addChildren([
    ...accountRoutes,
    ...storesRoutes,
    ...developerRoutes,
    storeRoute.addChildren([
      homeRoute,
      ...ordersRoutes,
      ...invoicesRoutes,
      ...draftsRoutes,
      ...returnsRoutes,
      ...bookingsRoutes,
      kitchenRoute,
      ...tablesRoutes,
      ...catalogueRoutes,
      categoriesRoute,
      customFieldsRoute,
      modifiersRoute,
      pricesRoute,
      ...stockRoutes,
      exportsRoute,
      importsRoute,
      couponsRoute,
      discountsRoute,
      ...customersRoutes,
      ...reviewsRoutes,
      ...contentRoutes,
      ...officeRoutes,
      ...tokensRoutes,
      notificationsRoute,
      settingsRoutes,
    ]),
  ]),
])

export const router = createRouter({
  routeTree,
  basepath: '/console',
  context: { queryClient },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
  defaultPendingComponent: Skeleton,
  defaultErrorComponent: Broken,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
})

/**
 * Asks for what the first page needs, all at once: who is there, the store, and the script of the page. The router asks
 * for each only when it knows the one before.
 */
export function beginLoading(): void {
  const [matchedRoutes, { storeId }] = router.getMatchedRoutes(router.latestLocation.pathname)
  void queryClient.prefetchQuery(meQuery)
  if (storeId) void queryClient.prefetchQuery(storeQuery(storeId))
  for (const route of matchedRoutes) void router.loadRouteChunk(route)
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

const isSignedIn = () => Boolean(queryClient.getQueryData(meQuery.queryKey))

watchSession({
  ended: async () => {
    if (!isSignedIn() || isAskingForCode() || (isTyping() && (await askForCode()))) return
    leave({ back: location.pathname + location.search, ended: 'true' })
  },
  signInAgain: async () => isSignedIn() && askForCode(),
  // The store's page says so instead, unless typed text would be lost with it.
  removed: () => {
    if (isTyping()) return
    queryClient.removeQueries({ queryKey: storesKey })
    void router.invalidate()
  },
})

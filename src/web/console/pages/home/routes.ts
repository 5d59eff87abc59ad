import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { meQuery } from '../../../api/session.ts'
import { oneOf } from '../../../ui/search.ts'
import { storeRoute } from '../../shell/routes.tsx'
import { currentStoreOf, storeQuery } from '../../shell/store.tsx'
import { type Period, periods } from './periods.ts'

export const homeRoute = createRoute({
  path: '/',
  getParentRoute: () => storeRoute,
  validateSearch: (given: Record<string, unknown>): { period?: Period } => ({
    period: oneOf(given, 'period', periods),
  }),
  loaderDeps: ({ search: { period } }) => ({ period }),
  // The page does not wait: it shows each answer when it comes, and the frame handles the answer about the store.
  loader: ({ context: { queryClient }, params: { storeId }, deps: { period = 'month' } }) => {
    Promise.all([import('./queries.ts'), queryClient.ensureQueryData(storeQuery(storeId))]).then(
      ([{ prefetchHome }, store]) =>
        prefetchHome(
          queryClient,
          currentStoreOf(store, queryClient.getQueryData(meQuery.queryKey)?._id),
          period,
        ),
      () => {},
    )
  },
  component: lazyRouteComponent(() => import('./home.tsx'), 'HomePage'),
})

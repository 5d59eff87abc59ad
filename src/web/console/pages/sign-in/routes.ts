import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { meQuery } from '../../../api/session.ts'
import { rootRoute } from '../../shell/routes.tsx'

interface SignInSearch {
  /** The address within this origin that sign-in comes back to. */
  back?: string
  /** True if a session has just ended, which the page then says. */
  ended?: true
}

export const signInRoute = createRoute({
  path: '/sign-in',
  getParentRoute: () => rootRoute,
  validateSearch: ({ back, ended }: Record<string, unknown>): SignInSearch => ({
    // Only a page of this console is taken, so that a link from elsewhere sends nobody away.
    ...(typeof back === 'string' && back.startsWith('/console/') ? { back } : {}),
    ...(ended ? { ended: true } : {}),
  }),
  beforeLoad: async ({ context }) => {
    const me = await context.queryClient.ensureQueryData(meQuery).catch(() => null)
    if (me) throw redirect({ to: '/' })
  },
  component: lazyRouteComponent(() => import('./sign-in.tsx'), 'SignInPage'),
})

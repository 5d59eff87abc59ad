import type { QueryClient } from '@tanstack/react-query'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { meQuery } from '../../../api/session.ts'
import { settingsQuery } from '../../../api/settings.ts'
import { rootRoute } from '../../shell/routes.tsx'

interface SignInSearch {
  /** The address within this origin that sign-in comes back to. */
  back?: string
  /** True if a session has just ended, which the page then says. */
  ended?: true
}

/**
 * Returns the address and the code in a link such as `make start` prints. No server gets the part after the #, and no
 * log keeps it. If codes come by e-mail, no such link is ours, and none is taken: its sender could sign the person in
 * to the sender's own account, where they might enter something that the sender should not see.
 */
async function readLink(queryClient: QueryClient): Promise<{ email: string; code: string }> {
  const given = new URLSearchParams(location.hash.slice(1))
  const isOurs = given.has('code') && (await queryClient.ensureQueryData(settingsQuery)).mailbox === true
  const read = (name: string) => (isOurs ? given.get(name) : null) ?? ''
  return { email: read('email'), code: read('code') }
}

export const signInRoute = createRoute({
  path: '/sign-in',
  getParentRoute: () => rootRoute,
  validateSearch: ({ back, ended }: Record<string, unknown>): SignInSearch => ({
    // Only a page of this console is accepted, so that a link from elsewhere cannot send anybody away.
    ...(typeof back === 'string' && back.startsWith('/console/') ? { back } : {}),
    ...(ended ? { ended: true } : {}),
  }),
  beforeLoad: async ({ context }) => {
    const me = await context.queryClient.ensureQueryData(meQuery).catch(() => null)
    if (me) throw redirect({ to: '/' })
  },
  loader: ({ context }) => readLink(context.queryClient),
  component: lazyRouteComponent(() => import('./sign-in.tsx'), 'SignInPage'),
})

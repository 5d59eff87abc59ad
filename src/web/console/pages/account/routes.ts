import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readPage } from '../../../ui/search.ts'
import { signedInRoute } from '../../shell/routes.tsx'

const accountRoute = createRoute({
  path: '/account',
  getParentRoute: () => signedInRoute,
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('./account.tsx'), 'AccountPage'),
})

/** The page for the code of an invitation; the link in the e-mail leads here. */
const codeRoute = createRoute({
  path: '/invitations',
  getParentRoute: () => signedInRoute,
  component: lazyRouteComponent(() => import('../invitations/invitation.tsx'), 'InvitationCodePage'),
})

const invitationRoute = createRoute({
  path: '/invitations/$token',
  getParentRoute: () => signedInRoute,
  component: lazyRouteComponent(() => import('../invitations/invitation.tsx'), 'InvitationPage'),
})

export const accountRoutes = [accountRoute, codeRoute, invitationRoute] as const

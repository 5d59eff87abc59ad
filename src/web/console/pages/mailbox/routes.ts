import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shell/routes.tsx'

/** Shows the e-mails that this machine kept instead of sending them. The page exists only in development. */
export const mailboxRoute = createRoute({
  path: '/mailbox',
  getParentRoute: () => rootRoute,
  validateSearch: ({ to, page }: Record<string, unknown>): { to?: string; page?: number } => ({
    ...(typeof to === 'string' && to ? { to } : {}),
    ...(Number(page) > 1 ? { page: Number(page) } : {}),
  }),
  component: lazyRouteComponent(() => import('./mailbox.tsx'), 'MailboxPage'),
})

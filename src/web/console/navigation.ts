import {
  Activity,
  House,
  KeyRound,
  ListChecks,
  type LucideIcon,
  Newspaper,
  ShoppingBag,
  Star,
  Users,
} from 'lucide-react'
import type { Key } from '../words/words.ts'

export interface Destination {
  to:
    | '/stores/$storeId'
    | '/stores/$storeId/orders'
    | '/stores/$storeId/customers'
    | '/stores/$storeId/reviews'
    | '/stores/$storeId/content'
    | '/stores/$storeId/tasks'
    | '/stores/$storeId/tokens'
    | '/stores/$storeId/events'
  words: Key
  icon: LucideIcon
  /** Marked for its own page alone, not for those below it. */
  exact?: boolean
}

/** Where one can go in a store, in the order of the side bar. The first four are the bar of a phone. */
export const destinations: Destination[] = [
  { to: '/stores/$storeId', words: 'nav.home', icon: House, exact: true },
  { to: '/stores/$storeId/orders', words: 'nav.orders', icon: ShoppingBag },
  { to: '/stores/$storeId/customers', words: 'nav.customers', icon: Users },
  { to: '/stores/$storeId/reviews', words: 'nav.reviews', icon: Star },
  { to: '/stores/$storeId/content', words: 'nav.content', icon: Newspaper },
  { to: '/stores/$storeId/tasks', words: 'nav.office', icon: ListChecks },
  { to: '/stores/$storeId/tokens', words: 'tokens.title', icon: KeyRound },
  { to: '/stores/$storeId/events', words: 'events.title', icon: Activity },
]

import {
  Activity,
  House,
  KeyRound,
  ListChecks,
  type LucideIcon,
  Newspaper,
  Package,
  Settings,
  ShoppingBag,
  Star,
  TicketPercent,
  Users,
} from 'lucide-react'
import { type Key, t } from '../words/words.ts'
import { kindOf } from './pages/catalogue/kinds.ts'
import type { Store } from './shell/store.tsx'

export interface Destination {
  to:
    | '/stores/$storeId'
    | '/stores/$storeId/orders'
    | '/stores/$storeId/catalogue'
    | '/stores/$storeId/coupons'
    | '/stores/$storeId/customers'
    | '/stores/$storeId/reviews'
    | '/stores/$storeId/content'
    | '/stores/$storeId/tasks'
    | '/stores/$storeId/tokens'
    | '/stores/$storeId/events'
    | '/stores/$storeId/settings'
  /** Its name, which may depend on the store. */
  words: Key | ((store: Store) => Key)
  icon: LucideIcon
  /** True if only its own page marks it, not those below. */
  exact?: boolean
}

/** The destinations in a store, in the order of the side bar. The first four are in the bottom bar of a phone. */
export const destinations: Destination[] = [
  { to: '/stores/$storeId', words: 'nav.home', icon: House, exact: true },
  { to: '/stores/$storeId/orders', words: 'nav.orders', icon: ShoppingBag },
  { to: '/stores/$storeId/catalogue', words: (store) => `catalogue.${kindOf(store)}`, icon: Package },
  { to: '/stores/$storeId/customers', words: 'nav.customers', icon: Users },
  { to: '/stores/$storeId/coupons', words: 'coupons.title', icon: TicketPercent },
  { to: '/stores/$storeId/reviews', words: 'nav.reviews', icon: Star },
  { to: '/stores/$storeId/content', words: 'nav.content', icon: Newspaper },
  { to: '/stores/$storeId/tasks', words: 'nav.office', icon: ListChecks },
  { to: '/stores/$storeId/tokens', words: 'tokens.title', icon: KeyRound },
  { to: '/stores/$storeId/events', words: 'events.title', icon: Activity },
  { to: '/stores/$storeId/settings', words: 'settings.title', icon: Settings },
]

/** Returns the name of a destination in this store. */
export const nameOf = ({ words }: Pick<Destination, 'words'>, store: Store) =>
  t(typeof words === 'function' ? words(store) : words)

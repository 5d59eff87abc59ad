import { Activity, House, KeyRound, type LucideIcon, Settings, ShoppingBag } from 'lucide-react'
import type { Key } from '../words/words.ts'

export interface Destination {
  to:
    | '/stores/$storeId'
    | '/stores/$storeId/orders'
    | '/stores/$storeId/tokens'
    | '/stores/$storeId/events'
    | '/stores/$storeId/settings'
  words: Key
  icon: LucideIcon
  /** Marked for its own page alone, not for those below it. */
  exact?: boolean
}

/** Where one can go in a store, in the order of the side bar. The first four are the bar of a phone. */
export const destinations: Destination[] = [
  { to: '/stores/$storeId', words: 'nav.home', icon: House, exact: true },
  { to: '/stores/$storeId/orders', words: 'nav.orders', icon: ShoppingBag },
  { to: '/stores/$storeId/tokens', words: 'tokens.title', icon: KeyRound },
  { to: '/stores/$storeId/events', words: 'events.title', icon: Activity },
  { to: '/stores/$storeId/settings', words: 'settings.title', icon: Settings },
]

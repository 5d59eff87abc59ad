import { Activity, House, KeyRound, type LucideIcon, Package, ShoppingBag, TicketPercent } from 'lucide-react'
import { type Key, t } from '../words/words.ts'
import { kindOf } from './pages/catalogue/kinds.ts'
import type { Store } from './shell/store.tsx'

export interface Destination {
  to:
    | '/stores/$storeId'
    | '/stores/$storeId/orders'
    | '/stores/$storeId/catalogue'
    | '/stores/$storeId/coupons'
    | '/stores/$storeId/tokens'
    | '/stores/$storeId/events'
  /** Its name, or the one that it has for this store. */
  words: Key | ((store: Store) => Key)
  icon: LucideIcon
  /** Marked for its own page alone, not for those below it. */
  exact?: boolean
}

/** Where one can go in a store, in the order of the side bar. The first four are the bar of a phone. */
export const destinations: Destination[] = [
  { to: '/stores/$storeId', words: 'nav.home', icon: House, exact: true },
  { to: '/stores/$storeId/orders', words: 'nav.orders', icon: ShoppingBag },
  { to: '/stores/$storeId/catalogue', words: (store) => `catalogue.${kindOf(store)}`, icon: Package },
  { to: '/stores/$storeId/coupons', words: 'coupons.title', icon: TicketPercent },
  { to: '/stores/$storeId/tokens', words: 'tokens.title', icon: KeyRound },
  { to: '/stores/$storeId/events', words: 'events.title', icon: Activity },
]

/** What a destination is called in this store. */
export const nameOf = ({ words }: Pick<Destination, 'words'>, store: Store) =>
  t(typeof words === 'function' ? words(store) : words)

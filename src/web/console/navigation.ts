import {
  Activity,
  Blocks,
  CalendarDays,
  ChefHat,
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
import { type Section, sections as settings } from './pages/settings/sections.ts'
import type { CurrentStore, Need, Store } from './shell/store.tsx'

type Path =
  | ''
  | '/orders'
  | '/orders/invoices'
  | '/orders/returns'
  | '/bookings'
  | '/bookings/resources'
  | '/kitchen'
  | '/kitchen/tables'
  | '/orders/drafts'
  | '/catalogue'
  | '/coupons'
  | '/coupons/automatic'
  | '/customers'
  | '/customers/readers'
  | '/reviews'
  | '/reviews/comments'
  | '/content'
  | '/content/banners'
  | '/tasks'
  | '/tasks/notes'
  | '/tokens'
  | '/events'

/** A page to which the navigation leads those whose role allows what it needs. */
export interface Place {
  to: `/stores/$storeId${Path}` | Section['to'] | '/developer'
  words: Key
  needs?: Need
  /** The type of store that it is for; all without it. */
  type?: Store['type']
}

/** Pages that share one entry of the side bar. */
export const sections = {
  orders: [
    { to: '/stores/$storeId/orders', words: 'nav.orders', needs: 'READ_ORDERS' },
    { to: '/stores/$storeId/orders/drafts', words: 'drafts.title', needs: 'READ_ORDERS' },
    { to: '/stores/$storeId/orders/returns', words: 'returns.title', needs: 'READ_ORDERS' },
    { to: '/stores/$storeId/orders/invoices', words: 'invoices.title', needs: 'READ_ORDERS' },
  ],
  bookings: [
    { to: '/stores/$storeId/bookings', words: 'bookings.title', needs: 'READ_ORDERS', type: 'business' },
    {
      to: '/stores/$storeId/bookings/resources',
      words: 'resources.title',
      needs: 'READ_INVENTORY',
      type: 'business',
    },
  ],
  kitchen: [
    { to: '/stores/$storeId/kitchen', words: 'kitchen.title', needs: 'READ_ORDERS', type: 'restaurant' },
    {
      to: '/stores/$storeId/kitchen/tables',
      words: 'tables.title',
      needs: 'READ_ORDERS',
      type: 'restaurant',
    },
  ],
  discounts: [
    { to: '/stores/$storeId/coupons', words: 'coupons.title', needs: 'READ_DISCOUNTS' },
    { to: '/stores/$storeId/coupons/automatic', words: 'automatic.title', needs: 'READ_DISCOUNTS' },
  ],
  customers: [
    { to: '/stores/$storeId/customers', words: 'customers.title', needs: 'READ_CUSTOMERS' },
    { to: '/stores/$storeId/customers/readers', words: 'readers.title', needs: 'WRITE_STORE' },
  ],
  talk: [
    { to: '/stores/$storeId/reviews', words: 'reviews.title', needs: 'WRITE_STORE' },
    { to: '/stores/$storeId/reviews/comments', words: 'comments.title', needs: 'WRITE_COMMENTS' },
  ],
  content: [
    { to: '/stores/$storeId/content', words: 'posts.title', needs: 'READ_BLOGS' },
    { to: '/stores/$storeId/content/banners', words: 'banners.title', needs: 'WRITE_STORE' },
  ],
  office: [
    { to: '/stores/$storeId/tasks', words: 'tasks.title', needs: 'READ_TASKS' },
    { to: '/stores/$storeId/tasks/notes', words: 'notes.title', needs: 'READ_NOTES' },
  ],
} as const satisfies Record<string, readonly Place[]>

/** An entry of the side bar. It leads to the first of its pages that the role allows. */
export interface Destination {
  /** Its name, which may depend on the store. */
  words: Key | ((store: Store) => Key)
  icon: LucideIcon
  pages: readonly Place[]
  /** True if only its own page marks it, not those below. */
  exact?: boolean
  /** True for the pages of developers, which are a group of their own. */
  isForDevelopers?: boolean
}

const page = (path: Path, words: Key, needs?: Need): Place[] => [
  { to: `/stores/$storeId${path}`, words, needs },
]

/** All destinations in a store, in the order of the side bar. */
const destinations: Destination[] = [
  { words: 'nav.home', icon: House, pages: page('', 'nav.home'), exact: true },
  { words: 'nav.orders', icon: ShoppingBag, pages: sections.orders },
  { words: 'bookings.title', icon: CalendarDays, pages: sections.bookings },
  { words: 'kitchen.title', icon: ChefHat, pages: sections.kitchen },
  {
    words: (store) => `catalogue.${kindOf(store)}`,
    icon: Package,
    pages: page('/catalogue', 'catalogue.products', 'READ_INVENTORY'),
  },
  { words: 'nav.customers', icon: Users, pages: sections.customers },
  {
    words: 'nav.discounts',
    icon: TicketPercent,
    pages: sections.discounts,
  },
  { words: 'nav.reviews', icon: Star, pages: sections.talk },
  { words: 'nav.content', icon: Newspaper, pages: sections.content },
  { words: 'nav.office', icon: ListChecks, pages: sections.office },
  { words: 'settings.title', icon: Settings, pages: settings },
  { words: 'tokens.title', icon: KeyRound, pages: page('/tokens', 'tokens.title'), isForDevelopers: true },
  { words: 'events.title', icon: Activity, pages: page('/events', 'events.title'), isForDevelopers: true },
  {
    words: 'developer.title',
    icon: Blocks,
    pages: [{ to: '/developer', words: 'developer.title' }],
    isForDevelopers: true,
  },
]

/** Returns those of some pages that are for this type of store and that the reader's role allows. */
export const offeredOf = <Offered extends Pick<Place, 'needs' | 'type'>>(
  places: readonly Offered[],
  { may, store }: Pick<CurrentStore, 'may' | 'store'>,
): Offered[] => places.filter(({ needs, type }) => (!needs || may(needs)) && (!type || type === store.type))

/**
 * Returns the entries of the side bar that the reader's role allows, each with the page that it leads to first; an
 * entry of which it allows only one page has the name of that. On a phone the first four are in the bar at the bottom.
 */
export const destinationsFor = (current: CurrentStore) =>
  destinations.flatMap((destination) => {
    const pages = offeredOf(destination.pages, current)
    const [first] = pages
    if (!first) return []
    const isOneOfMany = pages.length === 1 && destination.pages.length > 1
    const name = isOneOfMany ? t(first.words) : nameOf(destination, current.store)
    return [{ ...destination, pages, to: first.to, name }]
  })

export type OfferedDestination = ReturnType<typeof destinationsFor>[number]

const nameOf = ({ words }: Destination, store: Store) => t(typeof words === 'function' ? words(store) : words)

import { dayIn, oneOf, pageIn, textIn } from '../../../ui/search.ts'

export const views = [
  'to-ship',
  'late',
  'pending',
  'awaiting',
  'paid',
  'processing',
  'refunded',
  'cancelled',
] as const
export type View = (typeof views)[number]

const sorts = ['newest', 'oldest', '-total', 'total'] as const
const waiting = ['shipBy', ...sorts] as const
type Sort = (typeof waiting)[number]

/** Returns the orders of a view of the list; the first one is the usual one. */
export const sortsOf = (view: View | undefined): readonly Sort[] =>
  view === 'to-ship' || view === 'late' ? waiting : sorts

/** The filters of the list of orders. They are in the address, so that a list can be sent to somebody. */
export interface Filters {
  query?: string
  view?: View
  from?: string
  to?: string
  sort?: Sort
  page?: number
}

export function readFilters(given: Record<string, unknown>): Filters {
  return {
    query: textIn(given, 'query'),
    view: oneOf(given, 'view', views),
    from: dayIn(given, 'from'),
    to: dayIn(given, 'to'),
    sort: oneOf(given, 'sort', waiting),
    page: pageIn(given),
  }
}

export const isNarrowed = ({ query, view, from, to }: Filters) => Boolean(query || view || from || to)

function byView(view: View | undefined) {
  if (view === 'to-ship') return { toShip: true }
  if (view === 'late') return { late: true }
  // A cancelled order keeps the reported transfer, which can no longer be confirmed.
  if (view === 'awaiting') return { paymentStatus: 'awaiting_confirmation' as const, open: true }
  return { status: view }
}

/** Returns the filters as the service takes them. A day is one of the store's. */
export function asked({ query, view, from, to }: Filters) {
  return {
    query,
    ...byView(view),
    from,
    to,
  }
}

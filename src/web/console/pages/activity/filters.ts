import type { Apps } from '../../../api/client.ts'
import { dayIn, oneOf, pageIn } from '../../../ui/search.ts'

export type Entry = Apps<'ActivityEntry'>

export const actors = [
  'account',
  'app',
  'shopper',
  'guest',
  'provider',
  'job',
  'operator',
] as const satisfies Entry['actor']['kind'][]

/** The filters of the log, as they are in the address. */
export interface Filters {
  action?: Entry['action']
  actor?: Entry['actor']['kind']
  from?: string
  to?: string
  page?: number
}

export function readFilters(given: Record<string, unknown>): Filters {
  return {
    action: actionIn(given),
    actor: oneOf(given, 'actor', actors),
    from: dayIn(given, 'from'),
    to: dayIn(given, 'to'),
    page: pageIn(given),
  }
}

/** The actions are known to the page alone, whose words are loaded with it. */
const actionIn = ({ action }: Record<string, unknown>) =>
  typeof action === 'string' && /^[a-z_]+\.[a-z_]+$/.test(action) ? (action as Entry['action']) : undefined

export const isNarrowed = ({ action, actor, from, to }: Filters) => Boolean(action || actor || from || to)

/** Returns the filters as the service takes them. A day is one of the store's. */
export function asked({ action, actor, from, to }: Filters) {
  return {
    action,
    actor,
    from,
    to,
  }
}

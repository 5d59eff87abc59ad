import { dueAt } from './pending-deliveries.ts'

/**
 * The work that a worker finds in tables: new events, webhook retries, invoices that are due, order announcements, declared
 * withdrawals, each
 * lane's e-mails, and push messages.
 */
export type Work =
  | 'events'
  | 'deliveries'
  | 'invoices'
  | 'announcements'
  | 'withdrawals'
  | 'codes'
  | 'mails'
  | 'messages'

const dueMails = (lane: string) => `select from mails
  where state = 'pending' and lane = '${lane}' and tried in (false, true) and next_at <= :now`

/** Each query finds a row if there is work of its kind, through the first entry of a partial index. */
const waiting: Record<Work, string> = {
  events: 'select from events where fanned_out_at is null',
  deliveries: `select from deliveries where ${dueAt} <= :now`,
  invoices: 'select from invoice_requests where next_at <= :now',
  announcements: 'select from order_announcements where next_at <= :now',
  withdrawals: 'select from withdrawal_declarations where next_at <= :now',
  codes: dueMails('codes'),
  mails: dueMails('mails'),
  messages: `(select from push_messages where attempt = 0 and next_at <= :now limit 1)
    union all (select from push_messages where attempt > 0 and next_at <= :now limit 1)`,
}

/**
 * Returns the kinds of pending work; `:now` is the time. It is planned anew each time (decision
 * pending-indexes-are-out-of-the-planners-reach).
 */
export const waitingWork = Object.entries(waiting)
  .map(([work, sql]) => `select '${work}' as work where exists (${sql})`)
  .join(' union all ')

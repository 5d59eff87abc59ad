// Metrics registry (Prometheus).

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export const registry = new Registry()
// By default a timer samples the event loop a hundred times a second, which is most of what an idle process costs.
collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 })

/** The metrics served by `/metrics`. Labels take only values from the contract, so their number is bounded. */
export const metrics = {
  requests: new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte to the reply, by surface, operation and status.',
    labelNames: ['surface', 'operation', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  }),
  deliveries: new Counter({
    name: 'webhook_attempts_total',
    help: 'Webhook attempts by outcome: delivered, retry, dead, dropped.',
    labelNames: ['outcome'],
    registers: [registry],
  }),
  cachedReplies: new Counter({
    name: 'cached_replies_total',
    help: 'Reads whose replies are cached, by what was in the cache: a reply of a store in which nothing has changed (unchanged), all of it (hit), some of its records (part), nothing (miss).',
    labelNames: ['outcome'],
    registers: [registry],
  }),
  mailsLeftOut: new Counter({
    name: 'mails_left_out_total',
    help: 'E-mails that a limit has left out, by kind and by what had its share: requester, recipient, store.',
    labelNames: ['kind', 'by'],
    registers: [registry],
  }),
}

const gauge = (name: string, help: string, labelNames: string[] = []) =>
  new Gauge({ name, help, labelNames, registers: [registry] })

/**
 * Figures read from the database when /metrics is read. Every process reports the same, so a panel should show the
 * maximum.
 */
export const gauges = {
  databaseUp: gauge(
    'database_up',
    '1 while the database answers; without it the figures of what waits are left out.',
  ),
  newEvents: gauge('events_new', 'Events that are not yet fanned out to apps.'),
  oldestEvent: gauge('events_oldest_seconds', 'How long the oldest event has waited to be fanned out.'),
  dueDeliveries: gauge('webhook_deliveries_due', 'Webhooks that are due, counted up to 10,000.'),
  deliveryLag: gauge(
    'webhook_delivery_lag_seconds',
    'How late the webhook is that has been due for longest.',
  ),
  dueMails: gauge('mails_due', 'E-mails that are due, counted up to 10,000.'),
  mailLag: gauge('mail_lag_seconds', 'How late the e-mail is that has been due for longest.'),
  deadMails: gauge('mails_dead', 'E-mails that were given up, among those that are kept.'),
  jobLag: gauge('job_lag_seconds', 'How late a job is that should have begun.', ['name']),
  lookAge: gauge(
    'provider_look_age_seconds',
    'How long ago the last look at the records of a card provider began that has read all of them.',
    ['provider', 'kind'],
  ),
}

export const cacheBytes = gauge(
  'cached_replies_bytes',
  'What the replies take up that this process has in its cache.',
)

/** Counted where look-ups are made, which operators' commands do too; copied here when /metrics is read. */
export const lookUpsShared = new Counter({
  name: 'look_ups_shared_total',
  help: 'Look-ups that travelled along with that of another call, or were made by it.',
  registers: [registry],
})

/** The connections of this process. */
export const pool = {
  used: gauge('database_connections_used', 'Connections that work for a call or a job.'),
  idle: gauge('database_connections_idle', 'Open connections that nobody uses.'),
  waiting: gauge('database_connections_waiting', 'Calls and jobs that wait for a connection.'),
}

import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export const registry = new Registry()
collectDefaultMetrics({ register: registry })

/**
 * The metrics of `/metrics`. Labels contain only values from the contract, so that their number is bounded.
 */
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
  mailsLeftOut: new Counter({
    name: 'mails_left_out_total',
    help: 'E-mails that a limit has left out, by kind and by what had its share: requester, recipient, store.',
    labelNames: ['kind', 'by'],
    registers: [registry],
  }),
}

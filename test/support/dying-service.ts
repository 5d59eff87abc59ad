/**
 * A service in a process of its own that is killed at the worst moment: after the provider did what it was asked
 * and before we have written that down. Argument: what to do, as JSON.
 */
import { pino } from 'pino'
import { openDatabase } from '../../src/db/database.ts'
import { createEnvironment } from '../../src/environment.ts'
import { recordEvent } from '../../src/events/record.ts'
import type { CardProvider } from '../../src/gateways/payments/provider.ts'
import { scaleOf } from '../../src/money.ts'
import * as payments from '../../src/services/payments.ts'
import * as refunds from '../../src/services/refunds.ts'
import type { DyingCall } from './dying.ts'
import { testConfig } from './service.ts'

const asked: DyingCall = JSON.parse(process.argv[2] ?? '')
const { databaseUrl, sandboxUrl, orderId, paymentId, shopper, shop } = asked
const config = testConfig({ url: databaseUrl }, { SANDBOX_URL: sandboxUrl })
const environment = createEnvironment(config, pino({ level: 'silent' }))
const honest = environment.cardProviders.sandbox!
environment.cardProviders.sandbox = {
  ...honest,
  charge: dieAfter(honest.charge),
  refund: dieAfter(honest.refund),
} satisfies CardProvider

const db = openDatabase(databaseUrl, 2)
const context = { ...environment, record: recordEvent }
const store = { ...shop, scale: scaleOf(shop.currency) }
if (asked.does === 'pay') {
  const person = { ...shopper, name: '', guest: false, sessionId: '', sessionExpiresAt: '', token: '' }
  await payments.pay(db, context, { shop: store, shopper: person, orderId, paymentId, card: 'tok_ok' })
} else {
  const installation = { tokenId: 'token', id: null, userId: '', scopes: [], expiresAt: '', app: null }
  await refunds.refund(db, context, { shop: store, orderId, installation })
}

function dieAfter<Request, Outcome>(work: (request: Request) => Promise<Outcome>) {
  return async (request: Request): Promise<Outcome> => {
    await work(request)
    process.kill(process.pid, 'SIGKILL')
    return new Promise(() => {})
  }
}

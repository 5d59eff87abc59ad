/**
 * A service in a separate process that is killed at the worst moment: after the provider has executed the call and
 * before we have stored that. Its argument says what to do, as JSON.
 */
import { pino } from 'pino'
import { scaleOf } from '../../src/base/money.ts'
import { openDatabase } from '../../src/db/database.ts'
import { createDependencies } from '../../src/dependencies.ts'
import { recordEvent } from '../../src/events/record.ts'
import type { DispatchProvider } from '../../src/gateways/couriers/dispatch.ts'
import type { CardProvider } from '../../src/gateways/payments/provider.ts'
import * as dispatch from '../../src/services/dispatch/dispatch.ts'
import { cancelPayment } from '../../src/services/payments/cancellation.ts'
import * as payments from '../../src/services/payments/payments.ts'
import * as refunds from '../../src/services/payments/refund-requests.ts'
import { create } from '../../src/services/shipping/shipment-creation.ts'
import type { DyingCall } from './dying.ts'
import { testConfig } from './service.ts'

const asked: DyingCall = JSON.parse(process.argv[2] ?? '')
const { databaseUrl, providerUrl, orderId, choiceId, shopper, shop } = asked
const { provider, card, ...payBy } = asked.payBy ?? { provider: 'sandbox', card: 'tok_ok', settings: null }
const settings: Record<string, string> =
  asked.does === 'ship'
    ? { SHIPPO_TOKEN: 'shippo_test_1', SHIPPO_URL: providerUrl }
    : (payBy.settings ?? { [asked.does === 'dispatch' ? 'COURIER_URL' : 'SANDBOX_URL']: providerUrl })
const config = testConfig({ url: databaseUrl }, settings)
const dependencies = await createDependencies(config, pino({ level: 'silent' }))
const honest = dependencies.cardProviders[provider]!
dependencies.cardProviders[provider] = {
  ...honest,
  charge: dieAfter(honest.charge),
  refund: dieAfter(honest.refund),
  cancel: dieAfter(honest.cancel.bind(honest)),
} satisfies CardProvider
const { shippo } = dependencies.couriers
if (shippo) dependencies.couriers.shippo = { ...shippo, buyLabel: dieAfter(shippo.buyLabel) }
const { sandbox: courier } = dependencies.dispatchers
if (courier) {
  dependencies.dispatchers.sandbox = { ...courier, book: dieAfter(courier.book) } satisfies DispatchProvider
}

const db = openDatabase(databaseUrl, 2)
const context = { ...dependencies, record: recordEvent }
const store = { ...shop, scale: scaleOf(shop.currency) }
const session = { sessionId: '', sessionExpiresAt: '', signedInAt: '', sessionShopId: null, token: '' }
const person = { ...shopper, ...session, name: '', guest: false }
if (asked.does === 'give up')
  await cancelPayment(db, context, { shop: store, shopper: person, ip: '203.0.113.7', orderId })
else if (asked.does === 'pay') {
  await payments.pay(db, context, {
    shop: store,
    shopper: person,
    orderId,
    paymentId: choiceId,
    card,
    ip: '127.0.0.1',
  })
} else {
  const installation = {
    tokenId: 'token',
    id: null,
    userId: '',
    scopes: [],
    expiresAt: '',
    signedInAt: null,
    app: null,
  }
  if (asked.does === 'refund') await refunds.refund(db, context, { shop: store, orderId, installation })
  else if (asked.does === 'dispatch')
    await dispatch.create(db, context, { shop: store, installation, shipmentId: choiceId })
  else await create(db, context, { shop: store, installation, body: { orderId, rateId: choiceId } })
}

function dieAfter<Request extends unknown[], Outcome>(work: (...request: Request) => Promise<Outcome>) {
  return async (...request: Request): Promise<Outcome> => {
    await work(...request)
    process.kill(process.pid, 'SIGKILL')
    return new Promise(() => {})
  }
}

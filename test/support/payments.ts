import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { pino } from 'pino'
import { clock } from '../../src/base/clock.ts'
import { recordEvent } from '../../src/events/record.ts'
import type { CardProvider } from '../../src/gateways/payments/provider.ts'
import type { LedgerEntry } from '../../src/gateways/payments/sandbox/ledger.ts'
import { sandboxProvider } from '../../src/gateways/payments/sandbox/provider.ts'
import { startSandbox } from '../../src/gateways/payments/sandbox/server.ts'
import { sign, signatureHeader } from '../../src/gateways/payments/sandbox/signature.ts'
import { reconcilePayments } from '../../src/jobs/reconcile-payments.ts'
import { writeAnnounced } from '../../src/services/orders/order-announcements.ts'
import type { PaymentContext } from '../../src/services/orders/order-lock.ts'
import { createOrder } from './fixtures/orders.ts'
import { createAccount } from './fixtures/people.ts'
import { createPaymentMethod, createShop } from './fixtures/shops.ts'
import { call, openApps, sandboxSecrets, service, testConfig, waitAtMost } from './service.ts'

const log = pino({ level: 'silent' })

/**
 * Opens the service with its own card provider, an HTTP server with a ledger; with `callbacks` it calls the service.
 * `settings` open more providers.
 */
export async function openPayments(options: { callbacks?: boolean; settings?: Record<string, string> } = {}) {
  const { db, databaseUrl } = service()
  const folder = mkdtempSync(join(tmpdir(), 'payments-'))
  let answer: RequestListener = (_req, res) => void res.writeHead(503).end()
  const listening = createServer((req, res) => answer(req, res)).listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  const callbackAddress = (provider: string) =>
    `http://127.0.0.1:${port}/api/v1/payments/webhooks/${provider}`
  const callbackUrl = options.callbacks ? callbackAddress('sandbox') : undefined
  const sandbox = await startSandbox({ port: 0, folder, ...sandboxSecrets, callbackUrl, log })
  const config = testConfig({ url: databaseUrl }, { SANDBOX_URL: sandbox.url, ...options.settings })
  const open = await openApps(config, db)
  answer = open.store
  const { dependencies } = open
  const honest = { ...dependencies.cardProviders }

  return {
    ...open,
    db,
    sandboxUrl: sandbox.url,
    callbackAddress,
    context: { ...dependencies, record: recordEvent } satisfies PaymentContext,
    /** Replaces methods of the service's gateway, until `trust`. */
    tamper(changes: Partial<CardProvider>) {
      dependencies.cardProviders.sandbox = { ...honest.sandbox!, ...changes }
    },
    trust() {
      Object.assign(dependencies.cardProviders, honest)
    },
    provider: honest.sandbox!,
    /** Has the service wait only a second for its providers, until `trust`: for a reply that never comes. */
    hurry: () => waitAtMost(1_000, dependencies, config),
    /** Makes the provider unreachable. */
    hide() {
      dependencies.cardProviders.sandbox = sandboxProvider({ url: 'http://127.0.0.1:1', ...sandboxSecrets })
    },
    ledger(): LedgerEntry[] {
      const lines = readFileSync(join(folder, 'ledger.jsonl'), 'utf8').split('\n')
      return lines.filter(Boolean).map((line) => JSON.parse(line))
    },
    reconcile: () => reconcilePayments.run({ db, dependencies, signal: new AbortController().signal }),
    async close() {
      await sandbox.close()
      listening.closeAllConnections()
      listening.close()
      rmSync(folder, { recursive: true })
    },
  }
}
export type Payments = Awaited<ReturnType<typeof openPayments>>

/** The provider and the service of the suite that has called `withPayments`. */
export let payments: Payments

/**
 * Registers hooks: payments are open during a suite, and after each test the provider is trusted and the clock right.
 */
export function withPayments(options?: Parameters<typeof openPayments>[0]): void {
  before(async () => {
    payments = await openPayments(options)
  })
  afterEach(() => {
    payments.trust()
    resetClock()
  })
  after(() => payments.close())
}

/** Creates a store with a card gateway, a shopper, and a pending order of 50.00. */
export async function createPayable(
  payments: Payments,
  values: Parameters<typeof createOrder>[2] = {},
  { option = 'sandbox', currency = 'USD' } = {},
) {
  const shop = await createShop({ currency })
  const shopper = await createAccount()
  const method = await createPaymentMethod(shop, option)
  const order = await createOrder(shop, shopper, values)
  const path = `/api/v1/orders/${order.id}`
  const store = () => call('store', payments.store)
  return {
    shop,
    shopper,
    method,
    order,
    pay: (body: object = { card: 'tok_ok' }, headers: Record<string, string> = {}) =>
      store()
        .post(`${path}/pay`)
        .set({ ...shopper.as(shop), ...headers })
        .send({ paymentId: method.id, ...body }),
    status: () => store().get(`${path}/payment-status`).set(shopper.as(shop)),
    row: () => payments.db('orders').where({ id: order.id }).first(),
    payments: () => payments.db('payments').where({ order_id: order.id }).orderBy(['created_at', 'id']),
    refunds: () => payments.db('refunds').where({ order_id: order.id }).orderBy('created_at'),
    events: () =>
      payments
        .db('events')
        .where({ resource: 'orders', resource_id: order.id })
        .orderBy('id')
        .select('method', 'path'),
    mails: async () => {
      await writeAnnounced(payments.db, payments.dependencies, 1000)
      const rows = await payments.db('mails').where({ recipient: shopper.email }).orderBy('created_at')
      return rows.map(({ id, subject, body }) => ({
        subject,
        text: payments.dependencies.vault.open(body, id),
      }))
    },
    charges: () =>
      payments.ledger().filter(({ charge, refund }) => charge?.reference.startsWith('pay_') && !refund),
  }
}
export type Payable = Awaited<ReturnType<typeof createPayable>>

/** Expects that one payment succeeded, with one event and one e-mail. */
export async function expectPaidOnce(payable: Payable): Promise<void> {
  const { status, payment_status, expires_at, paid_at } = await payable.row()
  expect({ status, payment_status, expires_at }).to.eql({
    status: 'paid',
    payment_status: 'paid',
    expires_at: null,
  })
  expect(paid_at).to.be.a('string')
  const rows = await payable.payments()
  expect(rows.filter(({ state }) => state === 'succeeded')).to.have.length(1)
  expect(await payable.events()).to.eql([{ method: 'PATCH', path: `/orders/${payable.order.id}` }])
  expect(await payable.mails()).to.have.length(1)
}

/** Chooses a card on the provider's page, as the shopper. */
export async function useCardPage(authorizationUrl: string, card: string): Promise<void> {
  const reply = await fetch(authorizationUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ card }),
    redirect: 'manual',
  })
  await reply.text()
}

/** Sends a callback about a charge like the provider; another `secret` than its own makes a forgery. */
export function callBack(
  payments: Payments,
  reference: string,
  { secret = sandboxSecrets.callbackSecret, provider = 'sandbox' } = {},
) {
  const body = JSON.stringify({ id: 'evt_1', type: 'charge.succeeded', data: { reference } })
  return call('store', payments.store)
    .post(`/api/v1/payments/webhooks/${provider}`)
    .type('json')
    .set(signatureHeader, sign(secret, Buffer.from(body)))
    .send(body)
}

const realNow = clock.now

/** Moves the service's clock; `resetClock` resets it. */
export function moveClock(milliseconds: number): void {
  const now = clock.now
  clock.now = () => new Date(now().getTime() + milliseconds)
}

export function resetClock(): void {
  clock.now = realNow
}

import type { IncomingHttpHeaders } from 'node:http'
import { recordedBy } from '../base/context.ts'
import { Refusal } from '../base/errors.ts'
import type { Database } from '../db/database.ts'
import type { CardProvider, Dispute } from '../gateways/payments/provider.ts'
import type { PaymentContext } from './orders/order-lock.ts'
import { findByReference } from './payments/attempts.ts'
import { notePaymentDispute } from './payments/disputes.ts'
import { settle } from './payments/payments.ts'
import { syncExternalRefunds } from './payments/refund-outcomes.ts'
import { noteChargeDispute, stopRenewalsOfOrder } from './renewals/disputes.ts'
import { syncRenewalCharge } from './renewals/renewals.ts'

/** A provider's callback, and the IP address that it came from. */
export interface Callback {
  provider: string
  rawBody: Buffer
  headers: IncomingHttpHeaders
  ip: string
}

/**
 * Processes a provider's callback, which only names the payment or the dispute to look up. A payment that has succeeded
 * is checked for refunds made at the provider, and the store is notified of a dispute about it. Throws unknownProvider,
 * invalidSignature, and paymentProviderUnavailable so that the provider sends the callback again.
 */
export async function receiveCallback(
  db: Database,
  { record, ...dependencies }: PaymentContext,
  { provider: name, rawBody, headers, ip }: Callback,
): Promise<null> {
  const context = { ...dependencies, record: recordedBy({ kind: 'provider', id: name, address: ip }, record) }
  const provider = Object.hasOwn(context.cardProviders, name) ? context.cardProviders[name] : undefined
  if (!provider) throw new Refusal('unknownProvider')
  const callback = provider.readCallback(rawBody, headers)
  if (!callback) throw new Refusal('invalidSignature')
  const { disputeId, reference } = callback
  if (disputeId) await lookUpDispute(db, context, provider, disputeId)
  else if (reference !== null) await hearOfCharge(db, context, name, reference)
  return null
}

async function lookUpDispute(
  db: Database,
  context: PaymentContext,
  provider: CardProvider,
  id: string,
): Promise<void> {
  const found = await provider.lookUpDispute(id)
  if (found.state === 'unknown') throw new Refusal('paymentProviderUnavailable')
  if (found.state === 'found') await hearOfDispute(db, context, provider.name, found.dispute)
}

/**
 * Looks up a charge about which its provider has news, and the refunds of one that has succeeded. Throws
 * paymentProviderUnavailable.
 */
export async function hearOfCharge(
  db: Database,
  context: PaymentContext,
  provider: string,
  reference: string,
): Promise<void> {
  const attempt = await findByReference(db, provider, reference)
  if (!attempt) {
    if (await syncRenewalCharge(db, context, provider, reference)) return
    throw new Refusal('paymentProviderUnavailable')
  }
  if (attempt.state === 'refunded') return
  const { state } = attempt.state === 'succeeded' ? attempt : await settle(db, context, attempt)
  const isAnswered =
    state === 'succeeded' ? await syncExternalRefunds(db, context, attempt) : state !== 'unknown'
  if (!isAnswered) throw new Refusal('paymentProviderUnavailable')
}

/** Notifies the store of a dispute, and looks up its charge; ignores charges that are not ours. */
export async function hearOfDispute(
  db: Database,
  context: PaymentContext,
  provider: string,
  { reference, ...about }: Dispute,
): Promise<void> {
  if (reference === null) return
  const dispute = { ...about, reference }
  const ofOrder = await notePaymentDispute(db, context, provider, dispute, (tx, payment) =>
    stopRenewalsOfOrder(tx, context, payment),
  )
  if (!ofOrder) await noteChargeDispute(db, context, provider, dispute)
  await hearOfCharge(db, context, provider, reference)
}

// Dunning: charges saved cards for renewals, and stops after three declines.

import { clock, hours, minutes } from '../../base/clock.ts'
import { newId } from '../../base/ids.ts'
import type { Vault } from '../../base/vault.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { leaseDue } from '../../db/queues/lease.ts'
import { aliased, type Columns } from '../../db/sql/columns.ts'
import { interval } from '../../db/sql/interval.ts'
import { databaseNow, databaseTimeIn } from '../../db/sql/now.ts'
import type { ChargeOutcome } from '../../gateways/payments/provider.ts'
import { rememberProviderId } from '../payments/attempts.ts'
import { suspendedShops } from '../shared/shop.ts'
import { type KeptTax, taxColumns } from '../taxes/order-taxes.ts'
import type { RenewalAmounts } from './charge-amounts.ts'
import type { RenewalContext } from './context.ts'
import type { Renewable } from './pass-columns.ts'

/** A row of `renewal_charges`. The amount is in minor units, with its taxes. */
export interface Charge {
  id: string
  shopId: string
  entitlementId: string
  productId: string
  periodEnd: string
  attempt: number
  provider: string
  reference: string
  /** The provider's own id of the charge, once it has returned one. */
  providerId: string | null
  amount: number
  currency: string
  /** Null where the store computes none. */
  taxes: KeptTax[] | null
  /** Null once the charge is over and nobody needs it any more. */
  email: string | null
  cardBrand: string | null
  cardLast4: string | null
  sealedCard: string | null
  state:
    | 'intent'
    | 'unknown'
    | 'succeeded'
    | 'declined'
    | 'abandoned'
    | 'refunding'
    | 'refunded'
    | 'refund_failed'
  lookUps: number
  /** How often the provider has refused to refund it, and the time of the first refusal. */
  refundTries: number
  refundRefusedAt: string | null
  createdAt: string
}

export const chargeColumns = {
  id: 'id',
  shopId: 'shop_id',
  entitlementId: 'entitlement_id',
  productId: 'product_id',
  periodEnd: 'period_end',
  attempt: 'attempt',
  provider: 'provider',
  reference: 'reference',
  providerId: 'provider_id',
  amount: 'amount',
  currency: 'currency',
  taxes: 'taxes',
  email: 'email',
  cardBrand: 'card_brand',
  cardLast4: 'card_last4',
  sealedCard: 'card_token_sealed',
  state: 'state',
  lookUps: 'look_ups',
  refundTries: 'refund_tries',
  refundRefusedAt: 'refund_refused_at',
  createdAt: 'created_at',
} satisfies Columns<Charge>

/** Longer than a provider's request takes: if a worker is killed, another takes over when the lease ends. */
const lease = 1 * minutes
/** Providers keep idempotency keys for a day; after this age a charge is only looked up. */
const keyKept = 23 * hours

/**
 * Records that a locked pass is about to be charged, with a copy of its card: turning renewal off does not remove the
 * card from a charge in progress. The unique indexes admit one of several parallel runs. Returns whether it was this
 * one.
 */
export async function beginCharge(
  tx: Transaction,
  { vault }: Pick<RenewalContext, 'vault'>,
  pass: Renewable,
  { totals, treatment }: RenewalAmounts,
): Promise<boolean> {
  const id = newId()
  const { taxes, taxAdded } = taxColumns(treatment && totals)
  const written = await tx('renewal_charges')
    .insert({
      id,
      shop_id: pass.shopId,
      entitlement_id: pass.id,
      product_id: pass.productId,
      period_end: pass.endsAt,
      attempt: pass.tried + 1,
      provider: pass.provider,
      reference: `ren_${id}`,
      amount: totals.total,
      taxes,
      tax_added: taxAdded,
      tax_treatment: treatment,
      currency: pass.currency,
      email: pass.email,
      card_brand: pass.card.brand,
      card_last4: pass.card.last4,
      card_token_sealed: copyOf(vault, pass, id),
      next_at: tx.raw(databaseNow()),
      created_at: tx.raw(databaseNow()),
      updated_at: clock.now(),
    })
    .onConflict()
    .ignore()
    .returning('id')
  return written.length > 0
}

/**
 * Returns the card's token sealed with the charge's id. A token that no key opens is copied unchanged, and reported
 * when it is charged.
 */
function copyOf(vault: Vault, { id, sealedCard }: Renewable, chargeId: string): string {
  try {
    return vault.seal(vault.open(sealedCard, id), chargeId)
  } catch {
    return sealedCard
  }
}

/**
 * Leases up to `limit` charges whose outcome is unknown, or that must be refunded, for a minute: parallel runs get
 * different ones, and a killed run loses nothing.
 */
export async function leaseDueCharges(
  db: Database,
  context: RenewalContext,
  limit: number,
): Promise<Charge[]> {
  const due = db('renewal_charges')
    .where('next_at', '<=', db.raw(databaseNow()))
    .whereIn('provider', Object.keys(context.cardProviders))
    // Charges whose outcome is unknown, and refunds, are settled for a suspended store too.
    .whereRaw(`(state <> 'intent' or shop_id <> all (${suspendedShops}))`)
    .orderBy('next_at')
    .limit(limit)
  const isLate = db.raw(`state = 'intent' and created_at <= ${databaseTimeIn(-keyKept)}`)
  return leaseDue(db, 'renewal_charges', due)
    .update({
      next_at: db.raw(leaseEnd(databaseNow())),
      state: db.raw(`case when ? then 'unknown' else state end`, [isLate]),
      card_token_sealed: db.raw('case when ? then null else card_token_sealed end', [isLate]),
    })
    .returning<Charge[]>(aliased(chargeColumns))
}

/** Returns SQL for the end of a lease that begins at a time by the database's clock: a process's own may be wrong. */
export function leaseEnd(from: string): string {
  return `${from} + ${interval(lease)}`
}

/** Returns the charge that a provider knows by this reference, or null. */
export async function findCharge(db: Database, provider: string, reference: string): Promise<Charge | null> {
  return (
    (await db('renewal_charges').where({ provider, reference }).first<Charge | undefined>(chargeColumns)) ??
    null
  )
}

/**
 * Charges the saved card, always with the amount and the idempotency key of the first attempt, so that it is charged
 * once however often this runs. Once the provider may have forgotten the key, the charge is only looked up.
 */
export async function submitCharge(
  db: Database,
  context: RenewalContext,
  charge: Charge,
): Promise<ChargeOutcome> {
  const { id, provider: name, reference, providerId, amount, currency, email, sealedCard } = charge
  const provider = context.cardProviders[name]
  if (!provider) return { state: 'unknown', reason: `${name} is not configured` }
  if (charge.state === 'unknown' || !sealedCard) return provider.lookUp(reference, providerId)
  return provider.charge({
    reference,
    idempotencyKey: reference,
    providerId,
    amount,
    currency,
    email: email ?? '',
    card: context.vault.open(sealedCard, id),
    saved: true,
    description: 'Pass renewal',
    remember: (known) => rememberProviderId(db, 'renewal_charges', charge, known),
  })
}

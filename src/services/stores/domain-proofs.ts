import type { Logger } from 'pino'
import type { Tables } from '../../../generated/tables.ts'
import { clock, days, hours, minutes, seconds } from '../../base/clock.ts'
import { changed, type RecordChange, type Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { type Database, savepoint, type Transaction } from '../../db/database.ts'
import { leaseDue } from '../../db/queues/lease.ts'
import { databaseNow, databaseTimeIn } from '../../db/sql/now.ts'
import type { TxtLookup } from '../../gateways/dns/txt.ts'
import { type CallBudget, maySpend } from '../../gateways/throttle/call-budget.ts'
import { briefTransaction, eachDue } from '../shared/due-work.ts'
import { isDuplicate } from '../shared/duplicates.ts'
import { pasted } from '../shared/typed-codes.ts'
import { challenge } from './domain-names.ts'
import { takeOver } from './former-domains.ts'

/** An unproved domain fails after this many days. */
export const patienceDays = 14
const patience = patienceDays * days
/** How long the record of an active domain may be missing. */
const missingFor = 3 * days
/** Domains looked up concurrently. */
const atOnce = 20
/** When to repeat an interrupted look-up; longer than any look-up takes. */
const lease = 5 * minutes
/** Minimum time between two look-ups that a merchant requests. */
const pause = 10 * seconds

interface Due {
  id: string
  shopId: string
  domain: string
  state: 'pending' | 'active'
  token: string
  pendingSince: string
  missingSince: string | null
  /** The end of the lease of this look-up: while it is unchanged, nobody has looked the domain up since. */
  leasedUntil: string
  /** When it was leased, by the database's clock. */
  now: string
}

/** The result of a look-up; `unknown` if the DNS does not answer. */
type Finding = 'proved' | 'missing' | 'unknown'

interface ProofContext {
  log: Logger
  resolveTxt: TxtLookup
  record: RecordChange
}

/**
 * Looks up the record of every own domain that is due. A proved domain becomes active, unless another store has it; one
 * that stays unproved for 14 days fails; an active one whose record is missing for 3 days becomes pending again. No
 * transaction is open during a look-up, and domains left over by a crash are due again 5 minutes later.
 */
export async function verify(db: Database, context: ProofContext, signal: AbortSignal): Promise<void> {
  await eachDue<Due>(context.log, signal, {
    take: (limit) => take(db, limit),
    work: (domain) => check(db, context, domain),
    atOnce,
    failure: 'a domain could not be verified',
    nameOf: ({ domain, shopId }) => ({ domain, shopId }),
  })
}

/**
 * Looks up the record of an own domain at once, with the same consequences as when it is due. A domain that is neither
 * pending nor active, or was looked up in the last 10 seconds, is left alone, and so is one whose store or whose
 * caller's network has caused too many look-ups: it is due by itself.
 */
export async function verifyNow(
  db: Database,
  context: Omit<ProofContext, 'log'> & CallBudget,
  { shop, ip }: { shop: Shop; ip: string },
  id: string,
): Promise<void> {
  if (!(await maySpend(context, 'dns', shop, { shopperId: undefined, ip }))) return
  const [domain] = await db('shop_domains')
    .where({ shop_id: shop.id, id, kind: 'own' })
    .whereIn('state', ['pending', 'active'])
    .where((rows) => rows.whereNull('checked_at').orWhere('checked_at', '<', db.raw(databaseTimeIn(-pause))))
    .update({ next_check_at: db.raw(databaseTimeIn(lease)), checked_at: db.raw(databaseNow()) })
    .returning<Due[]>(dueColumns(db))
  if (domain) await check(db, context, domain)
}

const dueColumns = (db: Database) => [
  'id',
  'shop_id as shopId',
  'domain',
  'state',
  'token',
  'pending_since as pendingSince',
  'missing_since as missingSince',
  'next_check_at as leasedUntil',
  db.raw(`${databaseNow()} as now`),
]

/**
 * Leases due domains: they are not due again until the lease ends, so that workers share them. Their ages are judged by
 * the database's clock: a worker whose own is ahead would give domains up.
 */
function take(db: Database, limit: number): Promise<Due[]> {
  const due = db('shop_domains')
    .where('next_check_at', '<=', db.raw(databaseNow()))
    .orderBy('next_check_at')
    .limit(limit)
  return leaseDue(db, 'shop_domains', due)
    .update({ next_check_at: db.raw(databaseTimeIn(lease)) })
    .returning(dueColumns(db))
}

async function check(
  db: Database,
  { resolveTxt, record }: Omit<ProofContext, 'log'>,
  domain: Due,
): Promise<void> {
  const finding = await resolveTxt(challenge + domain.domain).then(
    (texts): Finding => (texts.map(entered).includes(domain.token) ? 'proved' : 'missing'),
    (): Finding => 'unknown',
  )
  await briefTransaction(db, async (tx) => {
    const { state } = domain
    const moved =
      state === 'pending' ? await judgePending(tx, domain, finding) : await judgeActive(tx, domain, finding)
    if (moved) await record(tx, { shopId: domain.shopId, ...changed('domains', domain.id) })
  })
}

/**
 * Returns a record's value without quotation marks, which some providers' forms keep around it. No token contains one,
 * and a pattern that looked only at the ends would take seconds for a long record of them.
 */
function entered(text: string): string {
  return pasted(text).replace(/["'“”„«»]/g, '')
}

/** Returns whether the domain's state has changed. */
async function judgePending(tx: Transaction, domain: Due, finding: Finding): Promise<boolean> {
  const active = {
    state: 'active' as const,
    verified_at: clock.now(),
    missing_since: null,
    next_check_at: tx.raw(databaseTimeIn(1 * days)),
  }
  if (finding === 'proved' && (await activate(tx, domain, active))) return true
  const age = Date.parse(domain.now) - Date.parse(domain.pendingSince)
  if (age >= patience) return (await settle(tx, domain, { state: 'failed', next_check_at: null })) > 0
  const wait = Math.min(Math.max(age / 10, 30 * seconds), 6 * hours)
  await settle(tx, domain, { next_check_at: tx.raw(databaseTimeIn(wait)) })
  return false
}

/**
 * Returns whether the domain became active: of several stores that have proved it, the unique index admits one, and a
 * domain that is kept for its former holder becomes nobody else's.
 */
async function activate(tx: Transaction, domain: Due, active: Changes): Promise<boolean> {
  try {
    return await savepoint(tx, async () => {
      const moved = await settleProved(tx, domain, active)
      if (moved > 0 && !(await takeOver(tx, domain.shopId, domain.domain))) throw new Refusal('domainTaken')
      return moved > 0
    })
  } catch (error) {
    if (isDuplicate(error) || error instanceof Refusal) return false
    throw error
  }
}

async function judgeActive(tx: Transaction, domain: Due, finding: Finding): Promise<boolean> {
  if (finding === 'proved')
    await settleProved(tx, domain, { missing_since: null, next_check_at: tx.raw(databaseTimeIn(1 * days)) })
  // A DNS server that does not answer does not deactivate a domain.
  if (finding === 'unknown') await settle(tx, domain, { next_check_at: tx.raw(databaseTimeIn(1 * hours)) })
  if (finding !== 'missing') return false
  const since = domain.missingSince ?? domain.now
  if (Date.parse(domain.now) - Date.parse(since) < missingFor) {
    await settle(tx, domain, { missing_since: since, next_check_at: tx.raw(databaseTimeIn(6 * hours)) })
    return false
  }
  const pending = {
    state: 'pending' as const,
    verified_at: null,
    missing_since: null,
    pending_since: domain.now,
  }
  return (await settle(tx, domain, { ...pending, next_check_at: tx.raw(databaseTimeIn(1 * minutes)) })) > 0
}

type Changes = Tables['shop_domains']['update']

/**
 * Writes the changes after a look-up that found no proof, unless another one has begun or ended since, which may have
 * found the proof.
 */
function settle(tx: Transaction, domain: Due, changes: Changes): Promise<number> {
  return settleProved(tx, domain, changes).where({ next_check_at: domain.leasedUntil })
}

/**
 * Writes the changes after a proof, only while the domain is still in the state that was leased: it may have been
 * deleted, or another worker was faster.
 */
function settleProved(tx: Transaction, { id, shopId, state }: Due, changes: Changes) {
  const moved = changes.state ? { updated_at: clock.now() } : {}
  return tx('shop_domains')
    .where({ id, shop_id: shopId, state })
    .update({ ...changes, ...moved, checked_at: tx.raw(databaseNow()) })
}

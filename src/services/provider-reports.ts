import { days, hours } from '../base/clock.ts'
import { recordedBy } from '../base/context.ts'
import type { Database } from '../db/database.ts'
import { interval } from '../db/sql/interval.ts'
import { databaseNow } from '../db/sql/now.ts'
import { type Report, type ReportKind, reportKinds } from '../gateways/payments/provider.ts'
import type { PaymentContext } from './orders/order-lock.ts'
import { isTold } from './payments/disputes.ts'
import { refundIdIn } from './payments/refund-records.ts'
import { hearOfCharge, hearOfDispute } from './provider-callbacks.ts'
import { eachDue } from './shared/due-work.ts'

/** How often the records of each kind are read. */
const pause = 1 * days
/** How far each look overlaps the one before, to retry what could not be followed up then. */
const overlap = 3 * days
/** How far the first look goes back. */
const firstLook = 30 * days
/** Maximum time from the opening of a dispute to its end. */
const disputeLasts = 120 * days
/** How long to wait before rereading a page whose reading failed or was lost. */
const lease = 1 * hours
/** Pages read, and records of each page followed up, concurrently. */
const pagesAtOnce = 4
const atOnce = 5

interface Look {
  provider: string
  kind: ReportKind
  page: string | null
  /** The previous look has read everything made before this time. */
  since: string
  begunAt: string
  leasedUntil: string
}

/**
 * Reads what card providers have recorded, to find what their callbacks should have reported but did not: charges that
 * nobody waits for any more, refunds made in a dashboard, and disputes. Each piece of news is handled like a callback,
 * so anything already reported changes nothing. The pages of each provider and kind are read one after another; the row
 * with the progress keeps parallel runs apart, and a lost run loses nothing. A record that cannot be read is logged
 * each time it is listed.
 */
export async function readReports(db: Database, context: PaymentContext, signal: AbortSignal): Promise<void> {
  const providers = Object.keys(context.cardProviders)
  const looks = providers.flatMap((provider) =>
    reportKinds.map((kind) => ({ provider, kind, next_at: db.raw(alreadyDue()) })),
  )
  if (looks.length === 0) return
  await db('provider_looks').insert(looks).onConflict(['provider', 'kind']).ignore()
  await eachDue<Look>(context.log, signal, {
    take: (limit) => takeDue(db, providers, limit),
    work: (look) => readPage(db, context, look, signal),
    atOnce: pagesAtOnce,
    failure: 'what a card provider has recorded could not be read',
    nameOf: ({ provider, kind }) => ({ provider, kind }),
  })
}

/** Returns SQL for a time that is already due: the column keeps milliseconds, and would round the present time up. */
function alreadyDue(): string {
  return `date_trunc('milliseconds', ${databaseNow()})`
}

async function takeDue(db: Database, providers: string[], limit: number): Promise<Look[]> {
  const now = databaseNow()
  const { rows } = await db.raw(
    `with due as materialized (
      select provider, kind from provider_looks
      where next_at <= ${now} and provider = any (:providers)
      order by next_at limit :limit for update skip locked
    )
    update provider_looks set begun_at = coalesce(begun_at, ${now}),
      next_at = ${now} + ${interval(lease)}
    from due where provider_looks.provider = due.provider and provider_looks.kind = due.kind
    returning provider_looks.provider, provider_looks.kind, page, begun_at as "begunAt", next_at as "leasedUntil",
      coalesce(looked_until, begun_at - ${interval(firstLook)}) - ${interval(overlap)} as since`,
    { providers, limit },
  )
  return rows
}

/** Reads a page and follows up its news; the look ends with the last page. */
async function readPage(db: Database, given: PaymentContext, look: Look, signal: AbortSignal): Promise<void> {
  const { provider, kind, page, since, begunAt } = look
  const context = {
    ...given,
    record: recordedBy({ kind: 'provider', id: provider, address: null }, given.record),
  }
  const oldest = kind === 'disputes' ? Date.parse(begunAt) - disputeLasts : Number.POSITIVE_INFINITY
  const query = { since: new Date(Math.min(Date.parse(since), oldest)), page }
  const found = await context.cardProviders[provider]!.listReports(kind, query).catch(async (error) => {
    await beginAgain(db, look)
    throw error
  })
  if (found.state === 'unknown') throw new Error(`${provider} did not answer: ${found.reason}`)
  for (const record of found.unreadable)
    context.log.error({ provider, kind, ...record }, 'a record of a card provider cannot be read')
  const news = await newsIn(db, look, found.reports)
  await eachDue<Report>(context.log, signal, {
    take: async (limit) => news.splice(0, limit),
    work: (report) => followUp(db, context, provider, report),
    atOnce,
    failure: 'what a card provider has recorded could not be followed up',
    nameOf: ({ reference }) => ({ provider, kind, reference }),
  })
  // Read the same page again for the news that there was no time for.
  const isDone = news.length === 0
  await keep(db, look, isDone ? found.next : page, isDone && found.next === null)
}

/**
 * Returns what to follow up, because most of what is listed is known: charges that have not succeeded here, a refund of
 * each charge that has one which is neither ours nor recorded, and disputes that are new, or that have ended since the
 * store was notified of them.
 */
async function newsIn(db: Database, { provider, kind, since }: Look, reports: Report[]): Promise<Report[]> {
  const ours = reports.filter(({ reference }) => reference !== null)
  const about = { provider, references: ours.map(({ reference }) => reference) }
  if (kind === 'refunds') {
    const recorded = await recordedRefunds(db, about)
    const news = ours.filter(
      ({ refund }) => refundIdIn(refund!.reference) === null && !recorded.has(refund!.id),
    )
    return [...new Map(news.map((report) => [report.reference, report])).values()]
  }
  const known = await knownCharges(db, kind, about)
  if (kind === 'charges') return ours.filter(({ reference }) => known.has(reference!))
  return ours.filter(({ reference, madeAt, dispute }) => {
    const told = known.get(reference!)?.[dispute!.id]
    return told ? !isTold(told, dispute!.state) : !(madeAt.getTime() < Date.parse(since))
  })
}

type About = {
  provider: string
  references: (string | null)[]
}

/** Returns the provider's ids of recorded refunds of these charges that others made. */
async function recordedRefunds(db: Database, about: About): Promise<Set<string>> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select refunds.provider_id as id
    from payments join refunds on refunds.payment_id = payments.id and refunds.shop_id = payments.shop_id
    where payments.provider = :provider and payments.reference = any (:references)
      and refunds.provider_id is not null`,
    about,
  )
  return new Set(rows.map(({ id }) => id))
}

/** SQL conditions over payments and renewal charges that may have news. */
const worthIt = {
  charges: `state not in ('succeeded', 'refunding', 'refunded', 'refund_failed')`,
  disputes: 'disputes is not null',
}

/** Returns which of these charges are worth a look, by reference, with the states of their disputes. */
async function knownCharges(db: Database, kind: keyof typeof worthIt, about: About) {
  const { rows } = await db.raw<{ rows: { reference: string; disputes: Record<string, string> | null }[] }>(
    ['payments', 'renewal_charges']
      .map(
        (table) => `select reference, disputes from ${table}
          where provider = :provider and reference = any (:references) and ${worthIt[kind]}`,
      )
      .join(' union all '),
    about,
  )
  return new Map(rows.map(({ reference, disputes }) => [reference, disputes]))
}

async function followUp(
  db: Database,
  context: PaymentContext,
  provider: string,
  { reference, dispute }: Report,
): Promise<void> {
  if (dispute) await hearOfDispute(db, context, provider, dispute)
  else await hearOfCharge(db, context, provider, reference!)
}

/**
 * Restarts a look from its first page, in an hour, after a page was refused: the provider may no longer know that page,
 * for example because the key now belongs to another account.
 */
async function beginAgain(db: Database, look: Look): Promise<void> {
  await leased(db, look).update({ page: null })
}

/** Saves the progress of a look, unless its lease has ended and another run has taken it. */
async function keep(db: Database, look: Look, page: string | null, isOver: boolean): Promise<void> {
  const next = isOver
    ? { looked_until: look.begunAt, begun_at: null, next_at: db.raw(`begun_at + ${interval(pause)}`) }
    : { next_at: db.raw(alreadyDue()) }
  await leased(db, look).update({ ...next, page })
}

function leased(db: Database, { provider, kind, leasedUntil }: Look) {
  return db('provider_looks').where({ provider, kind, next_at: leasedUntil })
}

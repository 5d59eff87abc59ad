// E-mail outbox and its queue.

import { clock, hours, minutes, seconds } from '../../base/clock.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import type { Vault } from '../../base/vault.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { queueWork } from '../../db/queues/work-signals.ts'
import { interval } from '../../db/sql/interval.ts'
import { databaseNow } from '../../db/sql/now.ts'
import type { Dependencies } from '../../dependencies.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { renderNote } from './mail-templates.ts'
import { withoutLinks } from './plain-names.ts'

/**
 * The queue in which an e-mail waits. One-time codes have their own, because somebody watches a screen until they
 * arrive; everything else is in the other lane.
 */
export type MailLane = 'codes' | 'mails'

/** Documents of a store that are attached to an e-mail, by their ids: they are written when it is sent. */
export interface Attached {
  shopId: string
  invoices: string[]
}

/** An event in iCalendar (RFC 5545), and what a calendar is to do with it (RFC 5546). */
export interface CalendarEvent {
  method: 'REQUEST' | 'CANCEL'
  text: string
}

/** An e-mail to one recipient. */
export interface Mail {
  to: string
  subject: string
  text: string
  /** The e-mail as HTML; rendered from the text if omitted. */
  html?: string
  /** Additional headers by name, on top of those of every e-mail. */
  headers?: Record<string, string>
  /** The attachment, in the words of the sender that writes it. */
  attached?: Attached | null
  /** An event that the recipient can keep in a calendar. */
  calendar?: CalendarEvent | null
  /** `mails` if omitted. */
  lane?: MailLane
}

/**
 * Queues an e-mail in the transaction of the change that it reports: either both happen or neither. Text, HTML and
 * headers are sealed, because codes are secrets; recipient and subject are readable and may be logged, so they must not
 * contain secrets. Names in the subject are chosen by others, so they are written such that no mail program turns them
 * into links.
 */
export async function queueMail(
  tx: Transaction,
  vault: Vault,
  {
    to,
    subject,
    text,
    html = renderNote({ subject, text }),
    headers,
    attached,
    calendar,
    lane = 'mails',
  }: Mail,
): Promise<void> {
  const id = newId()
  const at = clock.now()
  await tx('mails').insert({
    id,
    recipient: to,
    subject: withoutLinks(subject),
    body: vault.seal(text, id),
    html: vault.seal(html, htmlOf(id)),
    attached: attached ? JSON.stringify(attached) : null,
    headers: headers ? vault.seal(JSON.stringify(headers), headersOf(id)) : null,
    calendar: calendar ? vault.seal(JSON.stringify(calendar), calendarOf(id)) : null,
    lane,
    next_at: tx.raw(databaseNow()),
    created_at: at,
  })
  queueWork(tx, lane)
}

/**
 * Returns the name under which the headers are sealed; it differs from the text's, so that the two cannot be swapped.
 */
function headersOf(id: string): string {
  return `${id} headers`
}

function htmlOf(id: string): string {
  return `${id} html`
}

function calendarOf(id: string): string {
  return `${id} calendar`
}

interface MailboxRow {
  _id: string
  to: string
  subject: string
  body: string
  html: string
  createdAt: string
}
export type MailboxMessage = Omit<MailboxRow, 'body'> & { text: string }

/**
 * Returns a page of the e-mails kept here because no SMTP server is configured, newest first; `to` is compared in lower
 * case. Throws mailboxOff if a server is configured.
 */
export async function listMailbox(
  db: Database,
  { config, vault }: Pick<Dependencies, 'config' | 'vault'>,
  { to, ...page }: PageQuery & { to?: string },
): Promise<{ messages: MailboxMessage[]; pagination: Pagination }> {
  if (config.smtpUrl) throw new Refusal('mailboxOff')
  const kept = db('mails').whereIn('state', ['pending', 'mailbox'])
  if (to) kept.where({ recipient: to })
  const columns = {
    _id: 'id',
    to: 'recipient',
    subject: 'subject',
    body: 'body',
    html: 'html',
    createdAt: 'created_at',
  }
  const { rows, pagination } = await newestPage<MailboxRow>(kept, page, columns)
  const messages = rows.map(({ body, html, ...message }) => ({
    ...message,
    text: vault.open(body, message._id),
    html: vault.open(html, htmlOf(message._id)),
  }))
  return { messages, pagination }
}

/** An e-mail that this worker may send as long as the row has this `lease`. */
export interface ClaimedMail {
  id: string
  to: string
  subject: string
  /** The text, sealed like the HTML and the headers; `openMail` opens them. */
  body: string
  html: string
  headers: string | null
  attached: Attached | null
  calendar: string | null
  attempt: number
  lease: string
}

/** Opens the sealed parts of a claimed e-mail for sending. Throws if the vault cannot open them. */
export function openMail(
  vault: Vault,
  { id, to, subject, body, html, headers, attached, calendar }: ClaimedMail,
): Mail & { id: string } {
  const opened = headers === null ? undefined : JSON.parse(vault.open(headers, headersOf(id)))
  const event = calendar === null ? null : JSON.parse(vault.open(calendar, calendarOf(id)))
  const parts = { text: vault.open(body, id), html: vault.open(html, htmlOf(id)) }
  return { id, to, subject, ...parts, headers: opened, attached, calendar: event }
}

/** Longer than sending takes: if a worker is killed, another takes over when the lease ends. */
const leaseTime = 30 * seconds
/** Delays after the first attempt, the second and so on; the eighth attempt is the last. */
const delays = [10 * seconds, 30 * seconds, 2 * minutes, 10 * minutes, 30 * minutes, 2 * hours, 6 * hours]

/** Selects the e-mails to claim: from one lane, either new ones or retries. */
export interface MailClaim {
  lane: MailLane
  tried: boolean
  limit: number
  /** Maximum number of e-mails to a recipient or a domain, except those that are `trusted`. */
  share: number
  /** Recipients and domains, named as in `destinationsOf`, that get all their e-mails, or none. */
  trusted: string[]
  except: string[]
}

/** Returns the destinations that may hold up an e-mail: its recipient, and the recipient's domain. */
export function destinationsOf({ to }: { to: string }): string[] {
  return [...new Set([to, to.slice(to.lastIndexOf('@') + 1)])]
}

// Planned anew on every run, like the statements over deliveries.
const claim = `
with due as materialized (
  select id, recipient, substring(recipient from '[^@]*$') as domain, next_at from mails
  where state = 'pending' and lane = :lane and tried = :tried and next_at <= :now
    and recipient <> all(:except::text[]) and substring(recipient from '[^@]*$') <> all(:except::text[])
  order by next_at limit 3 * :limit
  for update skip locked
), ranked as (
  select id, next_at,
    recipient = any(:trusted::text[]) or row_number() over (partition by recipient order by next_at) <= :share as few,
    domain = any(:trusted::text[]) or row_number() over (partition by domain order by next_at) <= :share as local
  from due
), taken as (
  select id from ranked where few and local order by next_at limit :limit
)
update mails set lease = :lease, next_at = :until, attempt = attempt + 1 from taken where mails.id = taken.id
returning mails.id, recipient as to, subject, body, html, headers, attached, calendar, attempt, lease`

/**
 * Leases up to `limit` due e-mails, those waiting longest first; parallel workers get different ones, regardless of
 * their clocks.
 */
export async function claimMails(db: Database, wanted: MailClaim): Promise<ClaimedMail[]> {
  const now = databaseNow()
  const lease = { lease: newId(), until: db.raw(`${now} + ${interval(leaseTime)}`), now: db.raw(now) }
  const { rows } = await db.raw(claim, { ...wanted, ...lease })
  return rows
}

export interface MailResult extends Pick<ClaimedMail, 'id' | 'lease'> {
  state: 'sent' | 'pending' | 'dead'
  /** Milliseconds until the next attempt. */
  delay: number
  /** True if it was claimed and not tried: the claim does not count as an attempt. */
  isUntried: boolean
}

/** Returns the result of an attempt to send an e-mail. A failure is retried; after the eighth the e-mail is dead. */
export function resultOf({ id, lease, attempt }: ClaimedMail, isSent: boolean): MailResult {
  const delay = isSent ? undefined : delays[attempt - 1]
  const state = isSent ? 'sent' : delay === undefined ? 'dead' : 'pending'
  return { id, lease, state, delay: delay ?? 0, isUntried: false }
}

/** Returns the result of an e-mail that was claimed and not tried: it is due at once. */
export function untried({ id, lease }: ClaimedMail): MailResult {
  return { id, lease, state: 'pending', delay: 0, isUntried: true }
}

/** Records how sending ended, except for e-mails that another worker has claimed in the meantime. */
export async function settleMails(db: Database, results: MailResult[]): Promise<void> {
  await db.raw(
    `update mails set state = result.state, next_at = ${databaseNow()} + result.delay * ${interval(1)},
      attempt = mails.attempt - case when result.untried then 1 else 0 end
    from unnest(:ids::text[], :leases::text[], :states::text[], :delays::integer[], :untried::boolean[])
      as result (id, lease, state, delay, untried)
    where mails.id = result.id and mails.lease = result.lease and mails.state = 'pending'`,
    {
      ids: results.map(({ id }) => id),
      leases: results.map(({ lease }) => lease),
      states: results.map(({ state }) => state),
      delays: results.map(({ delay }) => delay),
      untried: results.map(({ isUntried }) => isUntried),
    },
  )
}

/** Moves every pending e-mail to the mailbox, and returns the id, recipient and subject of each. */
export async function moveToMailbox(db: Database): Promise<{ id: string; to: string; subject: string }[]> {
  return db('mails')
    .where({ state: 'pending' })
    .update({ state: 'mailbox' })
    .returning<{ id: string; to: string; subject: string }[]>(['id', 'recipient as to', 'subject'])
}

import { clock, fromNow, hours, minutes, seconds } from '../../clock.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { leaseDue } from '../../db/lease.ts'
import type { Dependencies } from '../../dependencies.ts'
import { Refusal } from '../../errors.ts'
import { newId } from '../../ids.ts'
import type { Vault } from '../../vault.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { renderNote } from './mail-templates.ts'

/** An e-mail to one person. */
export interface Mail {
  to: string
  subject: string
  text: string
  /** Made of the text where it is left out. */
  html?: string
  /** Beside those that every e-mail has, by name. */
  headers?: Record<string, string>
}

/**
 * Queues an e-mail in the transaction of what it tells: either both happen or neither. Text, HTML and headers are
 * sealed, because codes are secrets; recipient and subject are readable and may be logged, so no secret stands in them.
 */
export async function queueMail(
  tx: Transaction,
  vault: Vault,
  { to, subject, text, html = renderNote({ subject, text }), headers }: Mail,
): Promise<void> {
  const id = newId()
  const at = clock.now()
  await tx('mails').insert({
    id,
    recipient: to,
    subject,
    body: vault.seal(text, id),
    html: vault.seal(html, htmlOf(id)),
    headers: headers ? vault.seal(JSON.stringify(headers), headersOf(id)) : null,
    next_at: at,
    created_at: at,
  })
}

/** The names under which the other parts of a mail are sealed: they do not open in place of its text. */
function headersOf(id: string): string {
  return `${id} headers`
}

function htmlOf(id: string): string {
  return `${id} html`
}

function openHtml(vault: Vault, sealed: string | null, id: string): string | null {
  return sealed === null ? null : vault.open(sealed, htmlOf(id))
}

interface MailboxRow {
  _id: string
  to: string
  subject: string
  body: string
  html: string | null
  createdAt: string
}
export type MailboxMessage = Omit<MailboxRow, 'body'> & { text: string }

/**
 * The e-mails that stay here because no SMTP server is configured, newest first; `to` is compared in lower case.
 * Throws mailboxOff where one is configured.
 */
export async function listMailbox(
  db: Database,
  { config, vault }: Pick<Dependencies, 'config' | 'vault'>,
  { to, ...page }: PageQuery & { to?: string },
): Promise<{ messages: MailboxMessage[]; pagination: Pagination }> {
  if (config.smtpUrl) throw new Refusal('mailboxOff')
  const kept = db('mails').whereIn('state', ['pending', 'mailbox'])
  if (to) kept.where({ recipient: to.toLowerCase() })
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
    html: openHtml(vault, html, message._id),
  }))
  return { messages, pagination }
}

/** A mail that this worker may send while `lease` is the one that the row has. */
export interface ClaimedMail {
  id: string
  to: string
  subject: string
  /** Sealed, as are the HTML and the headers: `openMail`. */
  body: string
  html: string | null
  headers: string | null
  attempt: number
  lease: string
}

/** A claimed mail as it is to be sent. Throws where the vault cannot open it. */
export function openMail(
  vault: Vault,
  { id, to, subject, body, html, headers }: ClaimedMail,
): Mail & { id: string } {
  const opened = headers === null ? undefined : JSON.parse(vault.open(headers, headersOf(id)))
  const parts = { text: vault.open(body, id), html: openHtml(vault, html, id) ?? undefined }
  return { id, to, subject, ...parts, headers: opened }
}

/** Longer than sending takes: a worker that was killed is replaced by nothing more than this time passing. */
const leaseTime = 30 * seconds
/** After the first try, the second, …; the eighth is the last. */
const delays = [10 * seconds, 30 * seconds, 2 * minutes, 10 * minutes, 30 * minutes, 2 * hours, 6 * hours]

/** Claims up to `limit` mails that are due, those waiting longest first; parallel workers get different ones. */
export async function claimMails(db: Database, limit: number): Promise<ClaimedMail[]> {
  const due = db('mails')
    .where({ state: 'pending' })
    .where('next_at', '<=', clock.now())
    .orderBy('next_at')
    .limit(limit)
  return leaseDue(db, 'mails', due)
    .update({ lease: newId(), next_at: fromNow(leaseTime), attempt: db.raw('attempt + 1') })
    .returning<ClaimedMail[]>([
      'id',
      'recipient as to',
      'subject',
      'body',
      'html',
      'headers',
      'attempt',
      'lease',
    ])
}

/** Notes that a mail was sent, unless another worker has claimed it since. */
export async function markSent(db: Database, { id, lease }: ClaimedMail): Promise<void> {
  await db('mails').where({ id, lease, state: 'pending' }).update({ state: 'sent' })
}

/** Puts a mail off after a failed try, or gives it up after the eighth; returns what became of it. */
export async function markFailed(
  db: Database,
  { id, lease, attempt }: ClaimedMail,
): Promise<'pending' | 'dead'> {
  const delay = delays[attempt - 1]
  const state = delay === undefined ? 'dead' : 'pending'
  await db('mails')
    .where({ id, lease, state: 'pending' })
    .update({ state, next_at: fromNow(delay ?? 0) })
  return state
}

/** Leaves every waiting mail in the mailbox, and returns whom each is for. */
export async function moveToMailbox(db: Database): Promise<{ id: string; to: string; subject: string }[]> {
  return db('mails')
    .where({ state: 'pending' })
    .update({ state: 'mailbox' })
    .returning<{ id: string; to: string; subject: string }[]>(['id', 'recipient as to', 'subject'])
}

// Withdrawals that are declared without a sign-in, and the e-mails by which they are confirmed.

import { clock, days, minutes, seconds } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { isSigned, signLink } from '../../base/signed-links.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { leaseDue } from '../../db/queues/lease.ts'
import { queueWork } from '../../db/queues/work-signals.ts'
import { databaseNow, databaseTimeIn } from '../../db/sql/now.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuseMail } from '../messaging/mail-limits.ts'
import { queueMail } from '../messaging/mail-queue.ts'
import { brandOf, momentOf, renderNote } from '../messaging/mail-templates.ts'
import { withoutLinks } from '../messaging/plain-names.ts'
import { briefTransaction, eachDue } from '../shared/due-work.ts'
import { findShop, suspendedShops } from '../shared/shop.ts'
import { pasted } from '../shared/typed-codes.ts'
import { type Recipient, recipientColumns } from './mails.ts'
import { isReturnable, readTerms, type Terms } from './offers.ts'
import { lastDayOf } from './windows.ts'

type Secrets = Pick<Dependencies['config'], 'jwtSecrets'>
type Needs = Pick<Dependencies, 'config' | 'vault' | 'log'>

/** How long a declaration can be confirmed. */
const codeLifetime = 14 * days
const purpose = 'withdrawals'
/** Declarations looked up at the same time, and how long one waits that could not be. */
const atOnce = 4
const lease = 1 * minutes

/**
 * Records a declaration. Whether there is such an order is looked up once the caller has been answered, so that neither
 * the reply nor its time tells (decision withdrawals-are-looked-up-later).
 */
export async function declare(
  tx: Transaction,
  shop: Shop,
  { orderId, email }: { orderId: number; email: string },
): Promise<null> {
  const declared = { id: newId(), shop_id: shop.id, number: orderId, email, declared_at: clock.now() }
  await tx('withdrawal_declarations').insert(declared)
  queueWork(tx, 'withdrawals')
  return null
}

/** A declaration of an order that exists. */
export interface Declared {
  id: string
  orderId: string
  at: Date
}

/**
 * Returns the declaration that a code was mailed for. Throws withdrawalCodeNotFound for one that is unknown, another
 * store's, or older than 14 days.
 */
export function declaredIn({ jwtSecrets }: Secrets, shop: Shop, code: string): Declared {
  const text = pasted(code)
  const [orderId, id] = [text.slice(0, 24), text.slice(24, 48)]
  const [time = '', signature = ''] = text.slice(48).split('.')
  const at = new Date(Number.parseInt(time, 36))
  const isOurs = isSigned(jwtSecrets, purpose, `${shop.id} ${orderId} ${id} ${time}`, signature)
  if (!isOurs || at.getTime() + codeLifetime < clock.now().getTime())
    throw new Refusal('withdrawalCodeNotFound')
  return { id, orderId, at }
}

function codeOf({ jwtSecrets }: Secrets, shopId: string, { id, orderId, at }: Declared): string {
  const time = at.getTime().toString(36)
  const signature = signLink(jwtSecrets[0], purpose, `${shopId} ${orderId} ${id} ${time}`)
  return `${orderId}${id}${time}.${signature.toString('base64url')}`
}

type Due = { id: string; shopId: string; number: number; email: string; declaredAt: string }

/**
 * Looks up the orders of what was declared, and mails their addresses, each in a transaction with the end of the
 * declaration, so that it is answered once. Returns how many there were.
 */
export function answerDeclared(db: Database, context: Needs, signal: AbortSignal): Promise<number> {
  return eachDue<Due>(context.log, signal, {
    take: (limit) => takeDue(db, limit),
    work: (due) => briefTransaction(db, (tx) => answer(tx, context, due)),
    atOnce,
    failure: 'the declaration of a withdrawal could not be answered',
    nameOf: ({ id: declarationId, shopId }) => ({ declarationId, shopId }),
  })
}

function takeDue(db: Database, limit: number): Promise<Due[]> {
  const due = db('withdrawal_declarations')
    .where('next_at', '<=', db.raw(databaseNow()))
    .whereRaw(`shop_id <> all (${suspendedShops})`)
    .orderBy('next_at')
    .limit(limit)
  return leaseDue(db, 'withdrawal_declarations', due)
    .update({ next_at: db.raw(databaseTimeIn(lease)) })
    .returning<Due[]>(['id', 'shop_id as shopId', 'number', 'email', 'declared_at as declaredAt'])
}

async function answer(tx: Transaction, { config, vault }: Needs, due: Due): Promise<void> {
  const { id, shopId, number, email, declaredAt } = due
  const own = { id, shop_id: shopId }
  const order = await find(tx, due)
  const shop = order && (await findShop(tx, shopId))
  const cause = { kind: 'withdrawal', to: email, shopId, requester: null, essential: true } as const
  const refused = shop && (await refuseMail(tx, config, cause))
  // The law counts from the declaration, so one whose e-mail must wait is kept.
  if (refused) {
    const next_at = tx.raw(databaseTimeIn(refused.retryAfter * seconds))
    await tx('withdrawal_declarations').where(own).update({ next_at })
    return
  }
  const removed = await tx('withdrawal_declarations').where(own).delete()
  if (removed === 0 || !order || !shop) return
  const terms = await readTerms(tx, shop, order.id)
  const code = codeOf(config, shopId, { id, orderId: order.id, at: new Date(declaredAt) })
  const words = wordsOf(`order #${number} at ${withoutLinks(order.name)}`, terms, declaredAt, code)
  await queueMail(tx, vault, { to: email, ...words, html: renderNote({ ...words, brand: brandOf(order) }) })
}

async function find(
  tx: Transaction,
  { shopId, number, email }: Due,
): Promise<(Recipient & { id: string }) | null> {
  const { rows } = await tx.raw(
    `select orders.id, ${recipientColumns}
    from orders join shops on shops.id = orders.shop_id join users on users.id = orders.user_id
    where orders.shop_id = :shopId and orders.number = :number and orders.email = :email
      and orders.deleted_at is null`,
    { shopId, number, email },
  )
  return rows[0] ?? null
}

/** Returns the e-mail about a declaration: a code that confirms it, or why nothing can be withdrawn from. */
function wordsOf(
  of: string,
  terms: Terms,
  declaredAt: string,
  code: string,
): { subject: string; text: string } {
  const at = momentOf(declaredAt, terms.timeZone, true)
  const why = reasonAgainst(terms, new Date(declaredAt))
  const declared = `Someone, hopefully you, declared the withdrawal from ${of} on ${at}.`
  if (why)
    return {
      subject: `You cannot withdraw from ${of}`,
      text: `${declared}\n\n${why} If you think that this is wrong, write to the store.\n`,
    }
  return {
    subject: `Confirm your withdrawal from ${of}`,
    text: `${declared}

To choose the goods and confirm it, enter this code where you declared it:

${code}

The time above counts, if you confirm within 14 days. You will then get a receipt.
If it was not you, you can ignore this e-mail: nothing happens without the code.
`,
  }
}

function reasonAgainst({ status, offers, lines, timeZone }: Terms, at: Date): string | null {
  if (!isReturnable(status)) return `The order was ${status}, so that there is nothing to withdraw from.`
  const until = offers.find(({ kind }) => kind === 'withdrawal')?.until
  if (until && until <= at) return `The time for it ended on ${lastDayOf(until, timeZone)}.`
  const isLeft = lines.some(({ quantity, excluded }) => quantity > 0 && !excluded)
  return isLeft
    ? null
    : 'Everything in it is being returned already, or is excluded by law from being returned.'
}

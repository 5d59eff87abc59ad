// Payment links of draft orders: mailing them, and placing the order when somebody pays.

import type { components } from '../../../generated/store.types.ts'
import { clock, days } from '../../base/clock.ts'
import type { Installation, RecordChange, Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { amountText, toMajor } from '../../base/money.ts'
import { hashToken, newToken } from '../../base/tokens.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { databaseNow } from '../../db/sql/now.ts'
import { statement } from '../../db/statement.ts'
import type { Dependencies } from '../../dependencies.ts'
import { linkAddress } from '../collecting/linked.ts'
import { methodsOfLink, payByLink, readPaymentLink } from '../collecting/payment-links.ts'
import { refuseMail } from '../messaging/mail-limits.ts'
import { queueMail } from '../messaging/mail-queue.ts'
import { brandOf, dayOf, renderNote } from '../messaging/mail-templates.ts'
import { withoutLinks } from '../messaging/plain-names.ts'
import { announceOrder } from '../orders/order-announcements.ts'
import { placeDraft, requireReady } from './placement.ts'
import { type Draft, find, lockOpen, type Row, shown } from './records.ts'

type PaymentLink = components['schemas']['PaymentLink']
type Needs = Pick<Dependencies, 'config' | 'vault'>

const sender = statement<{ shopId: string }, { logo: string | null; color: string | null; contact: object }>(
  'drafts.sender',
  `select logo, theme ->> 'primaryColor' as color, contact from shops where id = :shopId`,
)

/**
 * Mails a draft to its customer with a link on which anybody can pay it, until which it holds what it holds. Only a hash
 * of the link's token is stored. Throws draftOrderNotFound, draftOrderCompleted, the refusals of `requireReady`, and
 * draftOrderMailedTooOften with the seconds to wait.
 */
export async function send(
  tx: Transaction,
  { config, vault }: Needs,
  { shop, installation, id }: { shop: Shop; installation: Installation; id: string },
  { expiresInDays = 7, message }: { expiresInDays?: number; message?: string },
): Promise<Draft> {
  const draft = await lockOpen(tx, shop, id)
  const to = requireReady(draft)
  const cause = { kind: 'order', to, shopId: shop.id, requester: null, essential: true } as const
  const refused = await refuseMail(tx, config, cause)
  if (refused) throw new Refusal('draftOrderMailedTooOften', { data: { retryAfter: refused.retryAfter } })
  const [token, now] = [newToken('pay_'), clock.now()]
  const link_expires_at = new Date(now.getTime() + expiresInDays * days)
  await tx('draft_orders')
    .where({ id, shop_id: shop.id })
    .update({
      ...{ status: 'sent', token_hash: hashToken(token), link_expires_at, sent_at: now, updated_at: now },
      ...(draft.held && { held_until: link_expires_at }),
    })
  const [brand] = await sender(tx, { shopId: shop.id })
  const words = wordsOf(shop, draft, {
    url: await linkAddress(tx, shop, token),
    until: link_expires_at,
    message,
  })
  const html = renderNote({ ...words, brand: brandOf({ name: shop.name, ...brand! }) })
  await queueMail(tx, vault, { to, ...words, html })
  return shown(await find(tx, shop, { 'draft_orders.id': id }), shop, installation)
}

function wordsOf(
  shop: Shop,
  { lines, computed, shipping }: Row,
  { url, until, message }: { url: string; until: Date; message: string | undefined },
): { subject: string; text: string } {
  const amount = (minor: number) => amountText(minor, shop.scale, shop.currency)
  const store = withoutLinks(shop.name)
  const rows = [
    ...lines.map(
      ({ name, variantName, quantity, unitPrice }) =>
        `${quantity} × ${variantName ? `${name}, ${variantName}` : name}: ${amount(unitPrice * quantity)}`,
    ),
    ...(shipping ? [`${shipping.name}: ${amount(shipping.price)}`] : []),
    ...(computed.discount > 0 ? [`Discount: -${amount(computed.discount)}`] : []),
  ]
  const list = rows.map((row) => `- ${withoutLinks(row)}`).join('\n')
  const own = message ? `${message.split(/\r?\n/).map(withoutLinks).join('\n')}\n\n` : ''
  return {
    subject: `Your order at ${store}`,
    text: `${own}${store} has prepared your order:\n\n${list}\n\nTotal: ${amount(computed.total)}

Pay it here until ${dayOf(until.toISOString())}:\n\n${url}\n\nYour order is placed when you pay. If you have not asked for it, you can ignore this e-mail.\n`,
  }
}

const linked = statement<{ shopId: string; hash: string }, { id: string; total: number; expiresAt: string }>(
  'drafts.byToken',
  `select id, coalesce((computed ->> 'total')::float8, 0) as total, link_expires_at as "expiresAt" from draft_orders
  where token_hash = :hash and shop_id = :shopId and status = 'sent' and link_expires_at > ${databaseNow()}`,
)

/** Returns what somebody with the link needs to pay a draft or an order. Throws paymentLinkNotFound. */
export async function readLink(
  db: Database,
  context: Parameters<typeof readPaymentLink>[1],
  call: Parameters<typeof readPaymentLink>[2],
): Promise<PaymentLink> {
  const { shop, token } = call
  const [draft] = await linked(db, { shopId: shop.id, hash: hashToken(token) })
  if (!draft) return readPaymentLink(db, context, call)
  return {
    orderId: null,
    ...{ status: 'unpaid', orderStatus: 'pending', paymentId: null },
    ...{ amount: toMajor(draft.total, shop.scale), currency: shop.currency, expiresAt: draft.expiresAt },
    methods: await methodsOfLink(db, context, shop),
  }
}

/**
 * Pays a draft or an order by its link; the draft becomes an order first. Throws the refusals of `payByLink`, and
 * orderNotPayable if the draft cannot be placed any more.
 */
export async function payLinked(
  db: Database,
  context: Parameters<typeof payByLink>[1],
  call: Parameters<typeof payByLink>[2],
): ReturnType<typeof payByLink> {
  const [draft] = await linked(db, { shopId: call.shop.id, hash: hashToken(call.token) })
  if (draft) await transaction(db, (tx) => placeLinked(tx, context.record, call.shop, draft.id))
  return payByLink(db, context, call)
}

async function placeLinked(tx: Transaction, record: RecordChange, shop: Shop, id: string): Promise<void> {
  try {
    const draft = await lockOpen(tx, shop, id)
    if (draft.status !== 'sent') return
    await placeDraft(tx, record, shop, draft)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // Somebody else has just begun to pay.
    if (error.refusal === 'draftOrderCompleted') return
    throw new Refusal('orderNotPayable')
  }
  await record(tx, { shopId: shop.id, resource: 'orders', resourceId: id })
  await announceOrder(tx, { orderId: id, shopId: shop.id, change: 'placed' })
}

// E-mails to shoppers about their returns: one for each status but the last.

import type { Shop } from '../../base/context.ts'
import { amountText } from '../../base/money.ts'
import type { Transaction } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Placed } from '../exchanges/placing.ts'
import { refuseMail } from '../messaging/mail-limits.ts'
import { queueMail } from '../messaging/mail-queue.ts'
import { brandOf, dayOf, momentOf, renderNote } from '../messaging/mail-templates.ts'
import { withoutLinks } from '../messaging/plain-names.ts'
import type { Return } from './records.ts'

export type MailContext = Pick<Dependencies, 'config' | 'vault'>

/** Where an e-mail about an order goes, and the store that writes it. */
export interface Recipient {
  email: string
  /** Whether the account that placed the order has proved the address. */
  proven: boolean
  name: string
  logo: string | null
  color: string | null
  contact: { email?: string; phone?: string; address?: string }
  timeZone: string
}

/** SQL for a `Recipient`, selected from `orders`, `shops` and `users`. */
export const recipientColumns = `orders.email, coalesce(users.email = orders.email, false) as proven, shops.name,
  shops.logo, shops.theme ->> 'primaryColor' as color, shops.contact, shops.time_zone as "timeZone"`

const find = statement<{ shopId: string; orderId: string }, Recipient>(
  'returns.recipient',
  `select ${recipientColumns}
  from orders join shops on shops.id = orders.shop_id join users on users.id = orders.user_id
  where orders.shop_id = :shopId and orders.id = :orderId`,
)

/**
 * Tells the shopper how a return stands, in the transaction that has brought it there. The receipt of a withdrawal is
 * always sent: its shopper has proved the address. Others are limited where nobody has, because a store may change its
 * mind all day.
 */
export async function mailReturn(
  tx: Transaction,
  { config, vault }: MailContext,
  shop: Shop,
  told: Return,
  placed: Placed | null = null,
): Promise<void> {
  const [recipient] = await find(tx, { shopId: shop.id, orderId: told.order })
  const words = recipient?.email ? wordsOf(recipient, told, placed && exchangeWords(shop, placed)) : null
  if (!recipient || !words) return
  const isReceipt = told.kind === 'withdrawal' && told.status === 'requested'
  const cause = {
    kind: 'order',
    to: recipient.email,
    shopId: shop.id,
    requester: null,
    essential: true,
  } as const
  if (!isReceipt && !recipient.proven && (await refuseMail(tx, config, cause))) return
  await queueMail(tx, vault, {
    to: recipient.email,
    ...words,
    html: renderNote({ ...words, brand: brandOf(recipient) }),
  })
}

interface Words {
  subject: string
  text: string
}

function wordsOf(recipient: Recipient, told: Return, exchanged: string | null): Words | null {
  const { orderId, kind, lines, declaredAt } = told
  const store = withoutLinks(recipient.name)
  const of = `order #${orderId} at ${store}`
  const goods = lines.map(({ name, variantName, quantity }) =>
    withoutLinks(`${quantity} × ${variantName ? `${name}, ${variantName}` : name}`),
  )
  const list = goods.map((line) => `- ${line}`).join('\n')
  const at = momentOf(declaredAt, recipient.timeZone, true)
  if (told.status === 'requested' && kind === 'withdrawal')
    return {
      subject: `Receipt of your withdrawal from ${of}`,
      text: `${store} received your withdrawal from the contract on ${at}.

You withdraw from ${of} for:

${list}

Please keep this e-mail: it is your receipt. The store will write to you about sending back what has arrived, and about your money.
`,
    }
  const answer = told.answer ? `\nThe store writes:\n\n${linesWithoutLinks(told.answer)}\n` : ''
  switch (told.status) {
    case 'requested':
      return {
        subject: `We have your request to return items of ${of}`,
        text: `${store} received your request on ${at}. It is about:\n\n${list}\n\nPlease keep the goods until the store answers. It will write to you.\n`,
      }
    case 'approved':
      return {
        subject: `You can send back items of ${of}`,
        text: `${store} takes back:\n\n${list}\n${heldWords(told)}${answer}${labelOf(told)}`,
      }
    case 'refused':
      return {
        subject: `The store does not take back items of ${of}`,
        text: `${store} does not take back:\n\n${list}\n${answer}`,
      }
    case 'received':
      return {
        subject: `Your items of ${of} have arrived`,
        text: `${store} received what you sent back:\n\n${arrivedOf(told)}\n\n${exchanged ?? 'You will get another e-mail when money is refunded.'}\n`,
      }
    case 'closed':
      return null
  }
}

function arrivedOf({ lines }: Return): string {
  const arrived = lines.map(({ name, variantName, received }) =>
    withoutLinks(`${received ?? 0} × ${variantName ? `${name}, ${variantName}` : name}`),
  )
  return arrived.map((line) => `- ${line}`).join('\n')
}

/** Lists the goods that are held for the shopper. */
function heldWords({ lines, exchange }: Return): string {
  if (!exchange) return ''
  const held = lines.flatMap(({ wanted }) =>
    wanted ? [`- ${withoutLinks(`${wanted.quantity} × ${nameOf(wanted)}`)}`] : [],
  )
  return `\nInstead you get, once it has arrived:\n\n${held.join('\n')}\n`
}

/** Says what has become of an exchange, and what is left to pay of it. */
function exchangeWords(
  { scale, currency }: Shop,
  { number, total, credited, paidBack, link }: Placed,
): string {
  const amount = (minor: number) => amountText(minor, scale, currency)
  const order = `What you want instead is your order #${number}.`
  if (link)
    return `${order} It costs ${amount(total)}, of which what you sent back pays ${amount(credited)}. Pay the other ${amount(total - credited)} here until ${dayOf(link.expiresAt)}:\n\n${link.url}`
  return paidBack > 0
    ? `${order} It costs less, so the store refunds ${amount(paidBack)}.`
    : `${order} It is paid.`
}

const nameOf = ({ name, variantName }: { name: string; variantName: string | null }) =>
  variantName ? `${name}, ${variantName}` : name

function labelOf({ label }: Return): string {
  if (!label) return ''
  const { carrier, trackingNumber, url } = label
  const facts = [
    `Carrier: ${withoutLinks(carrier)}`,
    trackingNumber && `Tracking number: ${withoutLinks(trackingNumber)}`,
  ]
  const named = facts.flatMap((fact) => fact || []).join('\n')
  return `\n${named}\n${url ? `\nPrint the label here:\n\n${url}\n` : ''}`
}

/** The store's words must not become links: the address may be a stranger's. */
const linesWithoutLinks = (text: string) => text.split(/\r?\n/).map(withoutLinks).join('\n')

import { amountText } from '../../base/money.ts'
import type { Transaction } from '../../db/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { taxSums } from '../mail-parts/amounts.ts'
import type { OrderFacts } from '../mail-parts/order-facts.ts'
import { queueMail } from '../messaging/mail-queue.ts'
import { brandOf, cardText, momentOf, renderMail } from '../messaging/mail-templates.ts'
import { withoutLinks } from '../messaging/plain-names.ts'
import type { KeptTax } from '../taxes/order-taxes.ts'

/** The pass that a renewal e-mail is about. */
export interface RenewedPass {
  email: string
  product: string
  shop: OrderFacts['shop']
  currency: string
  /** Null if it is no longer known. */
  card: { brand: string; last4: string } | null
}

/** The content of a renewal e-mail. Amounts are in minor units, times in ISO 8601. */
export type RenewalNews =
  /** `risen`: the renewal was announced before, at a lower price. */
  | { news: 'notice'; amount: number; taxes: Taxes; chargedAt: string; risen: boolean }
  | { news: 'renewed'; amount: number; taxes: Taxes; endsAt: string; reference: string | null }
  | { news: 'declined'; amount: number; attempt: number; off: boolean; endsAt: string; again: boolean }
  | { news: 'stopped'; because: Stopped; endsAt: string }
  | { news: 'refunded'; amount: number; reference: string }

/** The taxes in the amount; null where the store computes none. */
type Taxes = KeptTax[] | null

/** Why a pass no longer renews. */
export type Stopped = 'ended' | 'unsold' | 'disputed'

/** Queues the e-mail to the shopper about a renewal, in the transaction of the change that it reports. */
export async function queueRenewalMail(
  tx: Transaction,
  { vault }: Pick<Dependencies, 'vault'>,
  renewed: RenewedPass,
  news: RenewalNews,
): Promise<void> {
  if (!renewed.email) return
  const pass = { ...renewed, shop: { ...renewed.shop, name: withoutLinks(renewed.shop.name) } }
  const brand = brandOf(pass.shop)
  const { subject, paragraphs } = wordsOf(pass, news)
  const data = { subject, preview: paragraphs[0]!, brand, paragraphs, facts: factsOf(pass, news) }
  await queueMail(tx, vault, { to: pass.email, subject, ...renderMail('renewal', data) })
}

const off = 'Automatic renewal is now off and your card is no longer saved.'
const again = 'To keep your access, buy the pass again at the store.'
const untilItEnds =
  'You keep your access until the pass ends. To have it after that, buy the pass again at the store.'
const howToStop = 'You can turn off automatic renewal in your library at any time.'

function wordsOf(
  { product, shop }: RenewedPass,
  told: RenewalNews,
): { subject: string; paragraphs: string[] } {
  switch (told.news) {
    case 'notice':
      return {
        subject: `Your pass for ${product} renews soon`,
        paragraphs: [
          `Your pass for ${product} at ${shop.name} will soon renew for another 30 days.`,
          ...(told.risen ? ['The amount has risen since our last e-mail about this renewal.'] : []),
          howToStop,
        ],
      }
    case 'renewed':
      return {
        subject: `Your pass for ${product} has been renewed`,
        paragraphs: [`Your pass for ${product} at ${shop.name} has been extended by 30 days.`, howToStop],
      }
    case 'declined':
      return {
        subject: `Your card was declined for your pass for ${product}`,
        paragraphs: declined(product, shop.name, told),
      }
    case 'stopped':
      return {
        subject: `Your pass for ${product} will not renew`,
        paragraphs: stopped(product, shop.name, told.because),
      }
    case 'refunded':
      return {
        subject: `We are refunding your payment for ${product}`,
        paragraphs: [
          `We charged your card to renew your pass for ${product} at ${shop.name}, but the pass had changed in the meantime. We are refunding the whole amount to your card. How soon you see it depends on your bank.`,
        ],
      }
  }
}

function stopped(product: string, shop: string, because: Stopped): string[] {
  switch (because) {
    case 'unsold':
      return [`${shop} no longer sells the pass for ${product}, so your pass will not renew. ${off}`]
    case 'ended':
      return [`Your pass for ${product} at ${shop} has ended and could not be renewed. ${off}`, again]
    case 'disputed':
      return [
        `A payment for your pass for ${product} at ${shop} is disputed with your bank, so your pass will not renew. ${off}`,
        'If you want to keep your access after the pass ends, buy it again at the store.',
      ]
  }
}

function declined(product: string, shop: string, told: RenewalNews & { news: 'declined' }): string[] {
  const what = `Your card was declined when we tried to renew your pass for ${product} at ${shop}.`
  if (told.off) return [`${what} That was the last attempt. ${off}`, untilItEnds]
  if (!told.again) return [what, untilItEnds]
  return [`${what} We will try again in a day.`, howToStop]
}

/** Returns the lines below the paragraphs: the details that a receipt needs. */
function factsOf({ product, shop, currency, card }: RenewedPass, told: RenewalNews): [string, string][] {
  const facts: [string, string][] = [['Pass', product]]
  if (told.news === 'notice') facts.push(['Charge date', momentOf(told.chargedAt, shop.timeZone)])
  if ('amount' in told) {
    facts.push(['Amount', amountText(told.amount, shop.scale, currency)])
    if ('taxes' in told)
      for (const [name, amount] of [...taxSums(told.taxes, true), ...taxSums(told.taxes, false)])
        facts.push([`incl. ${name}`, amountText(amount, shop.scale, currency)])
    if (told.amount > 0 && card) facts.push(['Card', cardText(card)])
  }
  if (told.news === 'declined') facts.push(['Attempt', `${told.attempt} of 3`])
  if ('endsAt' in told) facts.push(['Valid until', momentOf(told.endsAt, shop.timeZone)])
  if ('reference' in told && told.reference) facts.push(['Payment reference', told.reference])
  return facts
}

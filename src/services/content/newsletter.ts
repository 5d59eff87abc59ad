import { randomBytes } from 'node:crypto'
import { clock, days, fromNow, hours } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { hashToken } from '../../base/tokens.ts'
import type { Transaction } from '../../db/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuseMail, requesterOf } from '../messaging/mail-limits.ts'
import { type Mail, queueMail } from '../messaging/mail-queue.ts'
import { brandOf, renderNote } from '../messaging/mail-templates.ts'
import { withoutLinks } from '../messaging/plain-names.ts'
import { pasted } from '../shared/typed-codes.ts'
import * as settings from '../stores/shop-settings.ts'

/** How long a code can confirm a subscription. It can unsubscribe for as long as it is kept. */
const codeLifetime = 48 * hours
/** Every code of an address is kept for `youngFor`, and its newest `mostOld` codes forever. */
const youngFor = 30 * days
const mostOld = 10
/**
 * Mails a code to an address that was entered for the store's newsletter; only the code subscribes it. Reply and work
 * are the same if the address is already subscribed, in which case the e-mail says so. Beyond the limits of
 * `refuseMail` nothing is sent, and the caller cannot tell.
 */
export async function subscribe(
  tx: Transaction,
  { config, vault }: Pick<Dependencies, 'config' | 'vault'>,
  shop: Shop,
  { email, ip }: { email: string; ip: string },
): Promise<null> {
  await ask(tx, { config, vault }, shop, { email, requester: requesterOf(config, ip) })
  return null
}

/**
 * Mails a code to an address whose owner wants the newsletter, as the merchant says who imports it, unless the address is
 * known already: who is subscribed needs no code, and who has unsubscribed or never answered is not asked again.
 * Returns false if the limits of `refuseMail` keep it from being sent.
 */
export async function inviteUnknown(
  tx: Transaction,
  dependencies: Pick<Dependencies, 'config' | 'vault'>,
  shop: Shop,
  email: string,
): Promise<boolean> {
  const known = await tx('newsletter_subscriptions').where({ shop_id: shop.id, email }).first('id')
  return known ? true : ask(tx, dependencies, shop, { email, requester: null })
}

/** Mails a code, and returns whether the limits allow it. */
async function ask(
  tx: Transaction,
  { config, vault }: Pick<Dependencies, 'config' | 'vault'>,
  shop: Shop,
  { email, requester }: { email: string; requester: string | null },
): Promise<boolean> {
  if (await refuseMail(tx, config, { kind: 'newsletter', to: email, shopId: shop.id, requester }))
    return false
  const now = clock.now()
  const [subscription] = await tx('newsletter_subscriptions')
    .insert({ id: newId(), shop_id: shop.id, email, created_at: now, updated_at: now })
    .onConflict(['shop_id', 'email'])
    .merge(['updated_at'])
    .returning<{ id: string; status: string }[]>(['id', 'status'])
  const code = randomBytes(32).toString('base64url')
  await tx('newsletter_codes').insert({
    code_hash: hashToken(code),
    shop_id: shop.id,
    subscription_id: subscription!.id,
    created_at: now,
  })
  await forgetOldCodes(tx, shop, subscription!)
  const write = subscription!.status === 'subscribed' ? reminder : invitation
  const link = `${config.publicUrls.store}/api/v1/newsletter/unsubscribe/${code}`
  const { logo, theme, contact } = (await settings.get(tx, shop)).data
  const mail = write(withoutLinks(shop.name), code)
  const brand = brandOf({ name: shop.name, logo, color: theme.primaryColor, contact })
  await queueMail(tx, vault, {
    to: email,
    ...mail,
    html: renderNote({ ...mail, brand }),
    headers: oneClick(link),
  })
  return true
}

/**
 * Subscribes the address that a code was sent to; does nothing if it is already subscribed. Throws
 * newsletterCodeNotFound for a code that is unknown, another store's, older than 48 hours or older than the last
 * unsubscription.
 */
export async function confirm(tx: Transaction, shop: Shop, code: string): Promise<null> {
  const { rowCount } = await tx.raw(
    `update newsletter_subscriptions subscription
    set status = 'subscribed', updated_at = :now,
      confirmed_at = case status when 'subscribed' then confirmed_at else cast(:now as timestamptz) end
    from newsletter_codes code
    where code.code_hash = :hash and code.shop_id = :shopId
      and subscription.id = code.subscription_id and subscription.shop_id = code.shop_id
      and (status = 'subscribed' or (code.created_at > :since
        and (unsubscribed_at is null or code.created_at > unsubscribed_at)))`,
    { now: clock.now(), since: fromNow(-codeLifetime), hash: hashToken(pasted(code)), shopId: shop.id },
  )
  if (rowCount === 0) throw new Refusal('newsletterCodeNotFound')
  return null
}

/**
 * Unsubscribes the address that a code was sent to; an address that was never confirmed stays pending and is forgotten
 * after 7 days. Any code that is still kept works, any number of times. `shop` is null for mail programs, which name no
 * store: the code belongs to one. Throws newsletterCodeNotFound.
 */
export async function unsubscribe(tx: Transaction, shop: Shop | null, code: string): Promise<null> {
  const [known] = await tx('newsletter_codes')
    .where({ code_hash: hashToken(pasted(code)), ...(shop ? { shop_id: shop.id } : {}) })
    .select<{ shopId: string; id: string }[]>({ shopId: 'shop_id', id: 'subscription_id' })
  if (!known) throw new Refusal('newsletterCodeNotFound')
  const now = clock.now()
  await tx('newsletter_subscriptions')
    .where({ id: known.id, shop_id: known.shopId })
    .update({
      status: tx.raw("case when confirmed_at is null then status else 'unsubscribed' end"),
      unsubscribed_at: now,
      updated_at: now,
    })
  return null
}

/** Removes the codes of a subscription that are neither recent nor among its newest. */
async function forgetOldCodes(tx: Transaction, shop: Shop, subscription: { id: string }): Promise<void> {
  const codes = tx('newsletter_codes').where({ subscription_id: subscription.id, shop_id: shop.id })
  const newest = codes.clone().orderBy('created_at', 'desc').limit(mostOld).select('code_hash')
  await codes.where('created_at', '<', fromNow(-youngFor)).whereNotIn('code_hash', newest).delete()
}

/** Returns the headers that let a mail program unsubscribe its user (RFC 2369, RFC 8058). */
function oneClick(link: string): Mail['headers'] {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

function invitation(name: string, code: string): Pick<Mail, 'subject' | 'text'> {
  return {
    subject: `Confirm your subscription to the ${name} newsletter`,
    text: `Someone, hopefully you, asked us to send the ${name} newsletter to this address.

Your code is:

${code}

To confirm, enter it within 48 hours where you subscribed. Until then, you will not get the newsletter.
If it was not you, you can ignore this e-mail.

To unsubscribe later, use your mail program or enter the same code at the store.
`,
  }
}

function reminder(name: string, code: string): Pick<Mail, 'subject' | 'text'> {
  return {
    subject: `You are already subscribed to the ${name} newsletter`,
    text: `Someone, hopefully you, asked us to send the ${name} newsletter to this address.
It is already subscribed, so you do not need to do anything.

To unsubscribe, use your mail program or enter this code at the store:

${code}
`,
  }
}

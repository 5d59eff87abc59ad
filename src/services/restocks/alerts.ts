// Back-in-stock alerts: asking for one, with a double opt-in by e-mail.

import { clock, fromNow, hours } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import type { Transaction } from '../../db/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { findPlainOffers } from '../catalog/line-prices.ts'
import { refuseMail, requesterOf } from '../messaging/mail-limits.ts'
import { queueMail } from '../messaging/mail-queue.ts'
import { brandOf, renderNote } from '../messaging/mail-templates.ts'
import { codeOf, idOf } from '../messaging/mailed-codes.ts'
import { withoutLinks } from '../messaging/plain-names.ts'
import * as settings from '../stores/shop-settings.ts'

type Needs = Pick<Dependencies, 'config' | 'vault'>

/** How long a code can confirm an alert. It can cancel the alert for as long as there is one. */
const codeLifetime = 48 * hours
const purpose = 'stock alerts'

export interface Asked {
  productId: string
  variantId?: string | undefined
  email: string
  ip: string
}

/**
 * Mails a code to an address that asks to be told when a product or variant is back; only the code makes it an alert.
 * Reply and work are the same if there is an alert already, in which case the e-mail says so. Beyond the limits of
 * `refuseMail` nothing is sent, and the caller cannot tell. Throws productNotFound and variantRequired.
 */
export async function ask(
  tx: Transaction,
  { config, vault }: Needs,
  shop: Shop,
  { productId, variantId, email, ip }: Asked,
): Promise<null> {
  const product = { shop_id: shop.id, id: productId, kind: 'product', listed: true, deleted_at: null }
  if (!(await tx('products').where(product).first('id'))) throw new Refusal('productNotFound')
  const [offer] = await findPlainOffers(tx, shop, [{ productId, variantId: variantId ?? null, quantity: 1 }])
  const requester = requesterOf(config, ip)
  if (await refuseMail(tx, config, { kind: 'alert', to: email, shopId: shop.id, requester })) return null
  const now = clock.now()
  const [alert] = await tx('stock_alerts')
    .insert({
      id: newId(),
      shop_id: shop.id,
      product_id: productId,
      variant_id: variantId ?? null,
      email,
      asked_at: now,
    })
    .onConflict(tx.raw("(shop_id, product_id, coalesce(variant_id, ''), email)"))
    .merge({ asked_at: now })
    .returning<{ id: string; confirmedAt: string | null }[]>(['id', 'confirmed_at as confirmedAt'])
  const item = withoutLinks(offer!.variantName ? `${offer!.name}, ${offer!.variantName}` : offer!.name)
  const write = alert!.confirmedAt ? reminder : invitation
  const { logo, theme, contact } = (await settings.get(tx, shop)).data
  const mail = write(withoutLinks(shop.name), item, codeOf(config, purpose, shop, alert!.id))
  const brand = brandOf({ name: shop.name, logo, color: theme.primaryColor, contact })
  await queueMail(tx, vault, { to: email, ...mail, html: renderNote({ ...mail, brand }) })
  return null
}

/**
 * Confirms the alert that a code was sent for; does nothing if it is confirmed. If the product is in stock by then,
 * they are told at once. Throws stockAlertNotFound for a code that is unknown, another store's, cancelled or older than
 * 48 hours.
 */
export async function confirm(tx: Transaction, { config }: Needs, shop: Shop, code: string): Promise<null> {
  const id = idIn(config, shop, code)
  const { rowCount } = await tx.raw(
    `update stock_alerts set
      confirmed_at = coalesce(confirmed_at, cast(:now as timestamptz)),
      due_at = coalesce(due_at, case when confirmed_at is null and exists (
        select from products left join variants
          on variants.shop_id = products.shop_id and variants.id = stock_alerts.variant_id
        where products.shop_id = :shopId and products.id = stock_alerts.product_id
          and (products.stocked or variants.stocked)
      ) then now() end)
    where id = :id and shop_id = :shopId and (confirmed_at is not null or asked_at > :since)`,
    { now: clock.now(), since: fromNow(-codeLifetime), id, shopId: shop.id },
  )
  if (rowCount === 0) throw new Refusal('stockAlertNotFound')
  return null
}

/** Cancels the alert that a code was sent for. Throws stockAlertNotFound if there is none, or none any more. */
export async function cancel(tx: Transaction, { config }: Needs, shop: Shop, code: string): Promise<null> {
  const removed = await tx('stock_alerts')
    .where({ id: idIn(config, shop, code), shop_id: shop.id })
    .delete()
  if (removed === 0) throw new Refusal('stockAlertNotFound')
  return null
}

function idIn(config: Needs['config'], shop: Shop, code: string): string {
  const id = idOf(config, purpose, shop, code)
  if (id === null) throw new Refusal('stockAlertNotFound')
  return id
}

function invitation(store: string, item: string, code: string) {
  return {
    subject: `Confirm that ${store} may tell you when ${item} is back`,
    text: `Someone, hopefully you, asked us to write to this address once ${item} is back in stock at ${store}.

Your code is:

${code}

To confirm, enter it within 48 hours where you asked. You will then get one e-mail when it is back, and no other.
If it was not you, you can ignore this e-mail.

To cancel later, enter the same code at the store.
`,
  }
}

function reminder(store: string, item: string, code: string) {
  return {
    subject: `You will hear when ${item} is back at ${store}`,
    text: `Someone, hopefully you, asked us to write to this address once ${item} is back in stock at ${store}.
You have confirmed that already, so you do not need to do anything.

To cancel, enter this code at the store:

${code}
`,
  }
}

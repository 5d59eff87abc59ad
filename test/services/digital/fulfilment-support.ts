import { newId } from '../../../src/base/ids.ts'
import { recordEvent } from '../../../src/events/record.ts'
import type { ChargeOutcome } from '../../../src/gateways/payments/provider.ts'
import { writeAnnounced } from '../../../src/services/orders/order-announcements.ts'
import { findByReference } from '../../../src/services/payments/attempts.ts'
import { settle } from '../../../src/services/payments/payments.ts'
import type { createDigitalShop } from '../../support/digital.ts'
import { service } from '../../support/service.ts'

export const day = 86_400_000
export type Shop = Awaited<ReturnType<typeof createDigitalShop>>
/** Returns how many days of a pass are left. */
export const daysLeft = (row: { ends_at: string }) => Math.round((Date.parse(row.ends_at) - Date.now()) / day)

/** Pays an order, while `times` calls at once ask the provider, which has taken the money. */
export async function pay(
  order: { id: string },
  shop: Shop,
  { times = 1, fileStoreUnavailable = null as string | null } = {},
) {
  const { db, dependencies } = service()
  const id = newId()
  const reference = `pay_${id}`
  const { total } = await db('orders').where({ id: order.id }).first('total')
  const payment = { provider: 'sandbox', reference, amount: total, currency: shop.currency }
  await db('payments').insert({ id, shop_id: shop.id, order_id: order.id, ...payment })
  const card = { token: 'tok', brand: 'visa', last4: '4242', country: null, reusable: true }
  const outcome = { state: 'succeeded', amount: total, currency: shop.currency, card } as ChargeOutcome
  const context = {
    ...dependencies,
    record: recordEvent,
    cardProviders: { sandbox: { ...dependencies.cardProviders.sandbox!, lookUp: async () => outcome } },
    files: { ...dependencies.files, unavailableReason: async () => fileStoreUnavailable },
  }
  const attempt = await findByReference(db, 'sandbox', reference)
  await Promise.all(Array.from({ length: times }, () => settle(db, context, attempt!)))
}

export const orderRow = (id: string) => service().db('orders').where({ id }).first()

/** Returns the e-mails about downloads, once what was announced is written. */
export async function mailsTo(email: string) {
  const { db, dependencies } = service()
  while ((await writeAnnounced(db, dependencies, 100)) > 0);
  return db('mails').where({ recipient: email }).whereLike('subject', 'Your downloads%')
}

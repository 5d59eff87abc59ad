import { createOrder } from './fixtures/orders.ts'
import { createPaymentMethod } from './fixtures/shops.ts'
import { useCardPage } from './payments.ts'
import type { Owner } from './records.ts'
import { call, service } from './service.ts'

// The events that cases expect, and the orders and payments that they are about.

/** The notification that the store's apps get. */
export interface Told {
  resource: string
  /** null: omitted, as for a bulk call. */
  resourceId: string | null
  method: string
  path: string
}

export const patched = (path: string) => ({ method: 'PATCH', path })
export const orderChanged = (id: string): Told => ({
  resource: 'orders',
  resourceId: id,
  ...patched(`/orders/${id}`),
})
export const shipmentChanged = (id: string): Told => ({
  resource: 'shipping',
  resourceId: id,
  ...patched(`/shipping/shipments/${id}`),
})

/** Returns the event of the store's notification about an order that was paid or placed. */
export async function notified(orderId: string, type: string): Promise<Told> {
  const { id } = await service().db('notifications').where({ resource_id: orderId, type }).first('id')
  return { resource: 'notifications', resourceId: id, method: 'POST', path: '/notifications' }
}

export const paid = async (id: string) => [orderChanged(id), await notified(id, 'order_paid')]

/** Creates an order that waits for its shopper on the card provider's page, where a card was chosen. */
export async function atProvider({ shop, account }: Owner): Promise<{ id: string; reference: string }> {
  const { id } = await createOrder(shop, account)
  const { body } = await call('store')
    .post(`/api/v1/orders/${id}/pay`)
    .set(account.as(shop))
    .send({ paymentId: await cardMethod(shop) })
    .expect(200)
  await useCardPage(body.data.authorizationUrl, 'tok_ok')
  return { id, reference: body.data.reference }
}

/** Returns a store's payment method of an option; it has only one of each. */
export async function methodOf(shop: { id: string }, option: string): Promise<string> {
  const known = await service().db('payment_methods').where({ shop_id: shop.id, option }).first('id')
  return known?.id ?? (await createPaymentMethod(shop, option)).id
}
export const cardMethod = (shop: { id: string }) => methodOf(shop, 'sandbox')

export async function paidOrder({ shop, account }: Owner): Promise<string> {
  const { id } = await createOrder(shop, account)
  await call('store')
    .post(`/api/v1/orders/${id}/pay`)
    .set(account.as(shop))
    .send({ paymentId: await cardMethod(shop), card: 'tok_ok' })
    .expect(200)
  return id
}

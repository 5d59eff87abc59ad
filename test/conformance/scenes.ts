import { deliverer } from '../events/support.ts'
import { createDigitalProduct, createFailedOrder } from '../support/digital.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import type { Person } from '../support/fixtures/people.ts'
import { createShippingAddress } from '../support/fixtures/shipping.ts'
import { createPaymentMethod } from '../support/fixtures/shops.ts'
import type { Received } from '../support/receiver.ts'
import { service } from '../support/service.ts'
import { newEmail, newestCode } from '../support/sign-in.ts'
import { type Data, succeeds } from './statements.ts'
import { type Client, digital, store, type TestStore } from './world.ts'

// The scenes that have to happen before a statement can be seen.

/** Asks for a code and returns it, as a storefront and the reader of the e-mail would. */
export async function askForCode({ visitor }: TestStore, email: string): Promise<string> {
  await visitor.post('/auth/authenticate').send({ email }).expect(200)
  return newestCode(email)
}

/** Signs a new shopper in, and returns the reply. */
export async function signIn(at: TestStore, email = newEmail()) {
  const otp = await askForCode(at, email)
  return at.visitor.post('/auth/verify').send({ email, otp })
}

/** Returns the id of a pending order of 50; `values` are columns. */
export async function placeOrder(values: object = {}): Promise<string> {
  const { id } = await createOrder(store.shop, store.shopper, { subtotal: 5000 })
  if (Object.keys(values).length > 0) await service().db('orders').where({ id }).update(values)
  return id
}

/** Returns the id of an order of 50 that was paid by card. */
export async function payOrder(): Promise<string> {
  const id = await placeOrder()
  await pay(store.shop, store.shopper, id)
  return id
}

/** The ways in which a reader asks for renewal, if at all, and pays. */
interface Purchase {
  optIn?: 'with the order' | 'in the cart'
  card?: string
}

/** Buys a pass of 30 days at the digital store, and returns its row in the library. */
export async function buyPass(reader: Client, { optIn, card }: Purchase = {}) {
  const { id: productId } = await createDigitalProduct(digital.shop, { accessType: 'pass' })
  const line = { productId, quantity: 1 }
  if (optIn === 'in the cart')
    await reader
      .post('/cart/items')
      .send({ ...line, autoRenew: true })
      .expect(201)
  const order = optIn === 'in the cart' ? {} : { items: [line], autoRenew: optIn === 'with the order' }
  const { body: placed } = await reader.post('/orders').send(order).expect(201)
  await pay(digital.shop, reader, placed.data._id, card)
  const { body } = await reader.get('/library').expect(200)
  return body.data.entitlements.find(({ product }: { product: { _id: string } }) => product._id === productId)
}

async function pay(shop: { id: string }, payer: Client, order: string, card = 'tok_ok'): Promise<void> {
  const paymentId = await cardMethod(shop)
  await payer.post(`/orders/${order}/pay`).send({ paymentId, card }).expect(200)
}

/** Returns the id of the store's card payments, of which it has only one. */
async function cardMethod(shop: { id: string }): Promise<string> {
  const option = 'sandbox'
  const known = await service().db('payment_methods').where({ shop_id: shop.id, option }).first('id')
  return known?.id ?? (await createPaymentMethod(shop, option)).id
}

/** Returns the id of a paid order whose access could not be granted, and never can be if it is incurable. */
export async function failGrant({ at = digital, reader = at.shopper as Person, incurable = false } = {}) {
  const { id: product } = await createDigitalProduct(at.shop)
  const deleted = { deleted_at: new Date() }
  if (incurable) await service().db('products').where({ id: product }).update(deleted)
  return (await createFailedOrder(at.shop, reader, [{ id: product }])).id
}

export const retryGrants = () =>
  succeeds(digital.app.post('/digital-access/retry-grants'), 200, 'Grants retried')

/** Leaves nothing for the next call to retry. */
export async function forgetFailedGrants(): Promise<void> {
  const failed = { grant_status: 'failed' }
  await service().db('orders').where(failed).update({ grant_status: 'granted' })
}

export const taskStatuses = ['to do', 'in progress', 'done', 'skipped']
export const recurrences = ['none', 'daily', 'weekly', 'monthly']
/** This task recurs every day of a week. */
export const daily = {
  title: 'Water the plants',
  dueDate: '2026-03-02T09:00:00.000Z',
  recurring: 'daily',
  recurringSchedule: { every: 1, until: '2026-03-08T09:00:00.000Z' },
}
export const createTask = (body: object) => succeeds(store.app.post('/tasks').send(body), 201)

/** Creates a shipment with the merchant's own data. */
export async function ship(body: object, orderId?: string): Promise<Data> {
  const sent = { ...(await destination(orderId ?? (await placeOrder()))), ...body }
  return succeeds(store.app.post('/shipping/shipments').send(sent), 201)
}

/** Returns an order and an address of its shopper. */
export async function destination(orderId: string) {
  return { orderId, shippingAddressId: (await createShippingAddress(store.shopper)).id }
}

/** Delivers what has happened, and returns what the app of a store has received of it. */
export async function hear({ receiver }: Pick<TestStore, 'receiver'>): Promise<Received[]> {
  await deliverer().deliverDue()
  return receiver.received.splice(0)
}

/** Leaves nothing to deliver of what happened before. */
export async function quiet(): Promise<void> {
  await service().db('events').whereNull('fanned_out_at').update({ fanned_out_at: new Date() })
  for (const { receiver } of [store, digital]) receiver.received.splice(0)
}

export const bodyOf = ({ body }: Received): Data => JSON.parse(body)
export const sell = (app: Client = store.app) =>
  succeeds(app.post('/products').send({ name: 'Vase', price: 12.5, quantity: 2 }), 201)

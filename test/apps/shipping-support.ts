import type { Shop } from '../../src/base/context.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShippingAddress, createShippingRate } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

export const url = '/api/v1/shipping'
export let shop: Shop & { ownerId: string }
export let shopper: Person
export let token: { authorization: string }
export let order: { id: string; productId: string }
export let addressId: string
export const read = (path: string) => call('apps').get(`${url}${path}`).set(token)
export const ship = (body: object = {}, headers: Record<string, string> = {}) =>
  call('apps')
    .post(`${url}/shipments`)
    .set({ ...token, ...headers })
    .send({ orderId: order.id, ...body })
export const made = async (body: object = {}) => (await ship(body).expect(201)).body.data
export const patch = (id: string, body: object) =>
  call('apps').patch(`${url}/shipments/${id}`).set(token).send(body)
export const orderRow = () => service().db('orders').where({ id: order.id }).first()
/** Returns the first line of an order. */
export const lineOf = ({ id }: { id: string }) =>
  service().db('order_items').where({ order_id: id, position: 0 }).first()
export const eventsOf = (resourceId: string) =>
  service().db('events').where({ resource_id: resourceId }).orderBy('id').select('resource', 'method', 'path')
/** Creates a rate with which the order was placed, as placing it stores it. */
export const placedWith = async (values: object = {}) => {
  const rate = await createShippingRate(shop, shopper, { ...values, taken_by: order.id })
  const shipping_rate = { rateId: rate.id, carrier: 'Riders', shippingMethod: 'Same day', etaDays: 1 }
  await service().db('orders').where({ id: order.id }).update({ shipping_rate })
  return rate
}

/**
 * Registers a hook: before each test, a store with an order to an address of its shopper, and a token for
 * shipping.
 */
export function openShipping(): void {
  beforeEach(async () => {
    shop = await createShop()
    shopper = await createAccount()
    token = await createAppToken(shop, ['READ_SHIPPING', 'WRITE_SHIPPING', 'READ_ORDERS'])
    order = await createOrder(shop, shopper)
    addressId = (await createShippingAddress(shopper)).id
    const copied = {
      _id: addressId,
      name: 'A',
      phone: '+234 803 000 0000',
      line1: '1',
      line2: null,
      city: 'Ikeja',
    }
    const place = { state: 'Lagos', country: 'NG', postalCode: null, lat: null, lng: null }
    await service()
      .db('orders')
      .where({ id: order.id })
      .update({ shipping_address: { ...copied, ...place } })
  })
}

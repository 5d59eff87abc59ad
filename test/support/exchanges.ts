// Exchanges: a paid order whose goods are exchanged, and what the provider keeps of its payments.

import { createAppToken } from './fixtures/apps.ts'
import { createVariant } from './fixtures/catalogue.ts'
import { setReturnDays } from './fixtures/returns.ts'
import { createPayable, payments } from './payments.ts'
import { call } from './service.ts'

interface Goods {
  /** The price of the wanted variant in minor units. */
  price?: number
  /** How many pieces of it are left. */
  left?: number
  /** The discount of the order in minor units. */
  discount?: number
  option?: string
}

/**
 * Creates a paid order of two pieces for 20.00 each of a product in variants, and the calls by which they are exchanged
 * for another variant.
 */
export async function sold({ price = 2000, left = 5, discount = 0, option }: Goods = {}) {
  const payable = await createPayable(payments, { subtotal: 4000, discount }, option ? { option } : {})
  const { db } = payments
  const { shop, shopper, order } = payable
  await setReturnDays(shop, 30)
  const { id: small } = await createVariant(shop, { id: order.productId }, { price: 2000 })
  const { id: large } = await createVariant(shop, { id: order.productId }, { price, quantity: left })
  await db('order_items')
    .where({ order_id: order.id })
    .update({ quantity: 2, unit_price: 2000, variant_id: small, variant_name: 'Small', discount })
  await db('products').where({ id: order.productId }).update({ held: 0 })
  await db('variants').where({ id: small }).update({ held: 2 })
  await payable.pay().expect(200)
  const { id: itemId } = await db('order_items').where({ order_id: order.id }).first('id')
  const headers = await createAppToken(shop, ['READ_ORDERS', 'WRITE_ORDERS'])
  const ask = (body: object, orderId = order.id) =>
    call('store', payments.store).post(`/api/v1/orders/${orderId}/returns`).set(shopper.as(shop)).send(body)
  const act = (id: string, move: string, body: object = {}) =>
    call('apps', payments.apps).post(`/api/v1/returns/${id}/${move}`).set(headers).send(body)
  const post = (path: string, body: object = {}) =>
    call('apps', payments.apps).post(`/api/v1${path}`).set(headers).send(body)
  const get = async (path: string) =>
    (await call('apps', payments.apps).get(`/api/v1${path}`).set(headers).expect(200)).body.data
  const exchange = async (quantity = 1, wanted: object = { variant: large }) => {
    const lines = [{ itemId, quantity, wanted }]
    return (await ask({ kind: 'exchange', lines }).expect(201)).body.data._id as string
  }
  return {
    ...payable,
    ...{ itemId: itemId as string, small, large, headers, ask, act, post, get, exchange },
    /** Asks for an exchange, approves it, and receives the goods; returns the return. */
    exchanged: async (quantity = 1, receipt: object = {}) => {
      const id = await exchange(quantity)
      await act(id, 'approve').expect(200)
      return (await act(id, 'receive', receipt).expect(200)).body.data
    },
    stock: async (id: string) =>
      (await db('variants').where({ id }).first('quantity', 'held')) as { quantity: number; held: number },
    payNew: (id: string, body: object = { card: 'tok_ok' }) =>
      call('store', payments.store)
        .post(`/api/v1/orders/${id}/pay`)
        .set(shopper.as(shop))
        .send({ paymentId: payable.method.id, ...body }),
    cancelNew: (id: string) =>
      call('store', payments.store).post(`/api/v1/orders/${id}/cancel`).set(shopper.as(shop)),
    /** The money that the provider has taken from the shopper, less what went back, in minor units. */
    kept: async () => {
      await db('refunds')
        .where({ shop_id: shop.id, state: 'intent' })
        .update({ created_at: new Date(0) })
      await payments.reconcile()
      const references: string[] = await db('payments').where({ shop_id: shop.id }).pluck('reference')
      // The newest entry of the ledger about a charge or a refund is how it stands.
      const charges = new Map<string, number>()
      const refunds = new Map<string, number>()
      for (const { charge, refund } of payments.ledger()) {
        if (charge && references.includes(charge.reference))
          charges.set(charge.reference, charge.state === 'succeeded' ? charge.amount : 0)
        if (refund && references.includes(refund.reference))
          refunds.set(refund.refundReference, refund.amount)
      }
      const sumOf = (amounts: Iterable<number>) => [...amounts].reduce((all, one) => all + one, 0)
      return sumOf(charges.values()) - sumOf(refunds.values())
    },
  }
}

import { expect } from 'chai'
import fc from 'fast-check'
import { moves } from '../../../src/services/orders/order-status.ts'
import { createAppToken } from '../../support/fixtures/apps.ts'
import { createProduct } from '../../support/fixtures/catalogue.ts'
import { createAccount } from '../../support/fixtures/people.ts'
import { createShippingAddress, setOrigin } from '../../support/fixtures/shipping.ts'
import { createPaymentMethod, createShop } from '../../support/fixtures/shops.ts'
import type { Payments } from '../../support/payments.ts'
import { call } from '../../support/service.ts'

const price = 700
const stock = 1_000_000
const kinds = [
  'pay',
  'decline',
  'mark',
  'accept',
  'ship',
  'deliver',
  'cancel',
  'more',
  'fewer',
  'part',
  'all',
] as const
type Kind = (typeof kinds)[number]

/** Steps of one after the other, or of two at once. */
export const sequences = fc.array(fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 2 }), {
  minLength: 1,
  maxLength: 7,
})

/** A store whose orders random sequences are played on. */
export async function openStage(payments: Payments) {
  const shop = await createShop({ currency: 'USD' })
  await setOrigin(shop)
  const shopper = await createAccount()
  return {
    payments,
    shop,
    shopper,
    method: await createPaymentMethod(shop),
    product: await createProduct(shop, { price, quantity: stock }),
    address: await createShippingAddress(shopper),
    token: await createAppToken(shop, ['READ_ORDERS', 'WRITE_ORDERS', 'WRITE_SHIPPING', 'READ_SHIPPING']),
  }
}
type Stage = Awaited<ReturnType<typeof openStage>>

/** Places an order of three pieces, and plays a sequence on it; each call is answered, and none with a fault. */
export async function play(stage: Stage, steps: Kind[][]): Promise<string> {
  const { payments, shop, shopper, product, address } = stage
  const items = [{ productId: product.id, quantity: 3 }]
  const placed = await call('store', payments.store)
    .post('/api/v1/orders')
    .set(shopper.as(shop))
    .send({ items, shippingAddressId: address.id })
    .expect(201)
  const id: string = placed.body.data._id
  for (const step of steps) {
    const replies = await Promise.all(step.map((kind) => act(stage, id, kind)))
    for (const [n, status] of replies.entries()) expect(status, step[n]).to.not.equal(500)
  }
  return id
}

async function act(stage: Stage, id: string, kind: Kind): Promise<number> {
  const { payments, shop, shopper, method, address, token } = stage
  const post = (path: string, body: object) =>
    call('apps', payments.apps).post(`/api/v1${path}`).set(token).send(body)
  const pay = (card: string) =>
    call('store', payments.store)
      .post(`/api/v1/orders/${id}/pay`)
      .set(shopper.as(shop))
      .send({ paymentId: method.id, card })
  const { data: order } = (await call('apps', payments.apps).get(`/api/v1/orders/${id}`).set(token)).body
  const { _id: itemId, quantity, cancelled } = order.items[0]
  const edit = (wanted: number) =>
    post(`/orders/${id}/edits`, { updatedAt: order.updatedAt, lines: [{ itemId, quantity: wanted }] })
  const calls: Record<Kind, () => PromiseLike<{ status: number }>> = {
    pay: () => pay('tok_ok'),
    decline: () => pay('tok_decline'),
    mark: () => post(`/orders/${id}/mark-paid`, { method: 'cash' }),
    accept: () =>
      call('apps', payments.apps).patch(`/api/v1/orders/${id}`).set(token).send({ status: 'processing' }),
    ship: () =>
      post('/shipping/shipments', {
        orderId: id,
        shippingAddressId: address.id,
        lines: [{ itemId, quantity: 1 }],
      }),
    deliver: () =>
      call('apps', payments.apps)
        .patch(`/api/v1/shipping/shipments/${order.shipment ?? id}`)
        .set(token)
        .send({ status: 'delivered' }),
    cancel: () => post(`/orders/${id}/cancel`, {}),
    more: () => edit(quantity - cancelled + 1),
    fewer: () => edit(Math.max(quantity - cancelled - 1, 1)),
    part: () => post(`/orders/${id}/refund`, { lines: [{ itemId, quantity: 1 }], restock: true }),
    all: () => post(`/orders/${id}/refund`, {}),
  }
  return (await calls[kind]()).status
}

/** Holds an order to what must be true of all of them, whatever has happened. */
export async function expectSound({ payments: { db } }: Stage, id: string): Promise<void> {
  const order = (await db('orders').where({ id }).first())!
  const items = await db('order_items').where({ order_id: id })
  const sum = (rows: { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0)
  const paid = sum(await db('payments').where({ order_id: id, state: 'succeeded' }).select('amount'))
  const refunds = db('refunds').where({ order_id: id, kind: 'refund', state: 'succeeded' })
  const back = sum(await refunds.clone().select('amount'))
  const pieces = await db('refund_lines').where({ order_id: id }).sum({ back: 'quantity' }).first()
  const isPaid = order.paid_at !== null
  expect(paid).to.equal(isPaid ? order.total : 0)
  expect(order.refunded).to.equal(back)
  const quantity = items.reduce((all, item) => all + item.quantity, 0)
  if (isPaid) expect(paid - back).to.equal(price * (quantity - Number(pieces!.back ?? 0)))
  else expect(order.total).to.equal(price * quantity)
  for (const item of items) {
    expect(item.shipped).to.be.at.most(item.quantity - item.cancelled)
    expect(item.returned).to.be.at.most(item.shipped)
  }
  const path = order.history.map(({ status }: { status: string }) => status)
  const allowed = Object.values(moves).flatMap(({ from, to }) => from.map((one) => `${one} ${to}`))
  for (const [n, status] of path.slice(1).entries())
    if (status !== path[n]) expect(allowed).to.include(`${path[n]} ${status}`)
  const receipts = await db('order_announcements').where({ order_id: id, change: 'paid' })
  expect(receipts.length).to.equal(isPaid ? 1 : 0)
}

/** The stock of the stage is what it began with and the sum of all reasons for its changes. */
export async function expectStock({ payments: { db }, product }: Stage): Promise<void> {
  const { quantity, held } = (await db('products').where({ id: product.id }).first('quantity', 'held'))!
  const moved = (await db('stock_movements')
    .where({ product_id: product.id })
    .whereNot({ reason: 'received' })
    .whereNotNull('order_id')
    .sum({ change: 'change', held: 'held_change' })
    .first())!
  expect(quantity + held).to.equal(stock + Number(moved.change ?? 0))
  expect(held).to.equal(Number(moved.held ?? 0))
}

import { clock, days, fromNow, hours, minutes } from '../../src/base/clock.ts'
import type { Shop, Shopper } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import type { Transaction } from '../../src/db/database.ts'

/** A tenth of these was cancelled, another one partly refunded, and the last ones wait to be shipped. Their numbers end where those of the examples begin. */
const sales = 40
const waiting = 3
const firstNumber = 1001
/** The time from one order to the next; the last one is a day old. */
const pause = 34 * hours

type Item = { id: string; name: string; price: number; images: string[] }
type Buyer = { customerId: string; shopper: Shopper }

/**
 * Adds the orders of the last eight weeks to a demo store, so that its owner finds figures, customers and parcels. The
 * stock of a catalogue is what these orders have left of it. No events are recorded, as for all that is seeded.
 */
export async function addSales(tx: Transaction, shop: Shop, shoppers: Shopper[]): Promise<void> {
  const items: Item[] = await tx('products')
    .where({ shop_id: shop.id, kind: 'product', in_variants: false })
    .orderBy('slug')
    .select('id', 'name', 'price', 'images')
  const buyers = await addCustomers(tx, shop, shoppers)
  const made = Array.from({ length: sales }, (_, place) => sale(shop, place, items, buyers))
  await tx('orders').insert(made.map(({ order }) => order))
  await tx('order_items').insert(made.flatMap(({ lines }) => lines))
  // The orders change as real ones do: each is placed, then paid or cancelled, which its history tells.
  for (const { order, outcome } of made)
    await tx('orders').where({ shop_id: shop.id, id: order.id }).update(outcome)
  const paid = made.filter(({ outcome }) => outcome.paid_at)
  await tx('payments').insert(paid.map(({ payment }) => payment))
  await tx('shipments').insert(paid.flatMap(({ shipment }) => shipment || []))
  const returned = paid.flatMap(({ refund }) => refund ?? [])
  await tx('refunds').insert(returned)
  await tx('refund_lines').insert(
    paid.flatMap(({ refund, lines }) => (refund ? pieceOf(refund, lines[0]!) : [])),
  )
  for (const { order_id, amount } of returned)
    await tx('orders').where({ shop_id: shop.id, id: order_id }).update({ refunded: amount })
}

async function addCustomers(tx: Transaction, shop: Shop, shoppers: Shopper[]): Promise<Buyer[]> {
  const buyers = shoppers.map((shopper) => ({ customerId: newId(), shopper }))
  const since = fromNow(-sales * pause)
  await tx('customers').insert(
    buyers.map(({ customerId, shopper: { id, email, name } }) => ({
      id: customerId,
      shop_id: shop.id,
      user_id: id,
      email: email!,
      name,
      created_at: since,
      last_active_at: fromNow(-days),
    })),
  )
  return buyers
}

/**
 * Makes one order with everything that belongs to it; its place alone decides its content, so every seed is the same.
 */
function sale(shop: Shop, place: number, items: Item[], buyers: Buyer[]) {
  const at = fromNow(-days - (sales - 1 - place) * pause)
  const later = (time: number) => new Date(Math.min(at.getTime() + time, clock.now().getTime()))
  const { customerId, shopper } = buyers[(place * 2) % buyers.length]!
  const about = { shop_id: shop.id, order_id: newId() }
  const isShipped = place < sales - waiting && place % 10 !== 3
  const lines = Array.from({ length: 1 + (place % 3) }, (_, position) => {
    const item = items[(place * 5 + position * 7) % items.length]!
    return {
      ...about,
      id: newId(),
      product_id: item.id,
      name: item.name,
      image: item.images[0] ?? null,
      unit_price: Number(item.price),
      quantity: 1 + ((place + position) % 2),
      shipped: isShipped ? 1 + ((place + position) % 2) : 0,
      holds_stock: true,
      position,
    }
  })
  const shipping_cost = 250_000
  const subtotal = lines.reduce((sum, { unit_price, quantity }) => sum + unit_price * quantity, 0)
  const [amount, cancelled, refunded] = [subtotal + shipping_cost, place % 10 === 3, place % 10 === 7]
  const [paidAt, sentAt, deliveredAt] = [later(4 * minutes), later(20 * hours), later(3 * days)]
  const shipping_address = addressOf(shopper)
  const delivered = place < sales - waiting - 2
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const moves = [
    { status: 'pending' as const, at: paidAt },
    { status: 'in_transit' as const, at: sentAt },
    { status: 'delivered' as const, at: deliveredAt },
  ].slice(0, delivered ? 3 : 2)
  const payment = {
    ...about,
    id: newId(),
    amount,
    currency: shop.currency,
    created_at: paidAt,
    updated_at: paidAt,
  }
  return {
    order: {
      id: about.order_id,
      shop_id: shop.id,
      number: firstNumber + place,
      user_id: shopper.id,
      customer_id: customerId,
      email: shopper.email!,
      currency: shop.currency,
      subtotal,
      shipping_cost,
      shipping_address,
      to_ship: pieces,
      shipped: isShipped ? pieces : 0,
      created_at: at,
      updated_at: at,
    },
    lines,
    outcome: cancelled
      ? { status: 'cancelled' as const, stock_held: false, updated_at: later(hours), paid_at: null }
      : { status: 'paid' as const, payment_status: 'paid', updated_at: paidAt, paid_at: paidAt },
    payment: { ...payment, provider: 'sandbox', reference: `pay_${payment.id}`, state: 'succeeded' as const },
    shipment: isShipped && {
      ...about,
      id: newId(),
      lines: JSON.stringify(lines.map(({ id: itemId, quantity }) => ({ itemId, quantity }))),
      carrier: 'Palm riders',
      courier: { id: null, name: 'Palm riders', image: null },
      shipping_address,
      shipping_method: 'Rider, within 48 hours',
      shipping_cost,
      notes: '',
      tracking_number: '',
      tracking_code: about.order_id.slice(-20).toUpperCase(),
      status: moves.at(-1)!.status,
      history: JSON.stringify(moves),
      created_at: paidAt,
      updated_at: moves.at(-1)!.at,
    },
    refund: refunded
      ? {
          ...about,
          id: newId(),
          payment_id: payment.id,
          amount: lines[0]!.unit_price,
          state: 'succeeded' as const,
          reason: 'It arrived broken.',
          created_at: later(4 * days),
          updated_at: later(4 * days),
        }
      : null,
  }
}

/** The piece that a refund returns: it was broken, so it is not sold again. */
const pieceOf = (
  {
    shop_id,
    order_id,
    id: refund_id,
    amount,
  }: Record<'shop_id' | 'order_id' | 'id', string> & { amount: number },
  { id: item_id }: { id: string },
) => ({
  id: newId(),
  shop_id,
  order_id,
  refund_id,
  item_id,
  position: 0,
  quantity: 1,
  amount,
  restock: false,
})

const addressOf = ({ name }: Shopper) => ({
  _id: newId(),
  name,
  phone: '+234 000 000 0001',
  line1: '7 Sample Street',
  line2: null,
  city: 'Ikeja',
  state: 'Lagos',
  country: 'NG',
  postalCode: null,
  lat: null,
  lng: null,
})

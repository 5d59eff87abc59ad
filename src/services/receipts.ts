import type { Transaction } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import { scaleOf, toMajor } from '../money.ts'
import type { Vault } from '../vault.ts'
import { type Mail, queueMail } from './mails.ts'
import type { LockedOrder } from './payment-orders.ts'

interface ReceiptRow {
  shop: string
  subtotal: number
  shippingCost: number
  discount: number
  reference: string
  card: { brand: string; last4: string } | null
  items: { name: string; variant: string | null; quantity: number; total: number }[]
}

/** Queues the receipt of an order that a payment has just paid, to the address given with the order. */
export async function queueReceipt(
  tx: Transaction,
  vault: Vault,
  order: LockedOrder,
  paymentId: string,
): Promise<void> {
  const [row] = await readReceipt(tx, { orderId: order.id, shopId: order.shopId, paymentId })
  await queueMail(tx, vault, receipt(order, row!))
}

/** Queues the notice that a payment came for an order that no longer waits for it, and goes back. */
export async function queueReturnNotice(
  tx: Transaction,
  vault: Vault,
  order: LockedOrder,
  paid: { amount: number; currency: string },
): Promise<void> {
  const amount = formatted(paid.amount, paid.currency)
  await queueMail(tx, vault, {
    to: order.email,
    subject: `Your payment for order #${order.number} goes back to you`,
    text: `We received ${amount} for order #${order.number}, which no longer waits for a payment.
The whole amount goes back the way it came. How soon you see it depends on your bank.
`,
  })
}

const readReceipt = statement<{ orderId: string; shopId: string; paymentId: string }, ReceiptRow>(
  'payments.receipt',
  (sql, given) =>
    sql('orders')
      .join('shops', 'shops.id', 'orders.shop_id')
      .join('payments', 'payments.order_id', 'orders.id')
      .where({
        'orders.id': given.orderId,
        'orders.shop_id': given.shopId,
        'payments.id': given.paymentId,
      })
      .select({
        shop: 'shops.name',
        subtotal: 'orders.subtotal',
        shippingCost: 'orders.shipping_cost',
        discount: 'orders.discount',
        reference: 'payments.reference',
        card: 'payments.card',
        items: sql.raw(
          `(select json_agg(json_build_object('name', name, 'variant', variant_name, 'quantity', quantity,
            'total', unit_price * quantity) order by position) from order_items where order_id = orders.id)`,
        ),
      }),
)

function receipt(order: LockedOrder, row: ReceiptRow): Mail {
  const money = (minor: number) => formatted(minor, order.currency)
  const lines = row.items.map(({ name, variant, quantity, total }) => {
    return `${quantity} x ${name}${variant ? ` (${variant})` : ''}: ${money(total)}`
  })
  const sums = [
    `Subtotal: ${money(row.subtotal)}`,
    ...(row.shippingCost > 0 ? [`Shipping: ${money(row.shippingCost)}`] : []),
    ...(row.discount > 0 ? [`Discount: -${money(row.discount)}`] : []),
    `Total: ${money(order.total)}`,
  ]
  const paidWith = row.card ? [`Paid with: ${row.card.brand} ending in ${row.card.last4}`] : []
  return {
    to: order.email,
    subject: `Receipt for order #${order.number} at ${row.shop}`,
    text: [
      `Thank you for your order at ${row.shop}. It is paid.`,
      '',
      ...lines,
      '',
      ...sums,
      ...paidWith,
      `Payment reference: ${row.reference}`,
      '',
    ].join('\n'),
  }
}

function formatted(minor: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' })
  return format.format(toMajor(minor, scaleOf(currency)))
}

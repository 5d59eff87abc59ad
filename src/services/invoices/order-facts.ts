import type { Transaction } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { Party, Tax } from '../../gateways/documents/invoice-data.ts'
import type { Chosen } from '../modifiers/choices.ts'
import type { InvoiceSettings } from './settings.ts'

type Address = Omit<Party, 'country'> & { country: string; company?: string | null }
type KeptTax = Omit<Tax, 'category'> & { included: boolean; category?: string }

/** An order as it was placed, with what its invoice shows besides. Amounts are in minor units. */
export interface OrderFacts {
  id: string
  number: number
  status: string
  email: string
  placedOn: string
  paidOn: string | null
  shippedOn: string | null
  currency: string
  scale: number
  zone: string
  settings: InvoiceSettings | null
  logo: string | null
  color: string | null
  customer: string | null
  billingAddress: Address | null
  shippingAddress: Address | null
  taxNumber: string | null
  treatment: 'taxed' | 'reverse_charge' | 'exempt' | 'outside_scope' | null
  shippingName: string | null
  shippingCost: number
  shippingTaxes: KeptTax[] | null
  discount: number
  total: number
  /** The part of it that goods which came back in exchange pay. */
  credited: number
  /** The part of it that the merchant had booked. */
  partPaid: number
  taxAdded: number
  taxes: KeptTax[] | null
  lines: {
    name: string
    variant: string | null
    options: Record<string, string>
    modifiers?: Chosen[] | null
    quantity: number
    unitPrice: number
    discount: number
    taxes: KeptTax[] | null
  }[]
  payment: { provider: string; reference: string; card: { brand: string; last4: string } | null } | null
}

const day = (time: string) => `to_char(${time} at time zone shops.time_zone, 'YYYY-MM-DD')`

const read = statement<{ shopId: string; orderId: string }, { facts: OrderFacts }>(
  'invoices.orderFacts',
  `select json_build_object(
      'id', orders.id, 'number', orders.number, 'status', orders.status, 'email', orders.email,
      'placedOn', ${day('orders.created_at')}, 'paidOn', ${day('orders.paid_at')},
      'shippedOn', (select ${day('shipments.created_at')} from shipments
        where shipments.id = orders.shipment_id and shipments.shop_id = orders.shop_id),
      'currency', orders.currency, 'scale', shops.scale, 'zone', shops.time_zone, 'settings', shops.invoices,
      'logo', shops.logo, 'color', shops.theme ->> 'primaryColor',
      'customer', (select name from customers
        where customers.id = orders.customer_id and customers.shop_id = orders.shop_id),
      'billingAddress', orders.billing_address, 'shippingAddress', orders.shipping_address,
      'taxNumber', orders.tax_id ->> 'value', 'treatment', orders.tax_treatment,
      'shippingName', orders.shipping_rate ->> 'service', 'shippingCost', orders.shipping_cost,
      'shippingTaxes', orders.shipping_taxes, 'discount', orders.discount, 'total', orders.total, 'credited', orders.credited, 'partPaid', orders.part_paid,
      'taxAdded', orders.tax_added, 'taxes', orders.taxes,
      'lines', (
        select coalesce(json_agg(json_build_object('name', name, 'variant', variant_name, 'options', options,
          'modifiers', modifiers, 'quantity', quantity, 'unitPrice', unit_price, 'discount', discount,
          'taxes', order_items.taxes) order by position), '[]')
        from order_items where order_items.order_id = orders.id and order_items.shop_id = orders.shop_id
      ),
      'payment', (
        select json_build_object('provider', provider, 'reference', reference, 'card', card) from payments
        where payments.order_id = orders.id and payments.shop_id = orders.shop_id and state = 'succeeded'
      )
    ) as facts
    from orders join shops on shops.id = orders.shop_id
    where orders.id = :orderId and orders.shop_id = :shopId
    for no key update of orders`,
)

/** Locks an order, and returns what its documents show of it; null if there is none. */
export async function lockFacts(
  tx: Transaction,
  shopId: string,
  orderId: string,
): Promise<OrderFacts | null> {
  const [row] = await read(tx, { shopId, orderId })
  return row?.facts ?? null
}

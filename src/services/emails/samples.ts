// An order that does not exist, by which a merchant sees what an e-mail looks like.

import { clock, days, fromNow } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import type { Database } from '../../db/database.ts'
import type { AnnouncedChange, OrderChange, OrderFacts } from '../mail-parts/order-facts.ts'
import type { OrderMailName } from '../messaging/order-templates.ts'
import { domainOf } from '../shared/shop.ts'

/** Returns a change of a made-up order at a store, in the store's own currency and look. */
export async function sampleOf(db: Database, shop: Shop, name: OrderMailName): Promise<AnnouncedChange> {
  const row = (await db('shops')
    .where({ id: shop.id })
    .first({
      logo: 'logo',
      color: db.raw("theme ->> 'primaryColor'"),
      contact: 'contact',
      domain: db.raw(domainOf('shops.id')),
    })) as Pick<OrderFacts['shop'], 'logo' | 'color' | 'contact' | 'domain'>
  const { scale, timeZone, currency, country } = shop
  const price = 25 * scale
  const facts: OrderFacts = {
    shop: { ...row, name: shop.name, scale, timeZone },
    number: 1042,
    email: 'shopper@mail.example',
    proven: true,
    currency,
    subtotal: 2 * price,
    shippingCost: 5 * scale,
    discount: 0,
    total: 2 * price + 5 * scale,
    expiresAt: fromNow(3 * days).toISOString(),
    address: {
      ...{ name: 'Ada Example', line1: '1 Example Road', line2: null, city: 'Exampleton' },
      ...{ state: null, postalCode: null, country },
    },
    items: [{ name: 'Example product', variant: null, image: null, quantity: 2, total: 2 * price }],
    payment: { reference: `ref_${clock.now().getUTCFullYear()}1042`, provider: 'transfer', card: null },
  }
  return { ...changeOf(name, facts), facts }
}

function changeOf(change: OrderMailName, { total, currency }: OrderFacts): OrderChange {
  switch (change) {
    case 'placed':
      return { change }
    case 'paid':
      return { change, paymentId: null }
    case 'granted':
      return { change, given: [{ name: 'Example download', days: null }] }
    case 'delayed':
      return { change, dueAt: fromNow(1 * days).toISOString() }
    case 'shipped':
      return { change, shipment: { carrier: 'Example Parcel', trackingNumber: 'EX123456789' } }
    case 'cancelled':
      return { change, by: 'merchant' }
    case 'refunded':
      return { change, amount: total, full: true, cancelled: false }
    case 'excess_refunded':
      return { change, amount: total, currency }
  }
}

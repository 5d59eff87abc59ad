import type { AppsClient, components } from '../../src/client/apps.ts'
import { ask, type Clients, expect } from './call.ts'
import { awaitMail } from './mailbox.ts'
import { type Bought, shopOrigin } from './shopping.ts'

type Shipment = components['schemas']['Shipment']

/** The app creates a shipment of the order and hands it to the courier. */
export async function sendParcel({ shipping }: AppsClient, order: Bought['order']): Promise<Shipment> {
  const wanted = { orderId: order._id, trackingNumber: `DEMO-${order.orderId}` }
  const shipment = await ask(
    'The app creates a shipment for the order',
    shipping.createShipment(wanted, { idempotencyKey: order._id }),
  )
  await ask(
    'The app marks the shipment as in transit',
    shipping.updateShipment(shipment._id, { status: 'in_transit' }),
  )
  return shipment
}

/** The shopper reads the e-mail, tracks the parcel without signing in, and reviews the product. */
export async function followParcel(clients: Clients, bought: Bought, shipment: Shipment): Promise<void> {
  const { order, productId, email, shopper } = bought
  const { trackingCode } = shipment
  const mail = await awaitMail(clients, email, 'An e-mail says that the order is on its way', ({ text }) =>
    text.includes(trackingCode),
  )
  expect(mail.html?.includes('<html'), true, 'that the e-mail is a page, too,')
  const tracked = await ask(
    'Anyone with the tracking code can track the parcel',
    clients.store().shipping.trackShipment(trackingCode),
  )
  expect(tracked.status, 'in_transit', 'the status of the parcel')
  const page = clients.store({ headers: { origin: shopOrigin } })
  const found = await ask(
    'Anyone with the order number and the e-mail address can track the order',
    page.orders.track({ orderId: order.orderId, email }),
  )
  expect(found.shipment?.trackingCode, trackingCode, 'the code of the shipment')
  const review = await ask(
    'The shopper reviews it',
    shopper.reviews.create({ productId, rating: 5, title: 'As described', body: 'It came in one piece.' }),
  )
  expect(review.verifiedPurchase, true, 'that it was bought here')
}

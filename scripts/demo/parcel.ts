import type { Config } from '../../src/config.ts'
import { call, expect } from './call.ts'
import { awaitMail } from './mailbox.ts'
import type { Bought } from './shopping.ts'

type Urls = Config['publicUrls']

interface Shipment {
  _id: string
  trackingCode: string
}

/** The app makes a shipment of the order and hands it to the rider. */
export async function sendParcel(
  urls: Urls,
  headers: Record<string, string>,
  order: Bought['order'],
): Promise<Shipment> {
  const shipments = `${urls.apps}/api/v1/shipping/shipments`
  const shipment = await call({
    title: 'The app creates a shipment for the order',
    method: 'POST',
    url: shipments,
    headers: { ...headers, 'idempotency-key': order._id },
    body: { orderId: order._id, trackingNumber: `DEMO-${order.orderId}` },
  })
  await call({
    title: 'The app marks the shipment as in transit',
    method: 'PATCH',
    url: `${shipments}/${shipment._id}`,
    headers,
    body: { status: 'in_transit' },
  })
  return shipment
}

/** The shopper reads the e-mail, follows the parcel without signing in, and says how the thing is. */
export async function followParcel(urls: Urls, bought: Bought, shipment: Shipment): Promise<void> {
  const api = `${urls.store}/api/v1`
  const { order, productId, email, shopper } = bought
  const mail = await awaitMail(urls, email, 'An e-mail says that the order is on its way', ({ text }) =>
    text.includes(shipment.trackingCode),
  )
  expect(mail.html.includes('<html'), true, 'that the e-mail is a page, too,')
  const tracked = await call({
    title: 'Anyone with the tracking code can track the parcel',
    method: 'GET',
    url: `${api}/shipping/track/${shipment.trackingCode}`,
  })
  expect(tracked.status, 'in_transit', 'the status of the parcel')
  const { origin = '' } = shopper
  const found = await call({
    title: 'Anyone with the order number and the e-mail address can track the order',
    method: 'POST',
    url: `${api}/orders/track`,
    headers: { origin },
    body: { orderId: order.orderId, email },
  })
  expect(found.shipment.trackingCode, shipment.trackingCode, 'the code of the shipment')
  const review = await call({
    title: 'The shopper reviews it',
    method: 'POST',
    url: `${api}/reviews`,
    headers: shopper,
    body: { productId, rating: 5, title: 'As described', body: 'It came in one piece.' },
  })
  expect(review.verifiedPurchase, true, 'that it was bought here')
}

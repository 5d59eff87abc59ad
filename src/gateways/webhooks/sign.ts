// Webhook signatures (HMAC-SHA256) and the headers of a delivery.

import { createHmac } from 'node:crypto'

/** The content of a webhook notification. */
export interface Signed {
  deliveryId: string
  topic: string
  shopId: string
  clientId: string
  body: string
  secret: string
  /** The previous secret, for 24 hours after a rotation. */
  previousSecret: string | null
}

/**
 * Returns the Base64 of an HMAC-SHA256 over the raw body; the key is the whole secret as text, including
 * `whsec_`.
 */
export function signatureOf(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('base64')
}

/** Returns the headers of a notification, as openapi/webhooks.yaml documents them. */
export function headersOf(notification: Signed): Record<string, string> {
  const { body, previousSecret } = notification
  return {
    'content-type': 'application/json',
    'user-agent': 'Storefront-Webhooks/1.0',
    'X-Service-Topic': notification.topic,
    'X-Service-Shop-Id': notification.shopId,
    'X-Service-App-Client-Id': notification.clientId,
    'X-Service-Event-Id': notification.deliveryId,
    'X-Service-Hmac-SHA256': signatureOf(body, notification.secret),
    ...(previousSecret ? { 'X-Service-Hmac-SHA256-Previous': signatureOf(body, previousSecret) } : {}),
  }
}

import { createHmac } from 'node:crypto'

/** What a notification is sent with, beside its body. */
export interface Signed {
  deliveryId: string
  topic: string
  shopId: string
  clientId: string
  body: string
  secret: string
  /** The secret before, for 24 hours after a rotation. */
  previousSecret: string | null
}

/** Base64 of HMAC-SHA256 over the raw body; the key is the whole secret as text, `whsec_` included. */
export function signatureOf(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('base64')
}

/** The headers of a notification, as openapi/webhooks.yaml has them. */
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

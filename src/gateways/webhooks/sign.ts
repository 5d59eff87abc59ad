// Webhook signatures (HMAC-SHA256) and the headers of a delivery.

import { createHmac, randomBytes } from 'node:crypto'
import { clock, seconds } from '../../base/clock.ts'

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

const prefix = 'whsec_'

/** Returns a new signing secret: 24 random bytes in base64, as libraries for Standard Webhooks read it. */
export function newSigningSecret(): string {
  return `${prefix}${randomBytes(24).toString('base64')}`
}

/**
 * Returns the signature of Standard Webhooks: an HMAC-SHA256 over id, time and body; the key is the secret without
 * `whsec_`, decoded. Older secrets have the alphabet of URLs, which this decodes as well.
 */
function standardSignatureOf(signed: string, secret: string): string {
  const key = Buffer.from(secret.startsWith(prefix) ? secret.slice(prefix.length) : secret, 'base64')
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

/**
 * Returns the headers of a notification, as openapi/webhooks.yaml documents them: the specified ones, and those of
 * Standard Webhooks, dated by this attempt (decision standard-webhooks-beside-ours).
 */
export function headersOf(notification: Signed): Record<string, string> {
  const { deliveryId, body, secret, previousSecret } = notification
  const timestamp = Math.floor(clock.now().getTime() / seconds)
  const signed = `${deliveryId}.${timestamp}.${body}`
  const secrets = previousSecret === null ? [secret] : [secret, previousSecret]
  return {
    'content-type': 'application/json',
    'user-agent': 'Storefront-Webhooks/1.0',
    'X-Service-Topic': notification.topic,
    'X-Service-Shop-Id': notification.shopId,
    'X-Service-App-Client-Id': notification.clientId,
    'X-Service-Event-Id': deliveryId,
    'X-Service-Hmac-SHA256': signatureOf(body, secret),
    ...(previousSecret === null
      ? {}
      : { 'X-Service-Hmac-SHA256-Previous': signatureOf(body, previousSecret) }),
    'webhook-id': deliveryId,
    'webhook-timestamp': `${timestamp}`,
    'webhook-signature': secrets.map((one) => standardSignatureOf(signed, one)).join(' '),
  }
}

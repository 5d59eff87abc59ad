import type { components } from '../../generated/webhooks.types.ts'

/** An event as delivered by a webhook. */
export type WebhookEvent = components['schemas']['WebhookEvent']

type HeaderSource = { get(name: string): string | null } | Record<string, string | string[] | undefined>

/**
 * Returns the event of a webhook call if its signature is valid, otherwise null. `body` is the raw body, as received.
 * Both the current and the previous signature are checked, so that a secret can be rotated first at the service and
 * then at the receiver, or the other way round. An event can arrive more than once: keep the ids of those already
 * handled.
 */
export async function verifyWebhook(
  secret: string,
  headers: HeaderSource,
  body: string | Uint8Array,
): Promise<WebhookEvent | null> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body)
  const key = await importKey(secret)
  const names = ['x-service-hmac-sha256', 'x-service-hmac-sha256-previous']
  const signatures = names.map((name) => decode(headerOf(headers, name)))
  for (const signature of signatures) {
    // crypto.subtle compares in constant time.
    if (signature && (await crypto.subtle.verify('HMAC', key, signature, bytes)))
      return JSON.parse(new TextDecoder().decode(bytes))
  }
  return null
}

function importKey(secret: string): ReturnType<typeof crypto.subtle.importKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, ['verify'])
}

function headerOf(headers: HeaderSource, name: string): string | null {
  if (typeof headers.get === 'function') return headers.get(name)
  const value = (headers as Record<string, string | string[] | undefined>)[name]
  return typeof value === 'string' ? value : null
}

function decode(base64: string | null): Uint8Array<ArrayBuffer> | null {
  try {
    return base64 === null ? null : Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

import type { components } from '../../generated/webhooks.types.ts'

/** An event as delivered by a webhook. */
export type WebhookEvent = components['schemas']['WebhookEvent']

type HeaderSource = { get(name: string): string | null } | Record<string, string | string[] | undefined>

/** How far the time of a call may be from that of this machine, in seconds. */
const tolerance = 5 * 60

/**
 * Returns the event of a webhook call if it is signed with this secret, otherwise null. `body` is the raw body, as
 * received. A call has a signature in `X-Service-Hmac-SHA256` and one in the headers of Standard Webhooks, which also
 * has the time of the call: each that is present must be valid, and the time within five minutes. Signatures by the
 * previous secret count too, so that a secret can be rotated first at the service and then at the receiver, or the other
 * way round. An event can arrive more than once: keep the ids of those already handled.
 */
export async function verifyWebhook(
  secret: string,
  headers: HeaderSource,
  body: string | Uint8Array,
): Promise<WebhookEvent | null> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body)
  const checks = [isSigned(secret, headers, bytes), isStandard(secret, headers, bytes)].filter(
    (check) => check !== null,
  )
  const verdicts = await Promise.all(checks)
  if (verdicts.length === 0 || verdicts.includes(false)) return null
  return JSON.parse(new TextDecoder().decode(bytes))
}

/** Checks `X-Service-Hmac-SHA256`; null if there is none. The key is the secret as text. */
function isSigned(secret: string, headers: HeaderSource, body: Uint8Array): Promise<boolean> | null {
  const names = ['x-service-hmac-sha256', 'x-service-hmac-sha256-previous']
  const signatures = names.map((name) => headerOf(headers, name))
  if (signatures[0] === null) return null
  return isOneValid(new TextEncoder().encode(secret), signatures, body)
}

/** Checks the headers of Standard Webhooks; null if there are none. The key is the decoded secret. */
function isStandard(secret: string, headers: HeaderSource, body: Uint8Array): Promise<boolean> | null {
  const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map((name) =>
    headerOf(headers, `webhook-${name}`),
  )
  if (signature == null) return null
  const age = Math.abs(Date.now() / 1000 - Number(timestamp ?? Number.NaN))
  const key = decode(secret.replace(/^whsec_/, ''))
  if (id == null || !(age <= tolerance) || !key) return Promise.resolve(false)
  const head = new TextEncoder().encode(`${id}.${timestamp}.`)
  const signed = new Uint8Array(head.length + body.length)
  signed.set(head)
  signed.set(body, head.length)
  const given = signature.split(' ').map((one) => /^v1,(.+)$/.exec(one)?.[1] ?? null)
  return isOneValid(key, given, signed)
}

async function isOneValid(
  key: Uint8Array<ArrayBuffer>,
  signatures: (string | null)[],
  signed: Uint8Array,
): Promise<boolean> {
  if (key.length === 0) return false
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['verify'])
  const bytes = new Uint8Array(signed)
  for (const signature of signatures.map(decode)) {
    // crypto.subtle compares in constant time.
    if (signature && (await crypto.subtle.verify('HMAC', imported, signature, bytes))) return true
  }
  return false
}

function headerOf(headers: HeaderSource, name: string): string | null {
  if (typeof headers.get === 'function') return headers.get(name)
  const value = (headers as Record<string, string | string[] | undefined>)[name]
  return typeof value === 'string' ? value : null
}

/** Decodes base64, of either alphabet. */
function decode(base64: string | null): Uint8Array<ArrayBuffer> | null {
  try {
    const text = base64?.replaceAll('-', '+').replaceAll('_', '/')
    return text == null ? null : Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

import Stripe from 'stripe'
import { fetch } from 'undici'

/** Returns Stripe's SDK for the account with this key; `timeout` in milliseconds limits each whole exchange. */
export function stripeClient(key: string, { url, timeout }: { url: string | null; timeout: number }): Stripe {
  return new Stripe(key, {
    ...addressOf(url),
    timeout,
    // The fetch client limits the whole exchange; the SDK's own client limits only each pause. The cast bridges two
    // descriptions of one function: undici's own types, and Node's.
    httpClient: Stripe.createFetchHttpClient(fetchChecked as unknown as typeof globalThis.fetch),
    // The caller looks up an unknown outcome, because it knows how long that may take.
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

/**
 * Fetches, and rejects replies that the SDK would misread: it takes any JSON without `error` for a success, regardless
 * of its status, and never ends a call whose reply is JSON but not an object. A proxy in between may send such replies.
 * The fetch is undici's own, because Node's uses a newer dispatcher, which refuses the SDK's `content-length`.
 */
async function fetchChecked(...call: Parameters<typeof fetch>): Promise<Response> {
  const reply = await fetch(...call)
  const text = await reply.clone().text()
  if (!text.trimStart().startsWith('{')) throw new Error('the reply is no object')
  if (!reply.ok && !text.includes('"error"')) throw new Error(`status ${reply.status}`)
  return reply
}

function addressOf(url: string | null): Stripe.StripeConfig {
  if (!url) return {}
  const { protocol, hostname, port } = new URL(url)
  const isPlain = protocol === 'http:'
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' }
}

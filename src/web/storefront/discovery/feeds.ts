import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { fail } from '../failures.tsx'
import type { PageContext } from '../page-context.tsx'
import type { Reply } from '../reply.tsx'

/**
 * Sends a feed of the service on as it comes: the service leads its links to this address, and tells by the ETag whether
 * a reader has it already.
 */
export async function feedPage(context: PageContext, name: string): Promise<Reply> {
  const { api, url, store, address, known } = context
  const headers = {
    origin: url.origin,
    'x-shop-id': store._id,
    'x-forwarded-for': address,
    ...(known && { 'if-none-match': known }),
  }
  const query = new URLSearchParams([...url.searchParams].filter(([key]) => asked.includes(key)))
  const path = `/feeds/${encodeURIComponent(name)}`
  const response = await fetch(`${api}${path}${query.size > 0 ? `?${query}` : ''}`, { headers })
  if (response.status === 404) {
    await response.body?.cancel()
    return fail(context, null)
  }
  const kept = ['content-type', 'etag', 'retry-after'].flatMap((header) => {
    const value = response.headers.get(header)
    return value === null ? [] : [[header, value]]
  })
  return {
    status: response.status,
    headers: { ...Object.fromEntries(kept), 'cache-control': response.ok ? 'public, no-cache' : 'no-store' },
    body: response.body ? Readable.fromWeb(response.body as ReadableStream) : '',
  }
}

const asked = ['updatedSince', 'lang']

/**
 * Tells agents that the store speaks the Agentic Commerce Protocol as far as its feed goes: nothing is bought by it. The
 * list of services of this version has no word for feeds, so the feed is named in a header.
 */
export async function acpPage(context: PageContext): Promise<Reply> {
  const { url, store } = context
  if (!store.feeds?.enabled) return fail(context, null)
  const version = '2026-04-17'
  const document = {
    protocol: { name: 'acp', version, supported_versions: [version] },
    api_base_url: url.origin,
    transports: ['rest'],
    capabilities: { services: [], supported_currencies: [store.currency.code.toLowerCase()] },
  }
  return {
    status: 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      link: `<${url.origin}/feeds/acp.jsonl>; rel="alternate"; type="application/jsonl"`,
    },
    body: JSON.stringify(document),
  }
}

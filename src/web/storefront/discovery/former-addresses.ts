import type { PageContext } from '../page-context.tsx'
import type { Reply } from '../reply.tsx'

/** The addresses of pages at Shopify and WooCommerce, and those of the same pages here. */
const former: [pattern: RegExp, path: string][] = [
  [/^\/collections\/[^/]+\/products\/([^/]+)$/, '/products/$1'],
  [/^\/collections(?:\/all)?$/, '/products'],
  [/^\/collections\/([^/]+)$/, '/categories/$1'],
  [/^\/blogs\/[^/]+\/([^/]+)$/, '/blogs/$1'],
  [/^\/policies\/privacy-policy$/, '/policies/privacy'],
  [/^\/policies\/refund-policy$/, '/policies/refunds'],
  [/^\/policies\/shipping-policy$/, '/policies/shipping'],
  [/^\/policies\/terms-of-service$/, '/policies/terms'],
  [/^\/shop$/, '/products'],
  [/^\/product\/([^/]+)$/, '/products/$1'],
  [/^\/product-category\/(?:[^/]+\/)*([^/]+)$/, '/categories/$1'],
  [/^\/(?:my-account|account\/login)$/, '/sign-in'],
]

/**
 * Leads a reader of a page that is not there to where it is now: as the merchant says, or by the addresses that shops have
 * elsewhere. Null if nobody knows.
 */
export async function formerAddress({ client, url }: PageContext): Promise<Reply | null> {
  const { data } = await client.shop.findRedirect({ path: url.pathname.slice(0, 2048) }).settled()
  const path = url.pathname.replace(/(?<=.)\/+$/, '')
  const [pattern, target] = former.find(([pattern]) => pattern.test(path)) ?? []
  const known = data?.target ?? (pattern && `${path.replace(pattern, target!)}${url.search}`)
  if (!known || !URL.canParse(known, url.origin)) return null
  // A header has no letters beyond ASCII. Merchants change their minds, so browsers do not remember this for long.
  const location = new URL(known, url.origin).href
  return { status: 301, headers: { location, 'cache-control': 'max-age=3600' }, body: '' }
}

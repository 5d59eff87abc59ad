import { sitemap, sitemapPart } from '../discovery/sitemap.ts'
import { fail } from '../failures.tsx'
import type { PageContext } from '../page-context.tsx'
import type { Reply } from '../reply.tsx'

/** Pages of one person, and what only leads elsewhere. */
const unvisited = ['/account', '/cart', '/checkout', '/library', '/orders', '/places', '/search', '/sign-in']

/** Tells robots what they need not visit, and where the sitemap is. */
export async function robotsPage({ url }: PageContext): Promise<Reply> {
  const rules = ['User-agent: *', ...unvisited.map((path) => `Disallow: ${path}`)]
  return everybodys(
    'text/plain; charset=utf-8',
    `${rules.join('\n')}\n\nSitemap: ${url.origin}/sitemap.xml\n`,
  )
}

export async function sitemapPage(context: PageContext, part?: string): Promise<Reply> {
  const xml = part === undefined ? await sitemap(context) : await sitemapPart(context, part)
  return xml === null ? fail(context, null) : everybodys('application/xml; charset=utf-8', xml)
}

const everybodys = (type: string, body: string): Reply => ({
  status: 200,
  headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' },
  body,
})

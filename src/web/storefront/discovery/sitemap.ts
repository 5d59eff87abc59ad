import type { components, StoreClient } from '../api.ts'
import type { Store } from '../stores.ts'

type Entry = components['schemas']['SitemapEntry']

/** The kinds of records that have pages of their own, which are below these paths. */
const kinds = ['products', 'categories', 'foods', 'services', 'blogs'] as const
type Kind = (typeof kinds)[number]

/** Maximum number of addresses in one sitemap (https://www.sitemaps.org/protocol.html). */
const mostInOne = 50_000
/** Number of addresses that the service tells in one reply. */
const told = 10_000

/** The store in question, and the address of its pages. */
interface Visit {
  url: URL
  store: Pick<Store, 'sells' | 'has'>
  client: StoreClient
}

/** Lists the addresses of the store's pages, or the sitemaps that do if they are too many for one, as XML. */
export async function sitemap(context: Visit): Promise<string> {
  const { url } = context
  const firsts = await Promise.all(kinds.map((kind) => entriesOf(context, kind, 1)))
  const totals = firsts.map(({ total }) => total)
  const fixed = fixedPaths(context)
  if (totals.reduce((sum, total) => sum + total, fixed.length) > mostInOne) {
    const parts = kinds.flatMap((kind, place) =>
      Array.from({ length: Math.ceil(totals[place]! / mostInOne) }, (_, part) => `${kind}-${part + 1}`),
    )
    return xml(
      'sitemapindex',
      ['pages', ...parts].map((part) => element('sitemap', `${url.origin}/sitemaps/${part}.xml`)),
    )
  }
  const rest = await Promise.all(
    kinds.map((kind, place) => pagesOf(context, kind, 2, pagesIn(totals[place]!))),
  )
  const found = kinds.flatMap((kind, place) =>
    located(url, kind, [...firsts[place]!.entries, ...rest[place]!]),
  )
  return xml('urlset', [...fixed.map((path) => element('url', url.origin + path)), ...found])
}

/** Lists a part of the addresses of a large store as XML; null if there is no such part. */
export async function sitemapPart(context: Visit, name: string): Promise<string | null> {
  const { url } = context
  if (name === 'pages.xml')
    return xml(
      'urlset',
      fixedPaths(context).map((path) => element('url', url.origin + path)),
    )
  const [, kindName, number] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(name) ?? []
  const kind = kinds.find((one) => one === kindName)
  if (!kind) return null
  const pages = mostInOne / told
  const first = (Number(number) - 1) * pages + 1
  const entries = await pagesOf(context, kind, first, first + pages - 1)
  return entries.length > 0 ? xml('urlset', located(url, kind, entries)) : null
}

const pagesIn = (total: number) => Math.ceil(total / told)

const entriesOf = ({ client }: Visit, kind: Kind, page: number) => client.shop.getSitemap({ kind, page })

/** Reads pages one after the other: together they would hold several of the store's connections. */
async function pagesOf(context: Visit, kind: Kind, first: number, last: number): Promise<Entry[]> {
  const all: Entry[] = []
  for (let page = first; page <= last; page += 1) {
    const { entries } = await entriesOf(context, kind, page)
    all.push(...entries)
    if (entries.length < told) break
  }
  return all
}

/** Returns the paths of the pages that a store has besides its records. */
function fixedPaths({ store }: Visit): string[] {
  const lists = store.sells.map((kind) => `/${kind}`)
  const policies = store.has.policies.map((name) => `/policies/${name}`)
  return ['/', ...lists, ...(store.has.blogs ? ['/blogs'] : []), ...policies]
}

const located = ({ origin }: URL, kind: Kind, entries: Entry[]) =>
  entries.map(({ name, updatedAt }) =>
    element('url', `${origin}/${kind}/${encodeURIComponent(name)}`, updatedAt),
  )

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const element = (name: string, address: string, changed?: string) =>
  `<${name}><loc>${escaped(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</${name}>`

function xml(root: string, elements: string[]): string {
  const name = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${name}">\n${elements.join('\n')}\n</${root}>\n`
}

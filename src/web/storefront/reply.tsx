import type { Readable } from 'node:stream'
import type { ComponentChildren } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { localPath } from './local-path.ts'
import { leaveNotice, type PageContext, VisitContext } from './page-context.tsx'
import { Layout, type PageHead } from './parts/layout.tsx'
import { plainOf } from './parts/markdown.tsx'

export interface Reply {
  status: number
  headers: Record<string, string>
  body: string | Readable
}

/** Makes a page of the shop. */
export async function page(
  context: PageContext,
  head: PageHead & { status?: number },
  body: ComponentChildren,
): Promise<Reply> {
  const count = context.session ? (await context.client.cart.count().settled()).data?.count : 0
  if (context.notice) leaveNotice(context, null)
  const html = renderToString(
    <VisitContext.Provider value={context}>
      <Layout
        head={{ ...head, description: head.description && plainOf(head.description) }}
        cartCount={count ?? 0}
      >
        {body}
      </Layout>
    </VisitContext.Provider>,
  )
  return {
    status: head.status ?? 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
    body: `<!doctype html>${html}`,
  }
}

/** Draws a part of a page for a script to show. */
export function fragment(context: PageContext, body: ComponentChildren): string {
  return renderToString(<VisitContext.Provider value={context}>{body}</VisitContext.Provider>)
}

/** Sends the shopper to another page of this shop, which may say something about what was done. */
export function goTo(context: PageContext, path: string, done?: string): Reply {
  if (done) leaveNotice(context, { text: done, bad: false })
  return { status: 303, headers: { location: localPath(path), 'cache-control': 'no-store' }, body: '' }
}

/**
 * Sends readers and search engines that asked for a record by a former slug to its page; null if they asked for it there,
 * or by its id. A form that was sent to the former address is taken there.
 */
export function movedTo(
  { url, method }: Pick<PageContext, 'url' | 'method'>,
  folder: string,
  { _id, slug }: { _id: string; slug: string },
): Reply | null {
  const asked = url.pathname.slice(folder.length + 1)
  if (method === 'POST' || asked === slug || asked === _id) return null
  return { status: 301, headers: { location: localPath(`${folder}/${slug}${url.search}`) }, body: '' }
}

/** Has the browser send the same form again, to another path of this shop. */
export function sendOn(path: string): Reply {
  return { status: 307, headers: { location: localPath(path), 'cache-control': 'no-store' }, body: '' }
}

/** Answers a page's script with data, and a plain form with the page that it was on. */
export function done(context: PageContext, data: object, said?: string): Reply {
  return context.wantsData ? json(200, data) : goTo(context, context.from, said)
}

export function json(status: number, data: object): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: JSON.stringify(data),
  }
}

import type { ComponentChildren } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { localPath } from './local-path.ts'
import { Layout, type PageHead } from './parts/layout.tsx'
import { leaveNotice, type Visit, VisitContext } from './visit.tsx'

export interface Reply {
  status: number
  headers: Record<string, string>
  body: string
}

/** Makes a page of the shop. */
export async function page(
  visit: Visit,
  head: PageHead & { status?: number },
  body: ComponentChildren,
): Promise<Reply> {
  const count = visit.session ? (await visit.client.cart.count().settled()).data?.count : 0
  if (visit.notice) leaveNotice(visit, null)
  const html = renderToString(
    <VisitContext.Provider value={visit}>
      <Layout head={head} cartCount={count ?? 0}>
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

/** Sends the shopper to another page of this shop, which may say something about what was done. */
export function goTo(visit: Visit, path: string, done?: string): Reply {
  if (done) leaveNotice(visit, { text: done, bad: false })
  return { status: 303, headers: { location: localPath(path), 'cache-control': 'no-store' }, body: '' }
}

/** Has the browser send the same form once more, to another path of this shop. */
export function sendOn(path: string): Reply {
  return { status: 307, headers: { location: localPath(path), 'cache-control': 'no-store' }, body: '' }
}

/** Answers a script of a page with data, and a form without scripts with the page that it was on. */
export function done(visit: Visit, data: object, said?: string): Reply {
  return visit.wantsData ? json(200, data) : goTo(visit, visit.from, said)
}

export function json(status: number, data: object): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: JSON.stringify(data),
  }
}

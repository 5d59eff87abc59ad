import { setTimeout as sleep } from 'node:timers/promises'

/** A call of a site, as the examples of a contract describe it. */
export interface SiteCall {
  method: string
  url: string
  headers: Record<string, string>
  body?: string
}

export interface SiteReply {
  status: number
  headers: Headers
  text: string
}

/** A site that is asked to wait longer than this, or more often, is too busy to be looked at. */
const longestWait = 60_000
const tries = 5

/** Makes a call of a site, again where the site is too busy and says when; a redirect is not followed. */
export async function askSite({ method, url, headers, body }: SiteCall): Promise<SiteReply> {
  for (let left = tries; ; left -= 1) {
    const request = {
      method,
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    } as const
    const reply = await fetch(url, request)
    const text = await reply.text()
    const wait = Number(reply.headers.get('retry-after') ?? Number.NaN) * 1000
    const busy = [429, 503].includes(reply.status) && wait <= longestWait
    if (!busy || left <= 1) return { status: reply.status, headers: reply.headers, text }
    await sleep(wait)
  }
}

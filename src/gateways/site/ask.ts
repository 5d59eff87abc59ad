import { setTimeout as sleep } from 'node:timers/promises'

/** A call to a site, as described by a contract's examples. */
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

/** A site that asks for a longer wait than this, or for more retries, is too busy to check. */
const longestWait = 60_000
const tries = 5

/** Calls a site, retrying if it is too busy and says when; does not follow redirects. */
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

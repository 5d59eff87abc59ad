// Downloads pictures from addresses that merchants name, behind the SSRF guard of webhooks.

import { Readable } from 'node:stream'
import { parseUrl } from '../../base/url.ts'
import { type GuardOptions, guardedLookup, whyUnsafeAsWritten } from '../webhooks/guard.ts'
import { spool } from './spool.ts'
import { FileStoreDown, type Spooled } from './store.ts'

/** Why a picture was not fetched, in words; with `isFinal`, trying again would not help. */
export class NotFetched extends Error {
  readonly isFinal: boolean
  constructor(reason: string, isFinal: boolean) {
    super(reason)
    this.isFinal = isFinal
  }
}

const mostBytes = 20 * 1024 * 1024
const mostRedirects = 3
const timeout = 15_000

export interface PictureFetcher {
  /** Downloads a picture into a folder; the caller removes the file. Throws NotFetched and FileStoreDown. */
  fetch(url: string, folder: string): Promise<Spooled>
  close(): Promise<void>
}

/**
 * Opens a client for pictures: 20 MB and 15 s at most, up to 3 redirects. Each address is judged as written, and again by
 * the addresses that are connected to.
 */
export async function openPictureFetcher(guard: GuardOptions): Promise<PictureFetcher> {
  const { Agent, request } = await import('../undici.ts')
  const agent = new Agent({ connect: { lookup: guardedLookup(guard), timeout: 5_000 } })
  const ask = async (url: string, signal: AbortSignal, redirects = 0): Promise<Readable> => {
    const reason = whyUnsafeAsWritten(url, guard)
    if (reason) throw new NotFetched(reason, true)
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      signal,
      headers: { accept: 'image/*' },
    })
    if (statusCode >= 200 && statusCode < 300) return body
    body.on('error', () => {}).destroy()
    const next = statusCode >= 300 && statusCode < 400 && parseUrl(String(headers.location ?? ''), url)
    if (next && redirects < mostRedirects) return ask(next.href, signal, redirects + 1)
    const isTemporary = statusCode === 408 || statusCode === 425 || statusCode === 429 || statusCode >= 500
    throw new NotFetched(`the server answers with ${statusCode}`, !isTemporary)
  }
  return {
    async fetch(url, folder) {
      try {
        const signal = AbortSignal.timeout(timeout)
        return await spool(folder, Readable.from(limited(await ask(url, signal))))
      } catch (error) {
        if (error instanceof NotFetched || error instanceof FileStoreDown) throw error
        throw new NotFetched((error as Error).message, false)
      }
    },
    close: () => agent.close(),
  }
}

async function* limited(bytes: Readable): AsyncGenerator<Buffer> {
  let size = 0
  for await (const piece of bytes) {
    size += piece.length
    if (size > mostBytes) throw new NotFetched('it has more than 20 MB', true)
    yield piece
  }
}

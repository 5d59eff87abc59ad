// Reads the documents by which OAuth clients describe themselves, behind the SSRF guard of webhooks.

import { type GuardOptions, guardedLookup, whyUnsafeAsWritten } from '../webhooks/guard.ts'

/** Why a document was not read, in words. */
export class NotRead extends Error {}

const mostBytes = 64 * 1024
const timeout = 4_000

/**
 * Reads a JSON document of at most 64 kB in at most 4 s, from public HTTPS addresses. No redirect is followed, because the
 * address is the identity of the client. Throws NotRead.
 */
export async function readClientDocument(url: string, guard: GuardOptions): Promise<unknown> {
  const reason = whyUnsafeAsWritten(url, guard)
  if (reason) throw new NotRead(reason)
  const { Agent, request } = await import('../undici.ts')
  const agent = new Agent({ connect: { lookup: guardedLookup(guard), timeout: 2_000 } })
  try {
    const { statusCode, body } = await request(url, {
      dispatcher: agent,
      signal: AbortSignal.timeout(timeout),
      headers: { accept: 'application/json' },
    })
    if (statusCode !== 200) throw new NotRead(`its server answers with ${statusCode}`)
    return JSON.parse(await textOf(body))
  } catch (error) {
    if (error instanceof NotRead) throw error
    throw new NotRead(error instanceof SyntaxError ? 'it is not JSON' : 'its server does not answer')
  } finally {
    void agent.destroy()
  }
}

async function textOf(body: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size > mostBytes) throw new NotRead('it has more than 64 kB')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

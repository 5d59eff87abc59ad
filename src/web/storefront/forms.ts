import type { IncomingMessage } from 'node:http'

/** The contents of a submitted form. */
export interface SentForm {
  fields: URLSearchParams
  /** The file of a form that can have one; `too large` if it was more than is read. */
  file: File | 'too large' | null
}

/** Maximum bytes of a form, and of one with a file. The service takes files of 10 MB. */
const most = { fields: 64 * 1024, file: 11 * 1024 * 1024 }
/** The only form that can have a file: the report of a transfer. */
const hasFile = /^\/orders\/[^/]+\/proof$/
/** Maximum number of forms with files in memory at once. */
const mostAtOnce = 4
let atOnce = 0

/**
 * Reads a form; returns the status with which to refuse one that none of our pages would send: longer than any of ours,
 * or not a form, or while too many files are on their way.
 */
export async function readForm(req: IncomingMessage): Promise<SentForm | 400 | 413 | 503> {
  const type = req.headers['content-type'] ?? ''
  const path = (req.url ?? '').replace(/\?.*/, '')
  if (!type.startsWith('multipart/form-data') || !hasFile.test(path)) {
    const body = await readBody(req, most.fields)
    return body ? { fields: new URLSearchParams(body.toString()), file: null } : 413
  }
  if (atOnce >= mostAtOnce) return 503
  atOnce += 1
  try {
    const body = await readBody(req, most.file)
    if (!body) return { fields: new URLSearchParams(), file: 'too large' }
    return partsOf(await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData())
  } catch {
    return 400
  } finally {
    atOnce -= 1
  }
}

function partsOf(form: FormData): SentForm {
  const parts = [...form]
  const texts = parts.filter((part): part is [string, string] => typeof part[1] === 'string')
  const file = parts.map(([, value]) => value).find((value) => typeof value !== 'string' && value.size > 0)
  return { fields: new URLSearchParams(texts), file: (file as File | undefined) ?? null }
}

/**
 * Reads a body; null if it is longer than that. The rest is read too, because the caller would otherwise get no reply.
 */
async function readBody(req: IncomingMessage, longest: number): Promise<Buffer | null> {
  const pieces: Buffer[] = []
  let read = 0
  for await (const piece of req as AsyncIterable<Buffer>) {
    read += piece.length
    if (read <= longest) pieces.push(piece)
    else pieces.length = 0
  }
  return read <= longest ? Buffer.concat(pieces) : null
}

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { RequestHandler } from 'express'

interface Document {
  plain: Buffer
  compressed: Buffer
  etag: string
}

type Make = () => string | Buffer | Promise<string>

/**
 * Serves a document from memory. It is made on first request, because making all of them would take an eighth of the
 * start-up time, and compressed once: a reference page's script has 1.4 MB, and compressing it on each request would
 * keep a processor busy. If making it fails, the next request tries again.
 */
export function serveDocument(type: string, make: Make): RequestHandler {
  let made: Promise<Document> | undefined
  return async (req, res) => {
    made ??= prepare(make).catch((error) => {
      made = undefined
      throw error
    })
    const { plain, compressed, etag } = await made
    res.vary('Accept-Encoding').type(type).set({ ETag: etag, 'Cache-Control': 'no-cache' })
    if (req.fresh) return void res.status(304).end()
    const body = req.acceptsEncodings('gzip', 'identity') === 'gzip' ? compressed : plain
    if (body === compressed) res.set('Content-Encoding', 'gzip')
    res.set('Content-Length', String(body.length)).end(body)
  }
}

async function prepare(make: Make): Promise<Document> {
  const plain = Buffer.from(await make())
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 27)
  return { plain, compressed: await promisify(gzip)(plain), etag: `W/"${hash}"` }
}

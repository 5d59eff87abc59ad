import { pipeline } from 'node:stream/promises'
import type { Request, RequestHandler, Response } from 'express'
import { Refusal } from '../base/errors.ts'
import { locate } from '../services/pictures/pictures.ts'
import { bulkheadOfPage } from './bulkhead.ts'
import { pictureHeaders } from './pages.ts'
import { refusalOf, sendRefusal } from './reply.ts'
import type { SurfaceOptions } from './surface-options.ts'

const address = /^\/([0-9a-f]{24})\/([0-9a-f]{64})\.(jpg|png|webp)$/
const formats = { jpg: 'jpeg', png: 'png', webp: 'webp' } as const
const sizes = ['small', 'medium', 'large', 'share'] as const

/**
 * Serves a picture file. Its address is the SHA-256 of its bytes, so it never changes and every cache may keep it
 * forever; `?size=` selects one of the picture's sizes, which never change either. Calls to any other address fall
 * through to the next route.
 */
export function servePicture({ db, files, log }: SurfaceOptions): RequestHandler {
  return async (req, res, next) => {
    const [, shopId, sha256, ending] = address.exec(req.path) ?? []
    if (!shopId || (req.method !== 'GET' && req.method !== 'HEAD')) return next()
    try {
      const size = sizes.find((one) => one === req.query.size) ?? null
      const named = { shopId, sha256: sha256!, format: formats[ending as keyof typeof formats] }
      const file = await locate(bulkheadOfPage(db, req.ip, shopId), named, size)
      if (!file) return next()
      res.set({
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Type': `image/${file.format}`,
        ETag: `"${file.sha256}"`,
        ...pictureHeaders,
      })
      await send(req, res, file, files)
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.refusal !== 'busy')
        log.error({ err: error, id: res.getHeader('X-Request-Id') }, 'picture failed')
      res.removeHeader('ETag')
      if (!res.headersSent) sendRefusal(res, refusal, null)
      else res.destroy()
    }
  }
}

async function send(
  req: Request,
  res: Response,
  { key, size }: { key: string; size: number },
  files: SurfaceOptions['files'],
): Promise<void> {
  if (req.fresh) return void res.status(304).end()
  res.set('Content-Length', String(size))
  if (req.method === 'HEAD') return void res.end()
  const bytes = await files.read(key).catch((error) => {
    res.removeHeader('Content-Length')
    throw Object.assign(new Refusal('fileStoreUnavailable'), { cause: error })
  })
  await pipeline(bytes, res).catch((error) => {
    // A client that disconnects is not an error.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  })
}

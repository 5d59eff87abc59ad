// Signed download URLs, with range requests.

import type { Request, RequestHandler, Response } from 'express'
import { Refusal } from '../base/errors.ts'
import { attachment } from '../gateways/files/store.ts'
import { open } from '../services/digital/downloads.ts'
import { bulkheadOfPage } from './bulkhead.ts'
import { refusalOfFile, type SendError } from './failures.ts'
import { refusalOf, sendRefusal } from './reply.ts'
import type { SurfaceOptions } from './surface-options.ts'

/**
 * Serves a file to the bearer of a link that we signed: with ranges (RFC 9110), as an attachment that no browser runs,
 * and not cached on the way. Compression is off, because it would change the bytes that ranges count.
 */
export function serveDownload({ db, config, files, log }: SurfaceOptions): RequestHandler<{ id: string }> {
  const { jwtSecrets } = config
  return async (req, res) => {
    try {
      const { access, until, signature } = req.query
      const found = await open(
        bulkheadOfPage(db, req.ip),
        { jwtSecrets, files },
        { fileId: req.params.id, access, until, signature },
      )
      res.set({
        'Content-Type': found.contentType,
        'Content-Disposition': attachment(found.name),
        'Cache-Control': 'private, no-store, no-transform',
        'Content-Security-Policy': "sandbox; default-src 'none'",
        ETag: `"${found.sha256}"`,
      })
      await send(req, res, found)
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.status >= 500 && refusal.refusal !== 'busy')
        log.error({ err: error, id: res.getHeader('X-Request-Id') }, 'download failed')
      if (!res.headersSent) sendRefusal(res, refusal, null)
      else res.destroy()
    }
  }
}

function send(req: Request, res: Response, { root, file }: { root: string; file: string }): Promise<void> {
  const options = { root, dotfiles: 'allow', cacheControl: false, lastModified: false } as const
  return new Promise((resolve, reject) => {
    res.sendFile(file, options, (error?: SendError) => {
      // A client that disconnects is not an error.
      if (!error || req.destroyed || res.destroyed) return resolve()
      reject(refusalOfFile(res, error) ?? new Refusal('fileStoreUnavailable'))
    })
  })
}

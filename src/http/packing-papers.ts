// Signed links to packing slips and pick lists.

import type { RequestHandler } from 'express'
import { open } from '../services/packing/papers.ts'
import { bulkheadOfPage } from './bulkhead.ts'
import { refusalOf, sendRefusal } from './reply.ts'
import type { SurfaceOptions } from './surface-options.ts'

/** Serves a paper to the bearer of a link that we signed. It is shown, not saved, because it is to be printed. */
export function servePaper({ db, config, files, log }: SurfaceOptions): RequestHandler<{ kind: string }> {
  return async (req, res) => {
    try {
      const file = await open(bulkheadOfPage(db, req.ip), { config, files, log }, req.params.kind, req.query)
      res.set({
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${file.name}"`,
        'Cache-Control': 'private, no-store',
        'Content-Security-Policy': "default-src 'none'",
      })
      res.end(file.bytes)
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.status >= 500 && refusal.refusal !== 'busy')
        log.error({ err: error, id: res.getHeader('X-Request-Id') }, 'a packing paper could not be written')
      sendRefusal(res, refusal, null)
    }
  }
}

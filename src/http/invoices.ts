// Signed links to invoices.

import type { RequestHandler } from 'express'
import { attachment } from '../gateways/files/store.ts'
import { open } from '../services/invoices/documents.ts'
import { bulkheadOfPage } from './bulkhead.ts'
import { refusalOf, sendRefusal } from './reply.ts'
import type { SurfaceOptions } from './surface-options.ts'

/** Serves an invoice to the bearer of a link that we signed, as an attachment that no browser runs. */
export function serveInvoice({ db, config, files, log }: SurfaceOptions): RequestHandler<{ id: string }> {
  return async (req, res) => {
    try {
      const file = await open(bulkheadOfPage(db, req.ip), { config, files, log }, req.params.id, req.query)
      res.set({
        'Content-Type': file.contentType,
        'Content-Disposition': attachment(file.name),
        'Cache-Control': 'private, no-store',
        'Content-Security-Policy': "sandbox; default-src 'none'",
      })
      res.end(file.bytes)
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.status >= 500 && refusal.refusal !== 'busy')
        log.error({ err: error, id: res.getHeader('X-Request-Id') }, 'an invoice could not be written')
      sendRefusal(res, refusal, null)
    }
  }
}

// Calendars to which people subscribe by secret addresses.

import type { RequestHandler } from 'express'
import { calendarFeed } from '../services/booking-calendars/feed.ts'
import { bulkheadOfPage } from './bulkhead.ts'
import { tagOf } from './etags.ts'
import { refusalOf, sendRefusal } from './reply.ts'
import type { SurfaceOptions } from './surface-options.ts'

/** Serves the calendar of a secret address, or nothing but its ETag to those who have it already. */
export function serveCalendar({ db, log }: SurfaceOptions): RequestHandler<{ file: string }> {
  return async (req, res) => {
    try {
      const calendar = await calendarFeed(bulkheadOfPage(db, req.ip), req.params.file.replace(/\.ics$/, ''))
      res.set({
        'Content-Type': 'text/calendar; charset=utf-8',
        'Cache-Control': 'private, no-cache',
        'X-Robots-Tag': 'noindex',
        // A weak tag holds for every content coding.
        ETag: `W/${tagOf(calendar)}`,
      })
      if (req.fresh) return void res.status(304).end()
      res.end(calendar)
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.status >= 500 && refusal.refusal !== 'busy')
        log.error({ err: error, id: res.getHeader('X-Request-Id') }, 'a calendar could not be written')
      sendRefusal(res, refusal, null)
    }
  }
}

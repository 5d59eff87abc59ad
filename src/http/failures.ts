import type { ErrorRequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { Refusal } from '../base/errors.ts'
import { refusalOf, sendRefusal } from './reply.ts'

/** The error with which Express says that it cannot send a file. */
export type SendError = Error & { status?: number; headers?: Record<string, string> }

/** A refusal is none of the file, whose bytes these headers describe. */
const ofFiles = [
  'Content-Disposition',
  'Content-Encoding',
  'Content-Security-Policy',
  'ETag',
  'Last-Modified',
]

/**
 * Returns the refusal of a call that asked for a part or a version of a file that there is not; null for any other
 * error. The headers of the file are taken out of the reply.
 */
export function refusalOfFile(res: Response, { status, headers }: SendError): Refusal | null {
  for (const name of ofFiles) res.removeHeader(name)
  if (status === 412) return new Refusal('preconditionFailed')
  if (status !== 416) return null
  res.set('Content-Range', headers?.['Content-Range'] ?? 'bytes */0')
  return new Refusal('rangeNotSatisfiable')
}

/** Refuses what fails beside the operations: Express would answer it by a page, and print where it failed. */
export function refuseFailures(log: Logger): ErrorRequestHandler {
  return (error, _req, res, next) => {
    if (res.headersSent) return void res.destroy()
    // The pipeline refuses a path that cannot be decoded, or that leads nowhere any more.
    if (error instanceof URIError || error.status === 404) return next()
    const refusal = refusalOfFile(res, error) ?? refusalOf(error)
    if (refusal.status >= 500) log.error({ err: error, id: res.getHeader('X-Request-Id') }, 'request failed')
    sendRefusal(res, refusal, null)
  }
}

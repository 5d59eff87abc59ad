import type { ErrorRequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { Refusal } from '../base/errors.ts'
import { refusalOf, sendRefusal } from './reply.ts'

/** Express' error for a file that it cannot send. */
export type SendError = Error & { status?: number; headers?: Record<string, string> }

/** Headers that describe a file's bytes and so do not belong on a refusal. */
const ofFiles = [
  'Content-Disposition',
  'Content-Encoding',
  'Content-Security-Policy',
  'ETag',
  'Last-Modified',
]

/**
 * Returns the refusal of a call for a missing part or version of a file, and removes the file's headers from the reply;
 * null for any other error.
 */
export function refusalOfFile(res: Response, { status, headers }: SendError): Refusal | null {
  for (const name of ofFiles) res.removeHeader(name)
  if (status === 412) return new Refusal('preconditionFailed')
  if (status !== 416) return null
  res.set('Content-Range', headers?.['Content-Range'] ?? 'bytes */0')
  return new Refusal('rangeNotSatisfiable')
}

/** Refuses failures outside the operations: Express would answer with a page that shows where it failed. */
export function refuseFailures(log: Logger): ErrorRequestHandler {
  return (error, _req, res, next) => {
    if (res.headersSent) return void res.destroy()
    // The pipeline refuses a path that cannot be decoded or no longer leads anywhere.
    if (error instanceof URIError || error.status === 404) return next()
    const refusal = refusalOfFile(res, error) ?? refusalOf(error)
    if (refusal.status >= 500) log.error({ err: error, id: res.getHeader('X-Request-Id') }, 'request failed')
    sendRefusal(res, refusal, null)
  }
}

import type { IncomingMessage } from 'node:http'
import express, { type Request, type RequestHandler, type Response } from 'express'
import { invalid, Refusal } from '../errors.ts'
import { type BodyRoom, mostBytes } from './body-room.ts'
import type { Route } from './handler.ts'

type WithRawBody = IncomingMessage & { rawBody?: Buffer }
const keepRaw = (req: WithRawBody, _res: unknown, bytes: Buffer): void => {
  req.rawBody = bytes
}
const parsers: Record<string, RequestHandler> = {
  'application/json': express.json({ limit: mostBytes, strict: false, verify: keepRaw }),
  'application/x-www-form-urlencoded': express.urlencoded({
    limit: mostBytes,
    extended: false,
    verify: keepRaw,
  }),
}
const deepest = 32
const empty = Buffer.alloc(0)

/** Parses a body where the contract declares one, and there is room for it; other bodies are never read. */
export async function readBody(req: Request, res: Response, route: Route, room: BodyRoom): Promise<Buffer> {
  if (!route.body) return empty
  const given = req.headers['content-type']
  const carriesBody =
    req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length']) > 0
  if (carriesBody && given?.split(';')[0]?.trim().toLowerCase() !== route.body) {
    throw new Refusal('unsupportedMediaType', { values: { expected: route.body } })
  }
  if (!carriesBody && route.body === 'application/json') {
    // No body counts as {}: missing members are then named, and if none is required the call succeeds.
    req.headers['content-type'] = route.body
    req.body = {}
    return empty
  }
  const parser = parsers[route.body]
  // A file is read by the handler, chunk by chunk.
  if (!parser) return empty
  const parse = () =>
    new Promise<void>((resolve, reject) => {
      parser(req, res, (error?: unknown) => (error ? reject(asRefusal(error, route)) : resolve()))
    })
  await room.read(req, res, parse)
  refuseUnstorable(req.body, 'the body', 0)
  return (req as WithRawBody).rawBody ?? empty
}

/** Refuses text that PostgreSQL cannot store, and nesting that no record needs, before any rule runs. */
export function refuseUnstorable(value: unknown, name: string, depth: number): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw invalid(`${name} must not contain a NUL character`)
    if (!value.isWellFormed()) throw invalid(`${name} must be well-formed Unicode`)
  } else if (typeof value === 'object' && value !== null) {
    if (depth >= deepest) throw invalid(`${name} is nested deeper than ${deepest} levels`)
    for (const [key, inner] of Object.entries(value)) {
      refuseUnstorable(key, `a property of ${name}`, depth + 1)
      refuseUnstorable(inner, key, depth + 1)
    }
  }
}

/** body-parser's errors say in `type` what went wrong. */
function asRefusal(error: unknown, route: Route): unknown {
  const { type, status } = error as { type?: string; status?: number }
  if (type === 'entity.too.large') return new Refusal('bodyTooLarge')
  if (type === 'entity.parse.failed') return new Refusal('malformedJson')
  if (status === 415)
    return new Refusal('unsupportedMediaType', { values: { expected: `${route.body} in UTF-8` } })
  if (status === 400) return invalid('the body could not be read')
  return error
}

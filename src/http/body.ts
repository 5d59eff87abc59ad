import type { IncomingMessage } from 'node:http'
import express, { type Request, type RequestHandler, type Response } from 'express'
import { invalid, Refusal } from '../base/errors.ts'
import { type BodyQuota, mostBytes } from './body-quota.ts'
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

/** Parses a body if the contract declares one and the quota allows it; other bodies are never read. */
export async function readBody(
  req: Request,
  res: Response,
  route: Pick<Route, 'body'>,
  quota: BodyQuota,
): Promise<Buffer> {
  if (!route.body) return empty
  const given = req.headers['content-type']
  const carriesBody =
    req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length']) > 0
  if (carriesBody && given?.split(';')[0]?.trim().toLowerCase() !== route.body) {
    throw new Refusal('unsupportedMediaType', { values: { expected: route.body } })
  }
  if (!carriesBody && route.body === 'application/json') {
    // A missing body counts as {}: missing members are then named, and if none is required the call succeeds.
    req.headers['content-type'] = route.body
    req.body = {}
    return empty
  }
  const parser = parsers[route.body]
  // Files are read by the handler, chunk by chunk.
  if (!parser) return empty
  const parse = () =>
    new Promise<void>((resolve, reject) => {
      parser(req, res, (error?: unknown) => (error ? reject(asRefusal(error, route)) : resolve()))
    })
  await quota.read(req, res, parse)
  refuseUnstorable(req.body, 'the body')
  req.body = composed(req.body)
  return (req as WithRawBody).rawBody ?? empty
}

/** Returns the unpacked size of the parsed body in bytes. */
export function bytesOf(req: Request): number {
  return (req as WithRawBody).rawBody?.length ?? 0
}

/** A refused part of a body or query, or one of its property names; `path` leads to it. */
interface Fault {
  path: string
  reason: string
  isName?: boolean
}

const tooDeep = `is nested deeper than ${deepest} levels`

/** Refuses text that PostgreSQL cannot store, and excessive nesting, before any rule runs. */
export function refuseUnstorable(value: unknown, whole: string): void {
  const fault = faultIn(value, 0)
  if (fault) throw invalid(`${fault.isName ? 'a property of ' : ''}${fault.path || whole} ${fault.reason}`)
}

function faultIn(value: unknown, depth: number): Fault | null {
  if (typeof value === 'string') return faultOf(value)
  if (typeof value !== 'object' || value === null) return null
  if (depth >= deepest) return { path: '', reason: tooDeep }
  return Array.isArray(value) ? faultInList(value, depth + 1) : faultInObject(value, depth + 1)
}

// A one-megabyte list has half a million members: pairing each with its index would take half a second.
function faultInList(list: unknown[], depth: number): Fault | null {
  for (let index = 0; index < list.length; index += 1) {
    const fault = faultIn(list[index], depth)
    if (fault) return { ...fault, path: pathTo(fault, `[${index}]`) }
  }
  return null
}

function faultInObject(object: object, depth: number): Fault | null {
  for (const [key, inner] of Object.entries(object)) {
    const ofName = faultOf(key)
    if (ofName) return { ...ofName, isName: true }
    const fault = faultIn(inner, depth)
    if (fault) return { ...fault, path: pathTo(fault, key) }
  }
  return null
}

function faultOf(text: string): Fault | null {
  if (text.includes('\0')) return { path: '', reason: 'must not contain a NUL character' }
  return text.isWellFormed() ? null : { path: '', reason: 'must be well-formed Unicode' }
}

/** Prepends a step to the path of a fault. For excessive nesting, the outermost step says enough. */
function pathTo({ path, reason }: Fault, step: string): string {
  if (!path || reason === tooDeep) return step
  return path.startsWith('[') ? step + path : `${step}.${path}`
}

/**
 * No language puts more than 30 marks on a letter (UAX #15, section 13). Composing sorts a letter's marks in quadratic
 * time: minutes for a body of nothing else.
 */
const piledMarks = /(?<!\p{M})\p{M}{31}/u

/**
 * Converts all text in a body or query to Unicode's composed form (NFC), so that every search, filter and unique name
 * treats an é typed as one character and an é typed as two alike (decision text-is-composed). Text with piled marks is
 * left alone. Values are replaced in place; property names stay.
 */
export function composed(value: unknown): unknown {
  if (typeof value === 'string') return piledMarks.test(value) ? value : value.normalize('NFC')
  if (typeof value !== 'object' || value === null) return value
  // For a one-megabyte list, the member names would be half a million strings.
  if (Array.isArray(value)) for (let index = 0; index < value.length; index += 1) compose(value, index)
  else for (const name of Object.keys(value)) compose(value as Record<string, unknown>, name)
  return value
}

function compose<Key extends string | number>(parts: Record<Key, unknown>, key: Key): void {
  const form = composed(parts[key])
  if (form !== parts[key]) parts[key] = form
}

/** body-parser's errors say in `type` what went wrong. */
function asRefusal(error: unknown, route: Pick<Route, 'body'>): unknown {
  const { type, status } = error as { type?: string; status?: number }
  if (type === 'entity.too.large') return new Refusal('bodyTooLarge')
  if (type === 'entity.parse.failed') return new Refusal('malformedJson')
  if (type === 'parameters.too.many') return invalid('the body has too many parameters')
  if (status === 415)
    return new Refusal('unsupportedMediaType', { values: { expected: `${route.body} in UTF-8` } })
  if (status === 400) return invalid('the body could not be read')
  return error
}

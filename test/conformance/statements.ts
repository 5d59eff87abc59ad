import { expect } from 'chai'
import type supertest from 'supertest'

// The shapes that most statements have: a field of a type, a success, and a refusal.

/** The values that a field may hold. The samples together have to show a value of each kind in `either`. */
export interface Kind {
  is: string
  fits(value: unknown): boolean
  either?: Kind[]
}

const kind = (is: string, fits: Kind['fits']): Kind => ({ is, fits })
export const matching = (is: string, pattern: RegExp) =>
  kind(is, (value) => typeof value === 'string' && pattern.test(value))

export const text = kind('a string', (value) => typeof value === 'string')
/** A string must not be empty. */
export const words = matching('a string', /\S/)
export const id = matching('an opaque id', /^[0-9a-f]{24}$/)
export const url = kind('a URL', (value) => typeof value === 'string' && URL.canParse(value))
export const jwt = matching('a JWT', /^[\w-]+\.[\w-]+\.[\w-]+$/)
export const timestamp = kind('an ISO 8601 timestamp', isTimestamp)
export const day = matching('a day, written YYYY-MM-DD', /^\d{4}-\d\d-\d\d$/)
export const number = kind('a number', Number.isFinite)
export const integer = kind('an integer', Number.isInteger)
export const boolean = kind('a boolean', (value) => typeof value === 'boolean')
export const object = kind('an object', isObject)
const nothing = kind('null', (value) => value === null)
const absent = kind('absent', (value) => value === undefined)

/** Expects one of several kinds. */
function either(...kinds: Kind[]): Kind {
  return {
    is: kinds.map(({ is }) => is).join(' or '),
    fits: (value) => kinds.some(({ fits }) => fits(value)),
    either: kinds,
  }
}
export const orNull = (one: Kind) => either(one, nothing)
export const optional = (one: Kind) => ({ ...either(one, absent), is: `${one.is}, if it is there` })
export const literally = (...values: unknown[]) =>
  either(...values.map((value) => kind(JSON.stringify(value), (given) => given === value)))
/** Expects an array; the samples have to show one that is not empty. */
export const arrayOf = (one: Kind): Kind => {
  const full = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(one.fits)
  const empty = (value: unknown) => Array.isArray(value) && value.length === 0
  return {
    is: `an array; each item is ${one.is}`,
    fits: (value) => full(value) || empty(value),
    either: [kind('an array that is not empty', full)],
  }
}

/**
 * States what each field holds: a test for each, on the replies in `samples`. A field is named by its path
 * (`courier.id`).
 */
export function fields(samples: () => object[], table: Record<string, Kind>): void {
  for (const [path, allowed] of Object.entries(table)) {
    it(`${path} is ${allowed.is}`, () => {
      const values = samples().map((sample) => valueAt(sample, path))
      expect(values, 'samples').to.not.be.empty
      for (const value of values)
        expect(allowed.fits(value), `${path}: ${JSON.stringify(value)}`).to.equal(true)
      for (const { is, fits } of allowed.either ?? []) {
        expect(values.some(fits), `a sample in which it is ${is}`).to.equal(true)
      }
    })
  }
}

function valueAt(sample: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], sample)
}

/** A call, or an async function that ends with one. */
export type Sent = PromiseLike<supertest.Response>

// biome-ignore lint/suspicious/noExplicitAny: the data of any operation, as it came from the service
export type Data = any

/** Expects a success with this message, and returns its data. */
export async function succeeds(sent: Sent, status: number, message?: string): Promise<Data> {
  const { body } = await expecting(sent, status)
  expect(body).to.include({ status, success: true })
  if (message !== undefined) expect(body.message).to.equal(message)
  return body.data
}

/** The refusal of a call: its status, and its message or its code. */
export type Refused = [status: number, said: string | RegExp | { code: string }]

/** Expects a refusal in the envelope of errors. */
export async function isRefused(sent: Sent, [status, said]: Refused): Promise<void> {
  const { body } = await expecting(sent, status)
  expect(body).to.include({ status, success: false })
  if (typeof said === 'string') expect(body.message).to.equal(said)
  else if (said instanceof RegExp) expect(body.message).to.match(said)
  else expect(body).to.include(said)
}

/** States that a call is refused, for each of the reasons. */
export function refuses(table: Record<string, [...Refused, provoke: () => Sent]>): void {
  for (const [what, [status, said, provoke]] of Object.entries(table)) {
    // A pattern is explained by what it answers to.
    const shown =
      typeof said === 'string' ? ` "${said}"` : said instanceof RegExp ? '' : ` with code ${said.code}`
    it(`answers ${status}${shown} to ${what}`, () => isRefused(provoke(), [status, said]))
  }
}

async function expecting(sent: Sent, status: number): Promise<supertest.Response> {
  const reply = await sent
  expect(reply.status, JSON.stringify(reply.body)).to.equal(status)
  return reply
}

function isTimestamp(value: unknown): boolean {
  const pattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/
  return typeof value === 'string' && pattern.test(value) && !Number.isNaN(Date.parse(value))
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

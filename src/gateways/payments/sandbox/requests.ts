import { parseUrl } from '../../../base/url.ts'
import { type ChargeBody, type RefundBody, Refusal } from './wire.ts'

type Fields = Record<string, unknown>

/** References appear in paths unescaped. */
const referencePattern = /^\w[\w.-]{0,99}$/

/**
 * Parses the body of a charge. The fields have a fixed order, so that equal requests have equal fingerprints. Throws
 * invalid_request.
 */
export function readCharge(body: string): ChargeBody {
  const fields = readObject(body)
  if (fields.saved && !fields.card) throw new Refusal('invalid_request', 'saved needs a card')
  return {
    reference: text(fields, 'reference', referencePattern),
    amount: readAmount(fields),
    currency: text(fields, 'currency', /^[A-Z]{3}$/),
    email: text(fields, 'email', /^(?=.{1,254}$)[^\s@]+@[^\s@]+$/),
    card: optional(fields, 'card', () => text(fields, 'card', /^.{1,255}$/su)),
    saved: optional(fields, 'saved', () => flag(fields, 'saved')),
    returnUrl: optional(fields, 'returnUrl', () => webAddress(fields, 'returnUrl')),
  }
}

/** Parses the body of a refund likewise. Throws invalid_request. */
export function readRefund(body: string): RefundBody {
  const fields = readObject(body)
  return {
    reference: text(fields, 'reference', referencePattern),
    refundReference: text(fields, 'refundReference', referencePattern),
    amount: readAmount(fields),
  }
}

function readObject(body: string): Fields {
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value === 'object' && value !== null) return value as Fields
  } catch {
    // Anything that is not an object is refused below.
  }
  throw new Refusal('invalid_request', 'the body is no JSON object')
}

function optional<T>(fields: Fields, name: string, read: () => T): T | undefined {
  return fields[name] === undefined ? undefined : read()
}

function text(fields: Fields, name: string, pattern: RegExp): string {
  const value = fields[name]
  if (typeof value === 'string' && pattern.test(value)) return value
  throw new Refusal('invalid_request', name)
}

function flag(fields: Fields, name: string): boolean {
  const value = fields[name]
  if (typeof value === 'boolean') return value
  throw new Refusal('invalid_request', name)
}

function readAmount({ amount }: Fields): number {
  if (Number.isSafeInteger(amount) && Number(amount) > 0) return Number(amount)
  throw new Refusal('invalid_request', 'amount is a whole number of minor units, above zero')
}

/** Returns an HTTP(S) address, which the card page links and redirects to. */
function webAddress(fields: Fields, name: string): string {
  const address = text(fields, name, /^(?=.{1,2048}$)https?:\/\/./)
  if (parseUrl(address)) return address
  throw new Refusal('invalid_request', name)
}

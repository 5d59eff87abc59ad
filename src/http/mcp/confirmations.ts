import { randomBytes } from 'node:crypto'
import { clock, fromNow, minutes } from '../../base/clock.ts'
import { isSigned, signLink } from '../../base/signed-links.ts'
import { hashToken } from '../../base/tokens.ts'
import type { Confirmations } from '../../mcp/store-tools.ts'

/** The time in which people can agree to a change that was shown to them; first replies are kept for longer. */
const lifetime = 10 * minutes
const purpose = 'mcp confirmation'

/**
 * Returns the confirmations of a token: signed texts, so that any process takes those of another and nothing is kept
 * (decision agents-confirm-exact-arguments). They are `end.nonce.tag.signature`.
 */
export function confirmationsOf(secrets: string[], token: string): Confirmations {
  const bound = (operationId: string, given: object, terms: string) =>
    JSON.stringify([hashToken(token), operationId, sorted(given), terms])
  return {
    issue(operationId, given, tag) {
      const end = fromNow(lifetime)
      const nonce = randomBytes(16).toString('base64url')
      const terms = `${end.getTime()}.${nonce}.${Buffer.from(tag ?? '').toString('base64url')}`
      const signature = signLink(secrets[0]!, purpose, bound(operationId, given, terms)).toString('base64url')
      return { confirmation: `${terms}.${signature}`, expiresAt: end.toISOString() }
    },
    read(operationId, given, confirmation) {
      const [end = '', nonce = '', tag = '', signature = ''] = confirmation.split('.')
      const terms = `${end}.${nonce}.${tag}`
      if (!isSigned(secrets, purpose, bound(operationId, given, terms), signature)) return null
      if (Number(end) < clock.now().getTime()) return null
      return { key: `confirmation-${nonce}`, tag: Buffer.from(tag, 'base64url').toString() || null }
    },
  }
}

/** Returns a value whose members are in the order of their names, so that the order in which they are sent is no difference. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(
    members.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, inner]) => [name, sorted(inner)]),
  )
}

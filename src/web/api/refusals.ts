import { refusalWords } from '../words/refusals.ts'
import { isRefusal } from './client.ts'

/** Says in plain words what went wrong: our words for the refusal's code, or else the service's own. */
export const wordsOf = (error: unknown): string =>
  isRefusal(error) ? entryWords(error) : refusalWords.no_connection

/** Says the same of one entry of a call about many. */
export const entryWords = ({ code, message }: { code: string; message: string }): string =>
  (refusalWords as Record<string, string>)[code] ?? message

/** Returns the id by which the operator of the service finds the call; null if the call never arrived. */
export function requestIdOf(error: unknown): string | null {
  return isRefusal(error) ? error.requestId : null
}

/** Returns whether the call was refused because of the person's role. */
export const isForbidden = (error: unknown): boolean =>
  isRefusal(error) && (error.code === 'insufficient_scope' || error.code === 'not_store_owner')

/** A refusal with one of these codes is about this field. */
const fieldOfCode: Record<string, string> = {
  invalid_otp: 'otp',
  invalid_factor_code: 'code',
  slug_taken: 'slug',
  slug_reserved: 'slug',
  duplicate_custom_field: 'key',
  category_below_itself: 'parent',
  category_too_deep: 'parent',
  duplicate_category: 'slug',
  duplicate_code: 'code',
  unknown_category: 'category',
  unknown_currency: 'currency',
  unknown_country: 'country',
  duplicate_role: 'name',
  duplicate_staff: 'email',
  already_owner: 'email',
  domain_taken: 'domain',
  duplicate_domain: 'domain',
  domain_not_claimable: 'domain',
}

export interface FieldRefusal {
  /** The name of the field, or the path to it in what was sent: `shipping.zones[0].states[1]`. */
  field: string
  message: string
}

/** Returns the field that a refusal is about, if it names one: `invalid_request` begins with its name. */
export function fieldRefusalOf(error: unknown): FieldRefusal | null {
  if (!isRefusal(error)) return null
  const field = fieldOfCode[error.code]
  if (field) return { field, message: wordsOf(error) }
  if (error.code !== 'invalid_request') return null
  const [, name, rest] = /^([\w.[\]]+) (.+)$/.exec(error.message) ?? []
  if (!name || !rest) return null
  return { field: name, message: `${rest.charAt(0).toUpperCase()}${rest.slice(1)}.` }
}

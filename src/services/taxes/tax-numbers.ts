// Tax numbers of buyers: their format, and what an authority knows about them
// (decision tax-numbers-count-once-they-are-verified).

import jsvat from 'jsvat'
import type { components } from '../../../generated/store.types.ts'
import { days, fromNow } from '../../base/clock.ts'
import { Refusal } from '../../base/errors.ts'
import type { Dependencies } from '../../dependencies.ts'
import { RegisterSilent, type TaxNumber } from '../../gateways/tax-numbers/register.ts'
import { type CallBudget, type Causer, spend } from '../../gateways/throttle/call-budget.ts'
import { isCountry } from '../geo/countries.ts'

/** A tax number as carts and orders keep it. */
export type TaxId = components['schemas']['TaxId']

export type RegisterContext = Pick<Dependencies, 'taxRegister' | 'log'> & CallBudget

/** The countries whose formats the library knows, by ISO 3166-1 code. */
const formats = new Map(jsvat.countries.map((format) => [format.codes[0]!, format]))

/**
 * Reads a tax number in any writing, with or without its prefix. A country of which no format is known has numbers of
 * letters and digits. Throws taxIdInvalid, and unknownCountry.
 */
export function readTaxNumber(text: string, given?: string): TaxNumber {
  if (given !== undefined && !isCountry(given)) throw new Refusal('unknownCountry')
  const number = taxNumberIn(text, given)
  if (!number) throw new Refusal('taxIdInvalid')
  return number
}

/** Returns the tax number in a text; null if it is none, or one of another country than the given one. */
export function taxNumberIn(text: string, given?: string): TaxNumber | null {
  const value = text.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const found = formatOf(value) ?? (given === undefined ? undefined : formatOf(prefixOf(given) + value))
  if (found && (given === undefined || found.country === given)) return found
  if (given !== undefined && !formats.has(given) && /^[0-9A-Z]{4,20}$/.test(value) && /\d/.test(value))
    return { value, country: given }
  return null
}

/** Greek numbers begin with EL, Swiss ones with CHE, and all others with the code of their country. */
const prefixOf = (country: string) => ({ GR: 'EL', CH: 'CHE' })[country] ?? country

function formatOf(value: string): TaxNumber | undefined {
  // Northern Ireland writes XI before a British number.
  const { isValid, country } = jsvat.checkVAT(value.replace(/^XI/, 'GB'), jsvat.countries)
  return isValid && country ? { value, country: country.isoCode.short } : undefined
}

/**
 * Returns a tax number with what its register knows about it. A register that does not answer is no refusal: the number
 * is `unknown` then, and the buyer is taxed. Throws tooManyRequests.
 */
export async function verified(
  context: RegisterContext,
  shop: { id: string },
  number: TaxNumber,
  { requester, causer }: { requester: TaxNumber | null; causer: Causer },
): Promise<TaxId> {
  const { taxRegister, log } = context
  const unverified = { ...number, verifiedAt: null, requestId: null, name: null }
  if (!taxRegister?.knows(number.country)) return { ...unverified, status: 'not_checked' }
  const before = () => spend(context, 'vies', shop, causer)
  try {
    const { isValid, askedAt, requestId, name } = await taxRegister.ask(number, requester, before)
    if (!isValid) return { ...unverified, status: 'not_found', requestId }
    return { ...number, status: 'verified', verifiedAt: askedAt, requestId, name }
  } catch (error) {
    if (!(error instanceof RegisterSilent)) throw error
    log.warn({ reason: error.message }, 'the register of tax numbers did not answer')
    return { ...unverified, status: 'unknown' }
  }
}

/** Returns a tax number as it counts now: an answer that is older than a day says no more than silence. */
export function currentTaxId(taxId: TaxId | null | undefined): TaxId | null {
  if (!taxId?.verifiedAt || Date.parse(taxId.verifiedAt) >= fromNow(-1 * days).getTime()) return taxId ?? null
  return { ...taxId, status: 'unknown', verifiedAt: null, requestId: null }
}

/** Returns the country whose verified number a buyer has; null without one. */
export const verifiedCountryOf = (taxId: TaxId | null): string | null =>
  taxId?.verifiedAt ? taxId.country : null

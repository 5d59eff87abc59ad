import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { invalid } from './errors.ts'

/** Several numbers in one field, which people write where there is only one field. */
const separator = /\s*(?:[/;,]|\bor\b)\s*/i

/**
 * Returns a telephone number in E.164, in which numbers are compared; of several, the first. `country` is the ISO 3166-1
 * code of the country whose national form may be used, if it is known. Null for a text that can be no number
 * (decision telephone-numbers-are-plausible).
 */
export function phoneOf(text: string, country?: string): string | null {
  const written = visible(text).replace(/^tel:/i, '').trim()
  // Germans write a slash behind the area code, others between two numbers.
  const whole = oneOf(written.replace('/', ' '), country)
  if (whole) return whole
  const found = written.split(separator).map((number) => oneOf(number, country))
  return found.every((number) => number !== null) ? found[0]! : null
}

/** Address books put direction marks around the numbers that people copy from them. */
const visible = (text: string) => text.normalize('NFKC').replace(/\p{C}/gu, '').trim()

function oneOf(number: string, country: string | undefined): string | null {
  const known = country && isSupportedCountry(country) ? (country as CountryCode) : undefined
  // Nearly everywhere 00 begins a number with its country code, and nowhere a national one.
  const parsed = parsePhoneNumberFromString(number.replace(/^00/, '+'), {
    ...(known && { defaultCountry: known }),
    extract: false,
  })
  if (parsed?.isPossible()) return parsed.number
  const digits = number.replace(/\D/g, '')
  const isAbroad = !known && /^[\d\s().-]+$/.test(number)
  return isAbroad && digits.length >= 5 && digits.length <= 15 ? digits : null
}

/** The signs of which people make numbers, with extensions. */
const signs = /^(?=.*\p{Nd})(?:[\p{Nd}\s+()./;,#*‐-―-]|ext|x|tel:)+$/iu

/**
 * Throws invalidRequest, naming the field, for a text with other signs than those of telephone numbers: all that may be
 * demanded of numbers that merchants bring along (decision telephone-numbers-are-plausible).
 */
export function requirePhoneSigns(phone: string | null | undefined, field = 'phone'): void {
  if (phone?.trim() && !signs.test(visible(phone))) throw invalid(`${field} must be a telephone number`)
}

/**
 * Throws invalidRequest, naming the field, for a text that can be no telephone number. A missing or empty one is no
 * number, and fine.
 */
export function requirePhone(
  phone: string | null | undefined,
  country: string | undefined,
  field = 'phone',
): void {
  if (phone?.trim() && !phoneOf(phone, country))
    throw invalid(
      `${field} must be a telephone number; write one of another country with its code, such as +44 20 7946 0958`,
    )
}

import { Refusal } from '../errors.ts'

/**
 * A time of a request, in milliseconds. It is one in UTC too: an offset may carry the first and the last years of the
 * calendar out of it. Throws invalidRequest, naming the field.
 */
export function timeOf(name: string, text: string): number {
  const time = new Date(text)
  const year = time.getUTCFullYear()
  if (year >= 1 && year <= 9999) return time.getTime()
  throw new Refusal('invalidRequest', {
    values: { reason: `${name} must be a time between the years 1 and 9999` },
  })
}

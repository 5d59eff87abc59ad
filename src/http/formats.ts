import { fullFormats } from 'ajv-formats/dist/formats.js'
import { timeFormats } from '../services/shared/calendar.ts'
import { parseUrl } from '../url.ts'

const { email, uri } = fullFormats as { email: RegExp; uri: (text: string) => boolean }

/** No contract allows a longer URL. */
const longest = 2048

/**
 * The formats that a validator of requests holds texts against, where its own would let pass what no reply may show
 * (decision 406). Whether a text is a URL says what is made of it below.
 */
export const formats = { email, uri: true } as const

/** What handlers are given for a text of a format, however callers write it. */
export const written: Record<string, (text: string) => string> = { ...timeFormats, uri: writtenUri }

/** Returns a URL in the characters of a URI, as browsers do: unchanged if it has no others. */
function writtenUri(text: string): string {
  const url = parseUrl(text)
  if (url && uri(text)) return text
  if (!url || !uri(url.href) || url.href.length > longest) throw new Error('must be a URL')
  return url.href
}

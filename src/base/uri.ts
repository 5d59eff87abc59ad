import { fullFormats } from 'ajv-formats/dist/formats.js'
import { parseUrl } from './url.ts'

/** Maximum length of a URL in any contract. */
const longest = 2048

const isUri = fullFormats.uri as (text: string) => boolean

/**
 * Returns a URL in URI characters, as browsers write it; unchanged if it has no others. Null if the text is not a URL,
 * or would become longer than contracts allow.
 */
export function uriOf(text: string): string | null {
  const url = parseUrl(text)
  if (url && isUri(text)) return text
  const [, host = '', rest = ''] = /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)(.*)$/.exec(url?.href ?? '') ?? []
  const uri = host + encoded(rest)
  return isUri(uri) && uri.length <= longest ? uri : null
}

/** Encodes what RFC 3986 forbids after the host but browsers leave alone: brackets and the like, `%` and `#`. */
function encoded(rest: string): string {
  const [path = '', ...fragment] = rest.split('#')
  return (fragment.length > 0 ? `${path}#${fragment.join('%23')}` : path)
    .replace(/%(?![\da-f]{2})/gi, '%25')
    .replace(/[^\w!#$%&'()*+,./:;=?@~-]/g, encodeURIComponent)
}

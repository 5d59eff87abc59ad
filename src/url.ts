import { fullFormats } from 'ajv-formats/dist/formats.js'

/**
 * Returns a text as a URL; null where it is none. `URL.canParse` would not do: in Node 20 and 22, once it has been
 * called a few thousand times, it denies every address with a letter such as ü (V8 hands it Latin-1, which it takes for
 * UTF-8).
 */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

const isUri = fullFormats.uri as (text: string) => boolean

/**
 * Returns a URL in the characters of a URI, as browsers write it: unchanged where it has no others. Null for a text that
 * is no URL.
 */
export function uriOf(text: string): string | null {
  const url = parseUrl(text)
  if (url && isUri(text)) return text
  return url && isUri(url.href) ? url.href : null
}

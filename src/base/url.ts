/**
 * Parses a text as a URL, relative to `base` if that is given; null if it is not one. `URL.canParse` will not do: in Node 20 and 22, after a few thousand
 * calls, it rejects every address with a letter such as ü (V8 hands it Latin-1, which it takes for UTF-8).
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

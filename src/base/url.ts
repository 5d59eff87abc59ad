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

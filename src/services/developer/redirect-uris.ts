import { uriOf } from '../../base/uri.ts'

/**
 * Returns the redirect URI of an app that a request names, as the browser is sent there; null where the app has not
 * registered it. Both go through `uriOf`, which leaves the characters of a URI as they are: what an app registered as
 * `https://münchen.de/cb` is kept in ASCII, and anything else is compared letter by letter (decision
 * redirect-uris-are-compared-as-registered).
 */
export function registeredUri(registered: readonly string[], given: string): string | null {
  const uri = uriOf(given)
  return uri !== null && registered.includes(uri) ? uri : null
}

import { invalid } from '../../base/errors.ts'
import { uriOf } from '../../base/uri.ts'

/** The port of an address on the same machine that is given as an IP address (RFC 8252 section 7.3). */
const loopbackPort = /^(http:\/\/(?:127\.0\.0\.1|\[::1\])):\d+(?=[/?]|$)/

/**
 * Returns the redirect URI that a request names, as the browser is sent there; null where the app has not registered it.
 * Both go through `uriOf`, which leaves the characters of a URI as they are: what an app registered as
 * `https://münchen.de/cb` is kept in ASCII, and anything else is compared letter by letter (decision
 * redirect-uris-are-compared-as-registered). Only the port of a loopback address may differ, because a program on
 * somebody's machine takes one that is free.
 */
export function registeredUri(registered: readonly string[], given: string): string | null {
  const uri = uriOf(given)
  if (uri === null) return null
  const isSame = (one: string) => one === uri || withoutPort(one) === withoutPort(uri)
  return registered.some(isSame) ? uri : null
}

/** Returns whether a code that was sent to one redirect URI is redeemed with the same one. */
export function isSameUri(sentTo: string, given: string): boolean {
  return uriOf(given) === sentTo
}

function withoutPort(uri: string): string {
  return uri.replace(loopbackPort, '$1')
}

/**
 * Throws invalidRequest for an app on a server that has a redirect URI with a scheme of its own: only what runs on
 * somebody's machine can open one, and only PKCE keeps another program there from using the code (RFC 8252 section 7.1).
 */
export function requireReachable(app: { confidential: boolean; redirectUris: readonly string[] }): void {
  const own = app.redirectUris.find((uri) => !/^https?:/.test(uri))
  if (app.confidential && own)
    throw invalid(`redirectUris must begin with https:// or http:// unless the app is public: ${own}`)
}

/**
 * Returns the path of an address in the form in which paths are compared: decoded, in lower case, and without a query or a
 * slash at the end. `/` is kept.
 */
export function pathOf(address: string): string {
  const path = address
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '')
  return decoded(path.startsWith('/') ? path : `/${path}`).toLowerCase()
}

/** A path that cannot be decoded is compared as it is; no text of PostgreSQL holds a null character. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path).replaceAll('\0', '')
  } catch {
    return path
  }
}

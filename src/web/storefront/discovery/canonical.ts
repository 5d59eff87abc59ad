/**
 * Returns the one address of a page: with those of its parameters that decide what it lists, in a fixed order, and
 * without any others, such as those by which senders of links count visits. `path` is that of the record, which may be
 * found under its id too.
 */
export function canonicalOf(url: URL, keeps: string[] = [], path = url.pathname): string {
  const query = new URLSearchParams()
  for (const name of keeps) {
    const value = url.searchParams.get(name)?.trim()
    if (value && !(name === 'page' && value === '1')) query.set(name, value)
  }
  const canonical = new URL(path.replace(/(?<=.)\/+$/, ''), url.origin)
  return `${canonical.origin}${canonical.pathname}${query.size > 0 ? `?${query}` : ''}`
}

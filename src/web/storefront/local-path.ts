/**
 * Returns a path of this shop, or its home for anything that leads elsewhere. It is judged as browsers read it: they
 * drop tabs and line breaks, so `/<tab>/example.com` is another site.
 */
export function localPath(path: string | null | undefined): string {
  const here = 'http://localhost'
  try {
    const { origin, pathname, search, hash } = new URL(path ?? '', here)
    const isHere = path?.startsWith('/') && origin === here && !pathname.startsWith('//')
    return isHere ? pathname + search + hash : '/'
  } catch {
    return '/'
  }
}

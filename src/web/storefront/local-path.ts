/**
 * Returns a path of this shop, and its home for whatever leads elsewhere. It is judged as browsers read it: they leave
 * out tabs and line breaks, so that `/<tab>/example.com` is another site.
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

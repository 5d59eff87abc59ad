const lost = new WeakSet<Error>()

// Vite tells of each script and style of a page that does not arrive. Where a script is missing, as after a release, the
// router loads the page anew once; without a connection nothing would be left of it, so such an error gets another text.
addEventListener('vite:preloadError', ({ payload: error }) => {
  lost.add(error)
  if (!navigator.onLine) error.message = 'A part of the page did not arrive'
})

/** Returns whether a page was not shown because a part of it did not arrive. */
export const isLost = (error: unknown): boolean => error instanceof Error && lost.has(error)

/** Loads the page anew, where there is a connection to load it by. */
export async function loadAnew(): Promise<void> {
  const reply = await fetch(location.href, { method: 'HEAD' }).catch(() => null)
  if (reply?.ok) location.reload()
}

const lost = new WeakSet<Error>()

// Vite reports each script and style of a page that does not arrive. If a script is missing, as after a release, the
// router reloads the page once; without a connection that would leave nothing, so such an error gets another text.
addEventListener('vite:preloadError', ({ payload: error }) => {
  lost.add(error)
  if (!navigator.onLine) error.message = 'A part of the page did not arrive'
})

/** Returns whether a page could not be shown because a part of it did not arrive. */
export const isLost = (error: unknown): boolean => error instanceof Error && lost.has(error)

/** Reloads the page if there is a connection. */
export async function loadAnew(): Promise<void> {
  const reply = await fetch(location.href, { method: 'HEAD' }).catch(() => null)
  if (reply?.ok) location.reload()
}

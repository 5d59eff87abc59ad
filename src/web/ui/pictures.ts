/**
 * Hides a picture that cannot be loaded if its name is next to it: a browser would draw a broken one. It comes back if
 * it can be loaded after all.
 */
export function hideBroken(): void {
  const tell = (target: EventTarget | null, isBroken: boolean) => {
    if (target instanceof HTMLImageElement && !target.alt) target.classList.toggle('broken', isBroken)
  }
  document.addEventListener('error', ({ target }) => tell(target, true), true)
  document.addEventListener('load', ({ target }) => tell(target, false), true)
  for (const image of document.images) tell(image, image.complete && image.naturalWidth === 0)
}

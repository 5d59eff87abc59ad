/**
 * The fields that somebody has changed, and when, by event time. Comparing values would not do: React keeps the default
 * value of some fields equal to the current one.
 */
const edited = new WeakMap<EventTarget, number>()
document.addEventListener('input', ({ target, timeStamp }) => target && edited.set(target, timeStamp))

/** Somebody has typed or chosen something that is not saved yet. */
export const isTyping = () =>
  [...document.querySelectorAll('form [name], form [type=file]')].some((field) => edited.has(field))

/** Called when a sent form is saved: all changes up to then are in the record. */
export function forgetEdits(form: HTMLFormElement, sentAt: number): void {
  for (const field of form.elements)
    if ((edited.get(field) ?? Number.POSITIVE_INFINITY) <= sentAt) edited.delete(field)
}

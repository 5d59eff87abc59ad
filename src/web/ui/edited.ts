/**
 * The fields that somebody has changed, and when, by the clock of events. Their values do not tell: React keeps what some of
 * them began with equal to what they are.
 */
const edited = new WeakMap<EventTarget, number>()
document.addEventListener('input', ({ target, timeStamp }) => target && edited.set(target, timeStamp))

/** Somebody has typed or chosen what no record has yet. */
export const isTyping = () =>
  [...document.querySelectorAll('form [name], form [type=file]')].some((field) => edited.has(field))

/** Called when what a form has sent is saved: all that was changed in it until then is in the record. */
export function forgetEdits(form: HTMLFormElement, sentAt: number): void {
  for (const field of form.elements)
    if ((edited.get(field) ?? Number.POSITIVE_INFINITY) <= sentAt) edited.delete(field)
}

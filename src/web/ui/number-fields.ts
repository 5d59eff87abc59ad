import { readDecimal, type Taken } from './decimal.ts'

/** The fields whose text is a number, with what each accepts. */
const numbers = new WeakMap<Element, Taken>()

/** Tells forms that the text of a field is a number. */
export function takesNumber(field: Element, taken: Taken): void {
  numbers.set(field, taken)
}

/** Returns the number in a number field as JSON writes it; undefined if it is empty, and for any other field. */
export function numberIn(field: Element, text: string): string | undefined {
  const taken = numbers.get(field)
  return taken && readDecimal(text, taken).value?.toString()
}

import { readDecimal, type Taken } from './decimal.ts'

/** The fields whose text is a number, with what each takes. */
const numbers = new WeakMap<Element, Taken>()

/** Tells forms that the text of a field is a number. */
export function takesNumber(field: Element, taken: Taken): void {
  numbers.set(field, taken)
}

/** Returns the number in a field for numbers as JSON writes it; undefined where there is none, and for any other field. */
export function numberIn(field: Element, text: string): string | undefined {
  const taken = numbers.get(field)
  return taken && readDecimal(text, taken).value?.toString()
}

/** Returns the lines of a text that are not empty. */
export const linesOf = (text: string) => entriesOf(text, /\n/)

const entriesOf = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((entry) => entry.trim())
    .filter(Boolean)

/**
 * Returns the postal codes of a list as carriers publish it, separated by commas, semicolons or lines. In `IV1-28, 30-32`
 * the second range has the letters of the first.
 */
export function postalCodesOf(text: string): string[] {
  let area = ''
  return entriesOf(text, /[\n,;、]/).map((entry) => {
    const [letters] = /^[A-Z]+(?=\d)/i.exec(entry) ?? []
    if (letters) area = letters
    else if (!/^\d{1,2}(?:\s*[-–]\s*\d{1,2})?$/.test(entry)) area = ''
    return letters ? entry : area + entry
  })
}

// Blanks, line ends and what nobody sees: zero-width characters, byte order marks, direction marks, soft hyphens, …
const unseen = /[\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** Every hyphen and dash, which text editors put in place of each other, and the minus sign. */
const dash = /[\p{Dash_Punctuation}\u02D7\u2043\u2212]/gu

/**
 * Returns a code as it was given out, from what a person typed or pasted: without blanks and invisible characters, with
 * full-width letters as plain ones, and with every dash as a hyphen.
 */
export function pasted(text: string): string {
  return text.normalize('NFKC').replace(unseen, '').replace(dash, '-')
}

/** Returns a code whose hyphens only group it, as `pasted` does: without them, and with the digits of any script as 0-9. */
export function ungrouped(text: string): string {
  return pasted(text)
    .replaceAll('-', '')
    .replace(/(?![0-9])\p{Decimal_Number}/gu, digitOf)
}

/** Returns the six digits that somebody typed, or null where it is anything else, which cannot be a code. */
export function sixDigits(text: string): string | null {
  const code = ungrouped(text)
  return /^[0-9]{6}$/.test(code) ? code : null
}

/** Unicode has the ten digits of a script side by side, from 0 to 9; where sets of them adjoin, each has ten. */
function digitOf(char: string): string {
  const at = char.codePointAt(0)!
  let first = at
  while (/^\p{Decimal_Number}$/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((at - first) % 10)
}

// White space, line ends and invisible characters: zero-width characters, byte order marks, direction marks, soft
// hyphens…
const unseen = /[\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** Every hyphen and dash, which text editors substitute for each other, and the minus sign. */
const dash = /[\p{Dash_Punctuation}\u02D7\u2043\u2212]/gu

/**
 * Returns a code as it was issued, from what a person typed or pasted: without white space and invisible characters,
 * with full-width letters as plain ones, and with every dash as a hyphen.
 */
export function pasted(text: string): string {
  return text.normalize('NFKC').replace(unseen, '').replace(dash, '-')
}

/** Like `pasted`, for a code that hyphens only group: removes them, and turns digits of any script into 0-9. */
export function ungrouped(text: string): string {
  return pasted(text)
    .replaceAll('-', '')
    .replace(/(?![0-9])\p{Decimal_Number}/gu, digitOf)
}

/**
 * Returns the code of a coupon in the one form in which it is kept and compared (decision coupon-codes-have-one-form): as
 * pasted, without regard to case in any script, in capitals. A Turkish İ is an I, ß is SS, and a Greek final sigma is
 * like any other.
 */
export function couponCodeOf(text: string): string {
  const anyCase = pasted(text).toUpperCase().toLowerCase().toUpperCase().replaceAll('I\u0307', 'I')
  return anyCase.normalize('NFKC').toUpperCase().normalize('NFKC')
}

/**
 * Returns the six digits that somebody typed, or null for anything else, which cannot be a code. The end of a sentence,
 * quotation marks and the like come along when a code is copied from an e-mail.
 */
export function sixDigits(text: string): string | null {
  const code = ungrouped(text).replace(/[\p{P}\p{Me}]/gu, '')
  return /^[0-9]{6}$/.test(code) ? code : null
}

/** Unicode lists the ten digits of a script in sequence, from 0 to 9; where sets of them adjoin, each has ten. */
function digitOf(char: string): string {
  const at = char.codePointAt(0)!
  let first = at
  while (/^\p{Decimal_Number}$/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((at - first) % 10)
}

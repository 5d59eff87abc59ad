/**
 * Returns a barcode as a GTIN (Global Trade Item Number) in 13 digits, or 14 for a pack of several: a UPC-A and an EAN-8
 * get zeros in front, and an ISBN-10 becomes an ISBN-13. Spaces and hyphens are ignored. Null unless its check digit is
 * right.
 */
export function gtinOf(barcode: string): string | null {
  const code = barcode.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '')
  if (!/[1-9]/.test(code)) return null
  if (/^[0-9]{9}[0-9X]$/i.test(code)) return isIsbn10(code) ? withCheckDigit(`978${code.slice(0, 9)}`) : null
  if (!/^([0-9]{8}|[0-9]{12,14})$/.test(code) || withCheckDigit(code.slice(0, -1)) !== code) return null
  return code.padStart(14, '0').replace(/^0/, '')
}

/** Each digit counts by its place from the end, and an X as 10. */
function isIsbn10(code: string): boolean {
  const digits = [...code].map((digit) => (/x/i.test(digit) ? 10 : Number(digit)))
  return digits.reduce((sum, digit, place) => sum + digit * (10 - place), 0) % 11 === 0
}

/** Digits count three times and once in turns, from the last one on. */
function withCheckDigit(digits: string): string {
  const sum = [...digits]
    .toReversed()
    .reduce((all, digit, place) => all + Number(digit) * (place % 2 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

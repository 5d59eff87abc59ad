// The text of a Girocode: an EPC QR code (EPC069-12, version 002), from which banking apps fill in a SEPA transfer.

/** A transfer in minor units of its currency. */
interface Transfer {
  /** The number of the account, which gets a code only if it is an IBAN. */
  accountNumber: string
  /** The BIC of the bank, which is left out if it is none. */
  bankCode: string
  accountName: string
  amount: number
  currency: string
  /** The text by which the merchant finds the transfer. */
  text: string
}

/** The largest code that banking apps have to read holds as many bytes as this. */
const largest = 331
const largestAmount = 99_999_999_999

/**
 * Returns the text of a transfer's Girocode: the name is cut to 70 characters, its text to 140, and both to what the
 * code can hold. Null unless the transfer is in euros, of 0.01 to 999999999.99, and to the IBAN of somebody with a name.
 */
export function girocodeOf({ amount, currency, ...transfer }: Transfer): string | null {
  const iban = ibanOf(transfer.accountNumber)
  const name = cut(transfer.accountName, 70, 140)
  const isPossible = Number.isInteger(amount) && amount >= 1 && amount <= largestAmount
  if (currency !== 'EUR' || !iban || !name || !isPossible) return null
  const euros = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
  const head = ['BCD', '002', '1', 'SCT', bicOf(transfer.bankCode), name, iban, `EUR${euros}`]
  // It has neither a purpose nor a structured reference.
  const before = [...head, '', '', ''].join('\n')
  return `${before}${cut(transfer.text, 140, largest - Buffer.byteLength(before))}`.trimEnd()
}

/** Returns an IBAN without blanks and in capitals, however people write it. Null unless its check digits are right. */
export function ibanOf(text: string): string | null {
  const iban = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/^IBAN:?/, '')
  if (!/^[A-Z]{2}(0[2-9]|[1-8][0-9]|9[0-8])[A-Z0-9]{11,30}$/.test(iban)) return null
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  )
  return BigInt(digits) % 97n === 1n ? iban : null
}

function bicOf(text: string): string {
  const bic = text.toUpperCase().replace(/\s/g, '')
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic) ? bic : ''
}

/** Returns a text as one line of at most so many characters and bytes: a line break would begin the next field. */
function cut(text: string, characters: number, bytes: number): string {
  const kept: string[] = []
  let left = bytes
  for (const character of text
    .toWellFormed()
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()) {
    left -= Buffer.byteLength(character)
    if (left < 0 || kept.length === characters) break
    kept.push(character)
  }
  return kept.join('').trim()
}

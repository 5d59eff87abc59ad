const shown = 4

/**
 * Masks a number so that it can be recognised but not learned: asterisks, then the last four characters if it has more.
 */
export function maskCardNumbers(number: string): string {
  const hidden = number.length > shown ? number.length - shown : number.length
  return '*'.repeat(hidden) + number.slice(hidden)
}

/** Runs of 12 to 19 digits, however they are grouped. */
const digitRuns = /(?<!\d)\d(?:[ .-]?\d){11,18}(?!\d)/g

/**
 * Returns whether a text is a card number by its length and check digit (ISO/IEC 7812-1), however its digits are
 * grouped.
 */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/[^0-9]/g, '')
  return !/[a-z]/i.test(text) && digits.length >= 12 && digits.length <= 19 && hasCheckDigit(digits)
}

/**
 * Returns the text with its card numbers masked except for the last four digits. Other long numbers stay: no card
 * number begins with 0, 1, 7, 8 or 9.
 */
export function withoutCardNumbers(text: string): string {
  return text.replace(digitRuns, (run) =>
    /^[2-6]/.test(run) && isCardNumber(run) ? maskCardNumbers(run) : run,
  )
}

/** Returns whether the last digit is the check digit of the others by the Luhn algorithm. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const shown = 4

/** A number that somebody should recognise but not learn: stars, then the last four characters where there are more. */
export function maskCardNumbers(number: string): string {
  const hidden = number.length > shown ? number.length - shown : number.length
  return '*'.repeat(hidden) + number.slice(hidden)
}

/** 12 to 19 digits, however they are grouped. */
const digitRuns = /(?<!\d)\d(?:[ .-]?\d){11,18}(?!\d)/g

/** Whether a text is a card number by its length and its check digit (ISO/IEC 7812-1), whatever groups its digits. */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/[^0-9]/g, '')
  return !/[a-z]/i.test(text) && digits.length >= 12 && digits.length <= 19 && hasCheckDigit(digits)
}

/** A text in which card numbers show their last four digits alone. Other long numbers stay: no card begins with 0, 1, 7, 8 or 9. */
export function withoutCardNumbers(text: string): string {
  return text.replace(digitRuns, (run) =>
    /^[2-6]/.test(run) && isCardNumber(run) ? maskCardNumbers(run) : run,
  )
}

/** Luhn's formula. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

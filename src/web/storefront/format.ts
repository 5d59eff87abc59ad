/** The formats of amounts and dates for a reader. */
export interface Format {
  /** An amount in major units of a currency. */
  money(amount: number, currency?: string): string
  number(value: number): string
  /** The day of a time, or a day by itself, which is the same everywhere. */
  date(iso: string): string
  /** A size in bytes. */
  size(bytes: number): string
}

export function formatFor(language: string, currency: string): Format {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    money: (amount, code = currency) =>
      new Intl.NumberFormat(language, {
        style: 'currency',
        currency: code,
        currencyDisplay: 'narrowSymbol',
        // Runtimes disagree on the decimals of some currencies; the service has rounded the amount already.
        minimumFractionDigits: decimalsOf(amount),
        maximumFractionDigits: 4,
      }).format(amount),
    number: (value) => new Intl.NumberFormat(language).format(value),
    date: (iso) => (iso.includes('T') ? date : day).format(new Date(iso)),
    size: (bytes) => sizeText(language, bytes),
  }
}

/**
 * An amount that is not whole is shown with two decimals, or with as many more as it has: no currency has over four. A
 * difference such as 8.2 − 0.2 is whole, although it is not in binary.
 */
function decimalsOf(amount: number): number {
  const smallest = Math.round(amount * 10_000)
  if (smallest % 10_000 === 0) return 0
  return smallest % 100 === 0 ? 2 : smallest % 10 === 0 ? 3 : 4
}

function sizeText(language: string, bytes: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte']
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3))
  const value = bytes / 1000 ** step
  const options = {
    style: 'unit',
    unit: units[step]!,
    // The short name of a byte has no plural.
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  } as const
  return new Intl.NumberFormat(language, options).format(value)
}

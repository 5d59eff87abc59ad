/** The formats of amounts and dates for a reader. */
export interface Format {
  /** An amount in major units of a currency. */
  money(amount: number, currency?: string): string
  date(iso: string): string
  time(iso: string): string
  /** A size in bytes. */
  size(bytes: number): string
}

export function formatFor(language: string, currency: string): Format {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return {
    money: (amount, code = currency) =>
      new Intl.NumberFormat(language, {
        style: 'currency',
        currency: code,
        currencyDisplay: 'narrowSymbol',
        // Runtimes disagree on the decimals of some currencies; the service has rounded the amount already.
        minimumFractionDigits: Number.isInteger(amount) ? 0 : decimalsOf(amount),
        maximumFractionDigits: 3,
      }).format(amount),
    date: (iso) => date.format(new Date(iso)),
    time: (iso) => time.format(new Date(iso)),
    size: (bytes) => sizeText(language, bytes),
  }
}

/** An amount that is not whole is shown with two decimals, or with three where it has them. */
function decimalsOf(amount: number): number {
  return Math.round(amount * 1000) % 10 === 0 ? 2 : 3
}

function sizeText(language: string, bytes: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte']
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3))
  const value = bytes / 1000 ** step
  const options = { style: 'unit', unit: units[step]!, maximumFractionDigits: value < 10 ? 1 : 0 } as const
  return new Intl.NumberFormat(language, options).format(value)
}

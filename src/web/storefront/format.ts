import { decimalsOf } from '../ui/currencies.ts'

/** The formats of amounts and dates for a reader. */
export interface Format {
  /**
   * An amount in major units of a currency, the store's own by default. It always has all of the currency's decimals,
   * so that a price is the same text in a list, in the cart and on the receipt.
   */
  money(amount: number, currency?: string): string
  number(value: number): string
  /** The day of a time where the store is, or a plain day, which is the same everywhere. */
  date(iso: string): string
  /** The time of day where the store is. */
  time(iso: string): string
  /** The weekday, the day and the time of day where the store is. */
  moment(iso: string): string
  /** A time of day such as 18:30, which clocks show. */
  clockTime(time: string): string
  /** A weight in grams, from a kilogram on in kilograms. */
  weight(grams: number): string
  /** A size in bytes. */
  size(bytes: number): string
}

export function formatFor(language: string, currency: string, timeZone = 'UTC'): Format {
  // English alone is taken for American, which most of its readers do not write.
  const written = language === 'en' ? 'en-GB' : language
  const date = new Intl.DateTimeFormat(written, { dateStyle: 'long', timeZone })
  const day = new Intl.DateTimeFormat(written, { dateStyle: 'long', timeZone: 'UTC' })
  const time = new Intl.DateTimeFormat(written, { timeStyle: 'short', timeZone })
  const clockTime = new Intl.DateTimeFormat(written, { timeStyle: 'short', timeZone: 'UTC' })
  const moment = new Intl.DateTimeFormat(written, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
    timeZone,
  })
  return {
    money: (amount, code = currency) => {
      const decimals = decimalsOf(code)
      return new Intl.NumberFormat(language, {
        style: 'currency',
        currency: code,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(amount)
    },
    number: (value) => new Intl.NumberFormat(language).format(value),
    date: (iso) => (iso.includes('T') ? date : day).format(new Date(iso)),
    time: (iso) => time.format(new Date(iso)),
    clockTime: (shown) => clockTime.format(new Date(`1970-01-01T${shown}Z`)),
    moment: (iso) => moment.format(new Date(iso)),
    weight: (grams) => {
      const unit = grams < 1000 ? 'gram' : 'kilogram'
      const style = { style: 'unit', unit, maximumFractionDigits: 2 } as const
      return new Intl.NumberFormat(written, style).format(grams < 1000 ? grams : grams / 1000)
    },
    size: (bytes) => sizeText(language, bytes),
  }
}

function sizeText(language: string, bytes: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte']
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3))
  const value = bytes / 1000 ** step
  const options = {
    style: 'unit',
    unit: units[step]!,
    // The short unit of bytes has no plural.
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  } as const
  return new Intl.NumberFormat(language, options).format(value)
}

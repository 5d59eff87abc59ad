import { decimalsOf } from './currencies.ts'

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency)
  if (known) return known
  const digits = decimalsOf(currency)
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formats.set(currency, format)
  return format
}

/** Amounts come from the service as numbers in major units, with as many digits as their currency has. */
export function money(amount: number, currency: string): string {
  return formatOf(currency).format(amount)
}

/** Adds amounts in minor units, so that 0.1 and 0.2 are 0.3. */
export function sum(currency: string, ...amounts: number[]): number {
  const scale = 10 ** decimalsOf(currency)
  return amounts.reduce((all, one) => all + Math.round(one * scale), 0) / scale
}

/** Returns the smallest amount of a currency above zero: 0.01 for most of them, 1 for the yen. */
export const leastOf = (currency: string): number => 1 / 10 ** decimalsOf(currency)

/** Returns an amount as short as it can be, for the axis of a chart: "₦1.2M". */
export function shortMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  }).format(amount)
}

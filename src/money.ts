const scales = new Map<string, number>()
const symbols = new Map<string, string>()

/** How many minor units make a major one: NGN 100, JPY 1, KWD 1000 (ISO 4217, as the runtime's Unicode data has it). */
export function scaleOf(currency: string): number {
  const known = scales.get(currency)
  if (known) return known
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const scale = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
  scales.set(currency, scale)
  return scale
}

/** Whether this is a currency that a store can trade in. */
export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code)
}

/** The sign that stands before an amount: NGN ₦, USD $. */
export function symbolOf(currency: string): string {
  const known = symbols.get(currency)
  if (known) return known
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
  symbols.set(currency, symbol)
  return symbol
}

/** The largest amount that the contract knows, in major units of any currency. */
export const largestAmount = 1e12

/** Major units as a client sends them into whole minor units, rounded half up. */
export function toMinor(amount: number, scale: number): number {
  // 1.005 × 100 is 100.49999999999999 in binary; 15 digits are what a double holds for certain.
  return Math.round(Number((amount * scale).toPrecision(15)))
}

/** Whole minor units into major units, as a client reads them. */
export function toMajor(minor: number, scale: number): number {
  return minor / scale
}

/** How many decimals an amount is written with: 2 for a scale of 100, none for 1. */
export function decimalsOf(scale: number): number {
  return String(scale).length - 1
}

const scales = new Map<string, number>()
const symbols = new Map<string, string>()

/**
 * Returns the number of minor units in a major one: NGN 100, JPY 1, KWD 1000 (ISO 4217, from the runtime's
 * Unicode data).
 */
export function scaleOf(currency: string): number {
  const known = scales.get(currency)
  if (known) return known
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const scale = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
  scales.set(currency, scale)
  return scale
}

/** Returns whether a store can trade in this currency. */
export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code)
}

/** Returns the symbol before an amount: NGN ₦, USD $. */
export function symbolOf(currency: string): string {
  const known = symbols.get(currency)
  if (known) return known
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
  symbols.set(currency, symbol)
  return symbol
}

/** The largest amount that the contract allows, in major units of any currency. */
export const largestAmount = 1e12

/** Converts major units, as a client sends them, to whole minor units, rounded half up. */
export function toMinor(amount: number, scale: number): number {
  // 1.005 × 100 is 100.49999999999999 in binary; 15 digits are exact in a double.
  return Math.round(Number((amount * scale).toPrecision(15)))
}

/** Converts whole minor units to major units, as a client reads them. */
export function toMajor(minor: number, scale: number): number {
  return minor / scale
}

/** Returns the number of decimals of an amount: 2 for a scale of 100, none for 1. */
export function decimalsOf(scale: number): number {
  return String(scale).length - 1
}

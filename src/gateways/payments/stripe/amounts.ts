import { scaleOf } from '../../../base/money.ts'

// https://docs.stripe.com/currencies: UGX and ISK are not listed here, because Stripe still counts them in hundredths.
const zeroDecimal = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const threeDecimal = new Set('BHD JOD KWD OMR TND'.split(' '))

/**
 * Converts our minor units to Stripe's. Currencies with thousandths are rounded to the nearest ten, because Stripe
 * accepts nothing finer; refunds are rounded down, so that parts never exceed the charge.
 */
export function toStripe(amount: number, currency: string, round = Math.round): number {
  const isThousandths = threeDecimal.has(currency)
  const scale = zeroDecimal.has(currency) ? 1 : isThousandths ? 1000 : 100
  const step = isThousandths ? 10 : 1
  return round((amount * scale) / scaleOf(currency) / step) * step
}

/** Returns whether Stripe counts a currency in coarser steps than we do. */
export function isRounded(currency: string): boolean {
  return toStripe(1, currency, Math.floor) === 0
}

/**
 * Converts Stripe's amount to our minor units. `asked` is the amount we requested: its equivalent at Stripe counts as
 * the full amount, even if it was rounded.
 */
export function fromStripe(amount: number, currency: string, asked: number): number {
  if (amount === toStripe(asked, currency)) return asked
  const scale = zeroDecimal.has(currency) ? 1 : threeDecimal.has(currency) ? 1000 : 100
  return Math.floor((amount * scaleOf(currency)) / scale)
}

import { scaleOf } from '../../../money.ts'

// https://docs.stripe.com/currencies: UGX and ISK are not among the first, because Stripe still counts them in hundredths.
const zeroDecimal = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const threeDecimal = new Set('BHD JOD KWD OMR TND'.split(' '))

/**
 * Our minor units as Stripe counts them. Currencies with thousandths are rounded to the nearest ten, which is all that
 * Stripe takes, and for a refund down, so that parts never add up to more than was charged.
 */
export function toStripe(amount: number, currency: string, round = Math.round): number {
  const isThousandths = threeDecimal.has(currency)
  const scale = zeroDecimal.has(currency) ? 1 : isThousandths ? 1000 : 100
  const step = isThousandths ? 10 : 1
  return round((amount * scale) / scaleOf(currency) / step) * step
}

/**
 * Stripe's amount in our minor units. `asked` is the amount that we asked for: what Stripe makes of it counts as all of
 * it, also where that was rounded.
 */
export function fromStripe(amount: number, currency: string, asked: number, round = Math.round): number {
  if (amount === toStripe(asked, currency, round)) return asked
  const scale = zeroDecimal.has(currency) ? 1 : threeDecimal.has(currency) ? 1000 : 100
  return Math.floor((amount * scaleOf(currency)) / scale)
}

import type { components } from '../../../generated/apps.types.ts'
import { Refusal } from '../../base/errors.ts'

type SupportedPayout = components['schemas']['SupportedPayout']

/** The fee of one payout, in major units, by currency; payouts are made in these currencies only. */
const fees = new Map(
  Object.entries({ NGN: 50, GHS: 5, KES: 50, ZAR: 10, USD: 1, CAD: 1, EUR: 0.5, GBP: 0.5, JPY: 200, AUD: 1 }),
)

const options: Omit<SupportedPayout, 'fee'>[] = [
  {
    _id: '665f1c2ab4e0d3a1c9f000a1',
    name: 'Bank account in Africa',
    currencies: ['NGN', 'GHS', 'KES', 'ZAR'],
  },
  { _id: '665f1c2ab4e0d3a1c9f000a2', name: 'Bank account in North America', currencies: ['USD', 'CAD'] },
  { _id: '665f1c2ab4e0d3a1c9f000a3', name: 'Bank account in Europe', currencies: ['EUR', 'GBP'] },
  {
    _id: '665f1c2ab4e0d3a1c9f000a4',
    name: 'Bank account in Asia and the Pacific',
    currencies: ['JPY', 'AUD'],
  },
]

/** Returns the fee of a payout in a currency, in its major units; throws payoutCurrencyUnsupported. */
export function feeOf(currency: string): number {
  const fee = fees.get(currency)
  if (fee === undefined) throw new Refusal('payoutCurrencyUnsupported', { values: { currency } })
  return fee
}

/**
 * Returns the payout methods that a store of this currency can add, each with its fee in major units; none if the
 * currency has no payouts.
 */
export function supportedPayouts(currency: string): SupportedPayout[] {
  return options
    .filter(({ currencies }) => currencies.includes(currency))
    .map((option) => ({ ...option, fee: feeOf(currency) }))
}

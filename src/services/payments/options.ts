import type { components } from '../../../generated/store.types.ts'
import type { Dependencies } from '../../dependencies.ts'

type PaymentOption = components['schemas']['PaymentOption']

/** A payment option that the platform knows. Without `currencies` it accepts every currency. */
interface KnownOption
  extends Pick<PaymentOption, '_id' | 'id' | 'name' | 'description' | 'type' | 'website'> {
  currencies?: string[]
}

/** A storefront shows the options in this order. A gateway's `id` is the name of its card provider. */
const knownOptions: KnownOption[] = [
  {
    _id: '665f1c2ab4e0d3a1c9f00083',
    id: 'stripe',
    name: 'Card (Stripe)',
    description: 'Pay by card with Stripe.',
    type: 'gateway',
    website: 'https://stripe.com',
  },
  {
    _id: '665f1c2ab4e0d3a1c9f00084',
    id: 'paystack',
    name: 'Card (Paystack)',
    description: 'Pay by card with Paystack.',
    type: 'gateway',
    website: 'https://paystack.com',
    currencies: ['NGN', 'GHS', 'ZAR', 'KES', 'USD', 'XOF'],
  },
  {
    _id: '665f1c2ab4e0d3a1c9f00082',
    id: 'sandbox',
    name: 'Card (sandbox)',
    description: 'Pay with a test card. No money moves.',
    type: 'gateway',
  },
  {
    _id: '665f1c2ab4e0d3a1c9f00081',
    id: 'bank-transfer',
    name: 'Bank transfer',
    description: 'Transfer the money from your bank account.',
    type: 'transfer',
  },
]

/**
 * Returns the payment options that this service supports in a currency, in the shape of the contract: bank
 * transfer always, a gateway if its provider is configured. An option for every currency shows the requested
 * one.
 */
export function paymentOptions(
  { config, cardProviders }: Pick<Dependencies, 'config' | 'cardProviders'>,
  currency: string,
): PaymentOption[] {
  return knownOptions
    .filter(({ id, type }) => type === 'transfer' || Object.hasOwn(cardProviders, id))
    .filter(({ currencies }) => !currencies || currencies.includes(currency))
    .map(({ currencies = [currency], ...option }) => ({
      ...option,
      active: true,
      image: `${config.publicUrls.store}/payment-options/${option.id}.svg`,
      currencies,
    }))
}

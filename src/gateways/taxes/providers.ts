import type { TaxProvider } from './provider.ts'

/** Returns the providers of taxes by name. An SDK loads with its first call: few stores have one. */
export function taxProviders({
  stripeUrl: url,
  timeout,
}: {
  stripeUrl: string | null
  timeout?: number | undefined
}): Record<string, TaxProvider> {
  let stripe: Promise<TaxProvider> | undefined
  const loaded = () => {
    stripe ??= import('./stripe.ts').then(({ stripeTaxes }) => stripeTaxes({ url, timeout }))
    return stripe
  }
  return {
    stripe: {
      name: 'stripe',
      ratesOf: async (...call) => (await loaded()).ratesOf(...call),
      calculate: async (...call) => (await loaded()).calculate(...call),
      record: async (...call) => (await loaded()).record(...call),
      reverse: async (...call) => (await loaded()).reverse(...call),
    },
  }
}

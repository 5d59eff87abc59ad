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
  return {
    stripe: {
      name: 'stripe',
      async ratesOf(...call) {
        stripe ??= import('./stripe.ts').then(({ stripeTaxes }) => stripeTaxes({ url, timeout }))
        return (await stripe).ratesOf(...call)
      },
    },
  }
}

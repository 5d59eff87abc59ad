/** The ways of paying that a merchant confirms by hand, in the contract's words: no provider knows of the money. */
export const manualMethods = ['transfer', 'on_delivery', 'at_pickup', 'invoice', 'cash', 'other'] as const
export type ManualMethod = (typeof manualMethods)[number]

/** Returns the `provider` of a payment that was made in this way; the ways that are options of a store have their keys. */
export function providerOf(method: ManualMethod): string {
  return method === 'transfer' ? 'bank-transfer' : method.replace('_', '-')
}

/** The `provider` of every payment that the merchant confirms, and pays back, by hand. */
export const manualProviders = manualMethods.map(providerOf)

/** Returns the way of paying of a payment's `provider`; null for a card provider. */
export function manualMethodOf(provider: string): ManualMethod | null {
  return manualMethods.find((method) => providerOf(method) === provider) ?? null
}

import type { Check } from './queries.ts'

type IdentityType = Check['type']

/** Countries without a national identity card, or in which nobody may ask for its number. */
const withoutCard = new Set(['AU', 'CA', 'DK', 'GB', 'GG', 'IE', 'IM', 'JE', 'JP', 'NZ', 'US'])

/** Returns what can prove the identity of a merchant in a country: only what people have there. */
export function identityTypesIn(country: string): IdentityType[] {
  const everywhere: IdentityType[] = ['passport', 'drivers_license', 'business_registration']
  if (country === 'NG') return ['bvn', 'nin', ...everywhere]
  return withoutCard.has(country) ? everywhere : ['national_id', ...everywhere]
}

/** Identity numbers whose number of digits is fixed. */
export const digitsOf: Partial<Record<IdentityType, number>> = { bvn: 11, nin: 11 }

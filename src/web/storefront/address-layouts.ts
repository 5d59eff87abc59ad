import type { AddressLayout } from '../ui/address-lines.ts'
import type { PageContext } from './page-context.tsx'

/** How the addresses of countries are written. It changes with a release of the service only. */
const layouts = new Map<string, AddressLayout>()

/** Learns how the countries of these addresses write them, for `layoutOf`; asks the service once for each. */
export async function learnLayouts(
  { client }: PageContext,
  addresses: ({ country: string } | null)[],
): Promise<void> {
  const countries = new Set(addresses.flatMap((address) => address?.country ?? []))
  const unknown = [...countries].filter((country) => !layouts.has(country))
  await Promise.all(
    unknown.map(async (country) => {
      const { data } = await client.country.getAddressFormat(country).settled()
      if (data) layouts.set(country, data)
    }),
  )
}

export const layoutOf = (country: string) => layouts.get(country)

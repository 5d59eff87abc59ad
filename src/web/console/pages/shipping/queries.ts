import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Console, consoleApi } from '../../../api/client.ts'
import { t } from '../../../words/shipping.ts'
import { type Shop, useShopChange } from '../settings/queries.ts'

export type Shipping = Shop['shipping']
export type Zone = Shipping['zones'][number]
export type Rate = Zone['rates'][number]

export type AddressFormat = Console<'AddressFormat'>

/** Asks which parts the addresses of a country have, and what they are called there. */
export const addressFormatQuery = (country: string) =>
  queryOptions({
    queryKey: ['address-format', country],
    queryFn: ({ signal }) => consoleApi.country.getAddressFormat(country, { signal }),
    enabled: country !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })

interface ShippingChange {
  shipping: Shipping
  after: () => void
}

/**
 * Returns a mutation of the shipping settings: the service takes them as a whole, so unchanged parts are sent too.
 */
export function useShippingChange({ shipping, after }: ShippingChange) {
  const change = useShopChange({ done: t('shipping.saved'), after })
  return {
    error: change.error,
    isPending: change.isPending,
    save: (changes: Partial<Shipping>) => change.mutate({ shipping: { ...shipping, ...changes } }),
    saveZone: (at: number | undefined, zone: Zone) =>
      change.mutate({ shipping: { ...shipping, zones: withOne(shipping.zones, at, zone) } }),
  }
}

/** Returns the list with the entry at `place` replaced or, without a place, with one added at the end. */
function withOne<Item>(items: readonly Item[], at: number | undefined, item: Item): Item[] {
  return at === undefined ? [...items, item] : items.map((one, index) => (index === at ? item : one))
}

export const without = <Item>(items: readonly Item[], at: number) => items.filter((_, index) => index !== at)

const countryNames = new Intl.DisplayNames('en', { type: 'region' })
export const countryName = (code: string) => countryNames.of(code) ?? code

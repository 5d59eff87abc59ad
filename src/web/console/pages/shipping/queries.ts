import { t } from '../../../words/words.ts'
import { type Shop, useShopChange } from '../settings/queries.ts'

export type Shipping = Shop['shipping']
export type Zone = Shipping['zones'][number]
export type Rate = Zone['rates'][number]

interface ShippingChange {
  shipping: Shipping
  after: () => void
}

/**
 * Returns a change of the shipping settings: the service takes them as a whole, so that what is not changed goes with
 * it.
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

/** Returns the list with one in place of the one there, or, without a place, at the end. */
function withOne<Item>(items: readonly Item[], at: number | undefined, item: Item): Item[] {
  return at === undefined ? [...items, item] : items.map((one, index) => (index === at ? item : one))
}

export const without = <Item>(items: readonly Item[], at: number) => items.filter((_, index) => index !== at)

const countryNames = new Intl.DisplayNames('en', { type: 'region' })
export const countryName = (code: string) => countryNames.of(code) ?? code

import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../base/context.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { Dependencies } from '../../dependencies.ts'
import * as methods from '../payments/methods.ts'
import { hasZones } from '../shipping/zones.ts'

type Context = Pick<Dependencies, 'config' | 'cardProviders' | 'couriers'>
type Readiness = components['schemas']['ShopReadiness']
type Policy = Readiness['missingPolicies'][number]

// The other types sell goods only if they have listed some. Only the newest products are looked at, so that a store of
// 100,000 downloads is not searched for a parcel.
const terms = statement<
  { shopId: string; couriers: boolean },
  { handsOver: boolean; delivers: boolean; policies: Record<string, string | null> }
>(
  'shops.readiness',
  `select
      type in ('ecommerce', 'restaurant') or exists (
        select from products
        where shop_id = shops.id and kind = 'food' and listed and deleted_at is null
      ) or exists (
        select from (
          select digital from products
          where shop_id = shops.id and kind = 'product' and listed and deleted_at is null
          order by created_at desc, id desc limit 1000
        ) newest where digital is null
      ) as "handsOver",
      collection is not null or exists (
        select from jsonb_array_elements(shipping -> 'zones') zone where jsonb_array_length(zone -> 'rates') > 0
      ) or (${hasZones} and shipping -> 'origin' is not null and cast(:couriers as boolean)) as delivers, policies
    from shops where id = :shopId`,
)

const europe = `
  AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK`
  .trim()
  .split(/\s+/)

/** Of the E-Commerce Directive, the GDPR, the Consumer Rights Directive and the Accessibility Act. */
const european: Policy[] = ['imprint', 'terms', 'privacy', 'withdrawal', 'shipping', 'accessibility']

const byCountry: Record<string, Policy[]> = {
  ...Object.fromEntries(europe.map((country) => [country, european])),
  CH: ['imprint', 'terms', 'privacy'],
  GB: ['imprint', 'terms', 'privacy', 'withdrawal', 'shipping'],
  NG: ['terms', 'privacy', 'refunds'],
  US: ['terms', 'privacy', 'refunds'],
}

/** Returns the policies that stores of a country usually have to publish. */
const requiredPolicies = (country: string): Policy[] => byCountry[country] ?? ['terms', 'privacy']

/**
 * Returns whether a shopper could pay at the store right now, whether what it sells could reach one (by collection, or by a
 * rate of a zone), and which policies it lacks in its country. Where couriers are asked for rates, a zone needs none of its own.
 */
export async function readinessOf(db: Database, context: Context, shop: Shop): Promise<Readiness> {
  const offered = await methods.list(db, context, shop)
  // Nobody fetches parcels for the sandbox.
  const couriers = Object.keys(context.couriers).some((name) => name !== 'sandbox')
  const [found] = await terms(db, { shopId: shop.id, couriers })
  const { handsOver, delivers, policies } = found!
  const missingPolicies = requiredPolicies(shop.country).filter((name) => !policies[name])
  return { payment: offered.some(methods.movesMoney), delivery: !handsOver || delivers, missingPolicies }
}

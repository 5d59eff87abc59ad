// The amount of a renewal, with the taxes that apply when it is charged.

import type { Transaction } from '../../db/database.ts'
import { type Totals, totalsOf } from '../amounts/totals.ts'
import { type TaxAddress, taxesFor } from '../taxes/order-taxation.ts'
import type { Treatment } from '../taxes/place-of-supply.ts'
import type { Renewable } from './pass-columns.ts'

export interface RenewalAmounts {
  totals: Totals
  /** Null at a store that computes no taxes. */
  treatment: Treatment | null
}

/** The buyer of a pass, as the order that granted it last has kept them. */
interface PassBuyer {
  address: TaxAddress | null
  billing: TaxAddress | null
  verifiedCountry: string | null
}

/**
 * Returns what renewing a pass costs now: the current price, taxed at the rates in force where its buyer is
 * (decision renewals-are-taxed-when-they-are-charged). Throws taxRateMissing.
 */
export async function renewalAmounts(tx: Transaction, pass: Renewable): Promise<RenewalAmounts> {
  const { seller, price, taxClass } = pass
  const line = { id: pass.id, product: pass.productId, price, quantity: 1 }
  const taxation =
    seller.pricesIncludeTax === null
      ? null
      : await taxesFor(tx, { id: pass.shopId, ...seller }, await buyerOf(tx, pass), [
          { kind: 'digital', taxClass, price, quantity: 1 },
        ])
  const taxed = taxation?.lines[0]
  const totals = totalsOf({
    lines: [taxed ? { ...line, price: taxed.priceOf(price), rates: taxed.rates } : line],
    taxIncluded: seller.pricesIncludeTax ?? true,
  })
  return { totals, treatment: taxation?.treatment ?? null }
}

/** A pass that was given, not bought, is taxed at the store. */
async function buyerOf(tx: Transaction, { id, shopId }: Renewable): Promise<PassBuyer> {
  const { rows }: { rows: PassBuyer[] } = await tx.raw(
    `select shipping_address as address, billing_address as billing,
      case when tax_id ->> 'verifiedAt' is not null then tax_id ->> 'country' end as "verifiedCountry"
    from access_grants
    join orders on orders.id = access_grants.order_id and orders.shop_id = access_grants.shop_id
    where access_grants.entitlement_id = :id and access_grants.shop_id = :shopId and access_grants.revoked_at is null
    order by access_grants.created_at desc limit 1`,
    { id, shopId },
  )
  return rows[0] ?? { address: null, billing: null, verifiedCountry: null }
}

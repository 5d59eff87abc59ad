// The tax number that a shopper gives at a store, for the next orders.

import type { components } from '../../../generated/store.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop, Shopper } from '../../base/context.ts'
import { newId } from '../../base/ids.ts'
import { type Database, transaction } from '../../db/database.ts'
import { lookUp } from '../../db/statement.ts'
import type { Causer } from '../../gateways/throttle/call-budget.ts'
import { numberOfStore } from './registrations.ts'
import { currentTaxId, type RegisterContext, readTaxNumber, type TaxId, verified } from './tax-numbers.ts'

type Given = components['schemas']['TaxIdInput']

const find = lookUp<{ shopId: string; userId: string }, { taxId: TaxId | null }>(
  'carts.taxId',
  'select tax_id as "taxId" from carts where shop_id = :shopId and user_id = :userId',
)

/** Returns the tax number that the shopper has given; null without one, and at a store that computes no taxes. */
export async function taxIdOf(db: Database, shop: Shop, shopper: Shopper): Promise<TaxId | null> {
  if (shop.pricesIncludeTax == null) return null
  const [cart] = await find(db, { shopId: shop.id, userId: shopper.id })
  return currentTaxId(cart?.taxId)
}

/**
 * Keeps the shopper's tax number with what its register knows, or forgets it. The register is asked before anything is
 * written, and outside of a transaction. A store that computes no taxes has no use for it. Throws taxIdInvalid, unknownCountry and tooManyRequests.
 */
export async function set(
  db: Database,
  context: RegisterContext,
  shop: Shop,
  shopper: Shopper,
  { ip, taxId: given }: { ip: string; taxId: Given | null },
): Promise<{ taxId: TaxId | null }> {
  const taxId = given && (await look(db, context, shop, given, { shopperId: shopper.id, ip }))
  const cart = { id: newId(), shop_id: shop.id, user_id: shopper.id, updated_at: clock.now() }
  await transaction(db, async (tx) => {
    await tx('carts')
      .insert({ ...cart, tax_id: taxId && JSON.stringify(taxId) })
      .onConflict(['shop_id', 'user_id'])
      .merge(['tax_id', 'updated_at'])
  })
  return { taxId }
}

async function look(
  db: Database,
  context: RegisterContext,
  shop: Shop,
  { value, country }: Given,
  causer: Causer,
): Promise<TaxId> {
  const number = readTaxNumber(value, country)
  const requester = await numberOfStore(db, shop)
  return verified(context, shop, number, { requester, causer })
}

// The choice of the service that computes a store's taxes, with the store's own key.

import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { invalid } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import type { Vault } from '../../base/vault.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'

type Settings = components['schemas']['TaxProviderSettings']
type Asked = components['schemas']['SetTaxProviderRequest']

const tables: Settings = { name: 'tables', keyEnd: null, whenSilent: 'refuse', codes: {}, unreported: 0 }

/** The name that the vault seals the key of a row under. */
export const sealedFor = (id: string) => `tax provider ${id}`

const find = statement<{ shopId: string }, Settings>(
  'taxProviders.settings',
  `select name, key_end as "keyEnd", when_silent as "whenSilent", codes,
    (select cast(count(*) as integer) from tax_reports where shop_id = :shopId and state = 'failed') as unreported
  from tax_providers where shop_id = :shopId`,
)

/** Returns what computes the store's taxes: its own tables, unless it has chosen a provider. */
export async function get(db: Database, shop: Pick<Shop, 'id'>): Promise<Settings> {
  const [known] = await find(db, { shopId: shop.id })
  return known ?? tables
}

/**
 * Sets what computes the store's taxes. A key that is left out stays; `tables` forgets it. Throws invalidRequest for a
 * provider without a key.
 */
export async function set(
  tx: Transaction,
  { vault }: { vault: Vault },
  shop: Shop,
  { name, key, whenSilent = 'refuse', codes = {} }: Asked,
): Promise<Settings> {
  await tx('shops')
    .where({ id: shop.id })
    .update({ asks_tax_provider: name !== 'tables' })
  // Answers for another key or other codes are of no use.
  await tx('tax_answers').where({ shop_id: shop.id }).delete()
  if (name === 'tables') {
    await tx('tax_providers').where({ shop_id: shop.id }).delete()
    return tables
  }
  const known = await tx('tax_providers').where({ shop_id: shop.id }).first('id')
  if (!known && key === undefined) throw invalid('key is required')
  const id = known?.id ?? newId()
  const row = { name, when_silent: whenSilent, codes: JSON.stringify(codes), updated_at: clock.now() }
  const sealed = key && { sealed_key: vault.seal(key, sealedFor(id)), key_end: key.slice(-4) }
  if (known)
    await tx('tax_providers')
      .where({ id, shop_id: shop.id })
      .update({ ...row, ...sealed })
  else if (sealed) await tx('tax_providers').insert({ id, shop_id: shop.id, ...row, ...sealed })
  return get(tx, shop)
}

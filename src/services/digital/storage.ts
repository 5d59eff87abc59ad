import type { components } from '../../../generated/apps.types.ts'
import type { Config } from '../../config.ts'
import type { Shop } from '../../context.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { Refusal } from '../../errors.ts'

export type StorageUse = components['schemas']['StorageUse']

const gigabyte = 1024 ** 3

/**
 * Returns the bytes that a store's digital files and pictures take up, and those that they may take up. Deleted ones no
 * longer count.
 */
export async function storageOf(
  db: Database,
  shop: Shop,
  { storageGigabytes }: Pick<Config, 'storageGigabytes'>,
): Promise<StorageUse> {
  const { rows } = await db.raw(
    `select (select coalesce(sum(size), 0) from digital_files where shop_id = :shopId and deleted_at is null)
      + (select coalesce(sum(size), 0) from picture_files where shop_id = :shopId) as used`,
    { shopId: shop.id },
  )
  return { used: rows[0].used, allowed: storageGigabytes * gigabyte }
}

/**
 * Makes sure that this many further bytes fit into a store's storage (decision 306). Calls that add files to a store
 * wait for each other here, so that the limit is exact; the caller holds the product. Throws storageFull.
 */
export async function requireStorage(
  tx: Transaction,
  shop: Shop,
  config: Pick<Config, 'storageGigabytes'>,
  bytes: number,
): Promise<void> {
  await tx.raw("select pg_advisory_xact_lock(hashtextextended('storage ' || ?::text, 0))", [shop.id])
  const storage = await storageOf(tx, shop, config)
  if (storage.used + bytes <= storage.allowed && storage.used < storage.allowed) return
  const [used, allowed] = [storage.used, storage.allowed].map((value) => value / gigabyte)
  throw new Refusal('storageFull', {
    values: { used: used!.toFixed(2), allowed: allowed! },
    data: { ...storage },
  })
}

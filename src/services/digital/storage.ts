import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Config } from '../../config/config.ts'
import { numberOf } from '../../db/counters/record-counts.ts'
import type { Database, Transaction } from '../../db/database.ts'

export type StorageUse = components['schemas']['StorageUse']

const gigabyte = 1024 ** 3

/** Returns the bytes that a store's digital files and pictures use, and its quota. Deleted ones no longer count. */
export async function storageOf(
  db: Database,
  shop: Shop,
  { storageGigabytes }: Pick<Config, 'storageGigabytes'>,
): Promise<StorageUse> {
  const used = await numberOf(db, shop, 'bytes', 'used')
  return { used, allowed: storageGigabytes * gigabyte }
}

/**
 * Makes sure that this many more bytes fit into a store's quota (decision a-stores-files-have-a-quota). Calls that add
 * files to a store queue here, so the limit is exact; the caller holds the product's lock. Deleted files that are still
 * to be removed may take up as much again: otherwise a store that uploads and deletes in turn would fill the disk.
 * Throws storageFull.
 */
export async function requireStorage(
  tx: Transaction,
  shop: Shop,
  config: Pick<Config, 'storageGigabytes'>,
  bytes: number,
): Promise<void> {
  await tx.raw("select pg_advisory_xact_lock(hashtextextended('storage ' || ?::text, 0))", [shop.id])
  const storage = await storageOf(tx, shop, config)
  // Files of products only: pictures are made too slowly to matter.
  const deleted = await numberOf(tx, shop, 'bytes', 'deleted')
  const fits = storage.used + bytes <= storage.allowed && storage.used < storage.allowed
  if (fits && deleted < storage.allowed) return
  const most = Math.max(storage.used, deleted)
  const [used, allowed] = [most, storage.allowed].map((value) => value / gigabyte)
  throw new Refusal('storageFull', {
    values: { used: used!.toFixed(2), allowed: allowed! },
    data: { ...storage },
  })
}

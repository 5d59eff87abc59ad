import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Config } from '../../config/config.ts'
import { numberOf } from '../../db/counters/record-counts.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'

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

// A deleted file frees its quota at once, and its bytes an hour later.
const ofOwner = statement<{ shopId: string }, { used: number; deleted: number }>(
  'storage.ofOwner',
  `with own as (
      select id from shops where owner_id = (select owner_id from shops where id = :shopId)
    ),
    bytes as (
      select key, total as number from record_counts where shop_id in (select id from own) and kind = 'bytes'
      union all
      select key, change from record_count_changes where shop_id in (select id from own) and kind = 'bytes'
    )
    select coalesce(sum(number) filter (where key = 'used'), 0)::bigint as used,
      coalesce(sum(number) filter (where key = 'deleted'), 0)::bigint as deleted
    from bytes`,
)

/**
 * Makes sure that this many more bytes fit into a store's quota, and into its owner's (decision
 * a-stores-files-have-a-quota). Calls that add files to any store of an owner queue here, so the limits are exact; the
 * caller holds the product's lock. Deleted files that are still to be removed may take up as much again: otherwise a
 * store that uploads and deletes in turn would fill the disk. Throws storageFull and ownerStorageFull.
 */
export async function requireStorage(
  tx: Transaction,
  shop: Shop,
  config: Pick<Config, 'storageGigabytes' | 'ownerStorageGigabytes'>,
  bytes: number,
): Promise<void> {
  await tx.raw(
    "select pg_advisory_xact_lock(hashtextextended('storage ' || owner_id, 0)) from shops where id = ?",
    [shop.id],
  )
  const storage = await storageOf(tx, shop, config)
  // Files of products only: pictures are made too slowly to matter.
  const deleted = await numberOf(tx, shop, 'bytes', 'deleted')
  refuseOver('storageFull', { ...storage, deleted }, bytes)
  const [all] = await ofOwner(tx, { shopId: shop.id })
  refuseOver('ownerStorageFull', { ...all!, allowed: config.ownerStorageGigabytes * gigabyte }, bytes)
}

function refuseOver(
  refusal: 'storageFull' | 'ownerStorageFull',
  { used, deleted, allowed }: StorageUse & { deleted: number },
  bytes: number,
): void {
  if (used + bytes <= allowed && used < allowed && deleted < allowed) return
  const [shown, most] = [Math.max(used, deleted) / gigabyte, allowed / gigabyte]
  throw new Refusal(refusal, {
    values: { used: shown.toFixed(2), allowed: most },
    data: { used, allowed },
  })
}

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { days } from '../../base/clock.ts'
import { newId } from '../../base/ids.ts'
import { type Database, transaction } from '../../db/database.ts'
import { databaseTimeIn } from '../../db/sql/now.ts'
import type { Dependencies } from '../../dependencies.ts'
import { brokenOffAfter, unusedAt } from '../digital/files.ts'
import type { Step } from './kinds.ts'

/** How long a file is kept, and the number of a store's files that are. */
const keptFor = 7 * days
const mostKept = 20

/**
 * Sends the file of an export to the file store, and notes that it is there. As with the files of products, the object is
 * registered, then stored, then recorded. An export that another worker has completed meanwhile stays as it is.
 */
export async function keepFile(
  db: Database,
  { files }: Pick<Dependencies, 'files'>,
  { id, shopId, written }: Pick<Step, 'id' | 'shopId' | 'written'>,
  path: string,
): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  const sha256 = hash.digest('hex')
  const object = { storage_key: `${shopId}/${newId()}`, shop_id: shopId }
  await db('stored_objects').insert({ ...object, ...unusedAt(db, brokenOffAfter) })
  await files.keep(object.storage_key, { path, size: written, sha256 })
  await transaction(db, async (tx) => {
    const noted = await tx('exports')
      .where({ shop_id: shopId, id, status: 'running' })
      .update({
        ...{ status: 'done', storage_key: object.storage_key, size: written, sha256 },
        ...{ expires_at: tx.raw(databaseTimeIn(keptFor)), finished_at: tx.raw('clock_timestamp()') },
      })
    if (noted === 0) return
    await tx('stored_objects').where(object).update(unusedAt(tx, keptFor))
    await tx.raw(letGo, { shopId, most: mostKept })
  })
  await rm(path, { force: true })
}

/** Files beyond the newest count as unused now. */
const letGo = `with old as (
    update exports set expires_at = now()
    where shop_id = :shopId and expires_at > now() and id in (
      select id from exports where shop_id = :shopId and status = 'done' order by created_at desc, id desc offset :most
    )
    returning storage_key
  )
  update stored_objects set unused_since = now() from old
  where stored_objects.shop_id = :shopId and stored_objects.storage_key = old.storage_key`

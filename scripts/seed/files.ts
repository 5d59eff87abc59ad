import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type Database, transaction } from '../../src/db/database.ts'
import type { Dependencies } from '../../src/dependencies.ts'
import { spool } from '../../src/gateways/files/spool.ts'
import * as digitalFiles from '../../src/services/digital/files.ts'
import { findShop } from '../../src/services/shared/shop.ts'

interface Sold {
  id: string
  name: string
  slug: string
  description: string
}

/**
 * Adds a small file to each digital product of the demo stores that has none, except passes for everything.
 * The bytes go to the file store first, so this runs after the stores were created, in one process at a time.
 */
export async function addFiles(db: Database, dependencies: Dependencies, ownerEmail: string): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.raw('select pg_advisory_xact_lock(7071954)')
    const shops: string[] = await tx('shops')
      .join('users', 'users.id', 'shops.owner_id')
      .where({ email: ownerEmail, type: 'digital' })
      .pluck('shops.id')
    for (const shopId of shops) {
      const shop = (await findShop(tx, shopId))!
      for (const product of await withoutFiles(tx, shopId)) {
        await digitalFiles.add(db, dependencies, shop, product.id, () => write(dependencies, product))
      }
    }
  })
}

function withoutFiles(tx: Database, shopId: string): Promise<Sold[]> {
  return tx('products')
    .where({ shop_id: shopId, deleted_at: null })
    .whereRaw(`digital->>'allAccess' = 'false'`)
    .whereNotExists(
      tx('digital_files').whereRaw('digital_files.product_id = products.id').select(tx.raw('1')),
    )
    .select('id', 'name', 'slug', 'description')
}

async function write({ config }: Dependencies, { name, slug, description }: Sold) {
  const line = '='.repeat(name.length)
  const text = `${name}\n${line}\n\n${description}\n\nThis file stands for what a real store would sell.\n`
  const spooled = await spool(join(config.dataFolder, 'uploads'), Readable.from([Buffer.from(text)]))
  return { name: `${slug}.txt`, contentType: 'text/plain', ...spooled }
}

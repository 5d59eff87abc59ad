import { createHash } from 'node:crypto'
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pino } from 'pino'
import { pack as createPack } from 'tar-stream'
import { newId } from '../../src/base/ids.ts'
import { storeScopes } from '../../src/base/scopes.ts'
import { membersOf } from '../../src/cli/archive/check.ts'
import { importArchive } from '../../src/cli/archive/import.ts'
import { type Database, transaction } from '../../src/db/database.ts'
import { createDependencies, type Dependencies } from '../../src/dependencies.ts'
import { create } from '../../src/services/exports/exports.ts'
import { advanceArchive } from '../../src/services/exports/writing.ts'
import { findShop } from '../../src/services/shared/shop.ts'
import { ownFolder } from '../main/process.ts'
import { openTestDatabase } from './database.ts'
import { testConfig } from './service.ts'

/** An installation without stores: a database and a folder of its own. */
export interface Installation {
  db: Database
  url: string
  folder: string
  dependencies: Dependencies
  close(): Promise<void>
}

export async function openInstallation(name: string): Promise<Installation> {
  const { folder, remove } = ownFolder(name)
  const { db, url, close } = await openTestDatabase()
  mkdirSync(folder, { recursive: true })
  const config = testConfig({ url }, { DATA_FOLDER: folder })
  const dependencies = await createDependencies(config, pino({ level: 'silent' }))
  return {
    ...{ db, url, folder, dependencies },
    async close() {
      await close()
      remove()
    },
  }
}

/** Exports everything of a store. Returns the path of the archive. */
export async function archiveOf({ db, dependencies }: Installation, shopId: string): Promise<string> {
  const shop = (await findShop(db, shopId))!
  const { _id } = await transaction(db, (tx) =>
    create(tx, shop, { scopes: storeScopes }, { kind: 'everything' }),
  )
  await advanceArchive(db, dependencies, shopId)
  const { storage_key } = (await db('exports').where({ shop_id: shopId, id: _id }).first('storage_key'))!
  const { root, file } = dependencies.files.pathOf(storage_key!)!
  return join(root, file)
}

/** Returns the members of an archive with their bytes. */
export async function contentOf(file: string): Promise<Record<string, string>> {
  const content: Record<string, string> = {}
  for await (const entry of membersOf(file))
    content[entry.header.name] = (await buffer(entry)).toString('latin1')
  return content
}

export const importInto = (
  { db, dependencies, folder }: Installation,
  file: string,
  slug: string | null = null,
) =>
  importArchive(db, file, {
    ...{ slug, files: dependencies.files, dataFolder: folder },
    ...{ storeUrl: dependencies.config.publicUrls.store, read() {} },
  })

/** Writes an archive of these members, as they are. */
export async function packArchive(content: Record<string, string>, file: string): Promise<void> {
  const pack = createPack()
  for (const [name, text] of Object.entries(content)) pack.entry({ name }, Buffer.from(text, 'latin1'))
  pack.finalize()
  await pipeline(pack, createGzip(), createWriteStream(file))
}

/** Gives a product of a store a picture with a file. Returns the key of the file. */
export async function addPicture(
  { db, dependencies, folder }: Installation,
  shopId: string,
): Promise<string> {
  const [id, storage_key, bytes] = [newId(), `${shopId}/${newId()}`, Buffer.from('the bytes of a picture')]
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const path = join(folder, 'picture')
  writeFileSync(path, bytes)
  await dependencies.files.keep(storage_key, { path, size: bytes.length, sha256 })
  await db('stored_objects').insert({ storage_key, shop_id: shopId })
  await db('pictures').insert({ id, shop_id: shopId, sha256, name: 'mug.webp' })
  await db('picture_files').insert({
    ...{ storage_key, shop_id: shopId, picture_id: id, sha256, size: bytes.length },
    ...{ size_name: 'large', format: 'webp', width: 4, height: 3 },
  })
  const address = `${dependencies.config.publicUrls.store}/pictures/${shopId}/${sha256}.webp`
  const product = await db('products').where({ shop_id: shopId }).orderBy('id').first('id')
  await db('products')
    .where({ shop_id: shopId, id: product!.id })
    .update({ images: [address] })
  return storage_key
}

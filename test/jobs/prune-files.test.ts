import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { FileStoreDown } from '../../src/gateways/files/store.ts'
import { pruneFiles } from '../../src/jobs/prune-files.ts'
import { unusedAt } from '../../src/services/digital/files.ts'
import { whileClocksAre } from '../support/clocks.ts'
import { createDigitalFile, createDigitalProduct, createDigitalShop } from '../support/digital.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { call, service } from '../support/service.ts'
import { later } from '../support/sign-in.ts'

const hour = 3_600_000
const run = () => {
  const { db, dependencies } = service()
  return pruneFiles.run({ db, dependencies, signal: new AbortController().signal })
}
const isStored = (key: string) => existsSync(join(service().config.dataFolder, 'files', key))

describe('prune-files', () => {
  it('removes the bytes of a deleted file an hour later, and leaves those in use', async () => {
    const shop = await createDigitalShop()
    const product = await createDigitalProduct(shop)
    const [kept, gone] = [await createDigitalFile(shop, product), await createDigitalFile(shop, product)]
    const token = await createAppToken(shop, ['WRITE_INVENTORY'])
    const path = `/api/v1/digital-access/products/${product.id}/files/${gone.id}`
    await call('apps').delete(path).set(token).expect(200)
    await run()
    expect(isStored(gone.storageKey)).to.equal(true)
    await later(1.1 * hour, run)
    expect(isStored(gone.storageKey)).to.equal(false)
    expect(isStored(kept.storageKey)).to.equal(true)
    expect(await service().db('stored_objects').where({ shop_id: shop.id })).to.have.length(1)
    expect(await service().db('digital_files').where({ id: gone.id })).to.eql([])
  })

  it('removes the rest of an upload that a crash interrupted, once no upload can take that long', async () => {
    const shop = await createDigitalShop()
    const { id, storageKey } = await createDigitalFile(shop, await createDigitalProduct(shop))
    await service().db('digital_files').where({ id }).delete()
    await service()
      .db('stored_objects')
      .where({ storage_key: storageKey })
      .update({ unused_since: new Date(Date.now() + 24 * hour) })
    await later(2 * hour, run)
    expect(isStored(storageKey)).to.equal(true)
    await later(26 * hour, run)
    expect(isStored(storageKey)).to.equal(false)
  })

  it('keeps the bytes of an upload under way, whatever the clock of the worker says', async () => {
    const shop = await createDigitalShop()
    const { storageKey } = await createDigitalFile(shop, await createDigitalProduct(shop))
    const { db } = service()
    await db('stored_objects')
      .where({ storage_key: storageKey })
      .update(unusedAt(db, 24 * hour))
    await whileClocksAre(26 * hour, run)
    expect(isStored(storageKey)).to.equal(true)
    expect(await db('stored_objects').where({ storage_key: storageKey })).to.have.length(1)
  })

  it('passes over a file that cannot be removed, and tries it again an hour later', async () => {
    const shop = await createDigitalShop()
    const product = await createDigitalProduct(shop)
    const [broken, gone] = [await createDigitalFile(shop, product), await createDigitalFile(shop, product)]
    const unused = (file: typeof gone, since: number) =>
      service()
        .db('stored_objects')
        .where({ storage_key: file.storageKey })
        .update({ unused_since: new Date(since) })
    await unused(broken, 0)
    await unused(gone, 1)
    await service().db('digital_files').where({ product_id: product.id }).update({ deleted_at: new Date() })
    const { files } = service().dependencies
    const { remove } = files
    files.remove = async (key) => {
      if (key === broken.storageKey) throw new FileStoreDown('not now')
      return remove.call(files, key)
    }
    try {
      await run()
    } finally {
      files.remove = remove
    }
    expect([isStored(broken.storageKey), isStored(gone.storageKey)]).to.eql([true, false])
    await run()
    expect(isStored(broken.storageKey), 'not at once').to.equal(true)
    await later(1.1 * hour, run)
    expect(isStored(broken.storageKey)).to.equal(false)
  })
})

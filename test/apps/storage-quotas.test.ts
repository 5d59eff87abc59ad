import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { createDigitalFile, createDigitalProduct, createDigitalShop } from '../support/digital.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'

const spooled = () => {
  const folder = join(service().config.dataFolder, 'uploads')
  return existsSync(folder) ? readdirSync(folder) : []
}

describe('The storage for uploads', () => {
  it('accepts as much as the storage of their owner holds, at all stores together', async () => {
    const { ownerId, ...first } = await createDigitalShop()
    const stores = [
      { ...first, ownerId },
      await createShop({ type: 'digital', ownerId }),
      await createShop({ type: 'digital', ownerId }),
    ]
    const foreign = await createDigitalShop()
    const { apps } = await openApps(
      testConfig(
        { url: service().databaseUrl },
        { STORAGE_GIGABYTES: '2', STORAGE_GIGABYTES_PER_OWNER: '3' },
      ),
      service().db,
      'apps',
    )
    const put = async (shop: (typeof stores)[number] | typeof foreign) => {
      const mine = await createAppToken(shop, ['READ_INVENTORY', 'WRITE_INVENTORY'])
      const to = await createDigitalProduct(shop)
      const path = `/api/v1/digital-access/products/${to.id}/files`
      return call('apps', apps).post(path).set(mine).attach('file', Buffer.alloc(1000), { filename: 'x' })
    }
    for (const [store, gigabytes] of [
      [stores[0]!, 1.5],
      [stores[1]!, 1.5 - 3500 / 1024 ** 3],
    ] as const) {
      const { id } = await createDigitalFile(store, await createDigitalProduct(store))
      await service()
        .db('digital_files')
        .where({ id })
        .update({ size: gigabytes * 1024 ** 3 })
    }
    const replies = await Promise.all([...stores, ...stores].map(put))
    expect(replies.filter(({ status }) => status === 201)).to.have.length(3)
    const refused = replies.filter(({ status }) => status !== 201)
    for (const { status, body } of refused) {
      expect([status, body.code]).to.eql([409, 'owner_storage_full'])
      expect(body.message).to.match(/^The files of all of the owner's stores use 3.00 of 3 GB/)
    }
    expect((await put(foreign)).status).to.equal(201)
  })

  it('refuses an upload that leaves too little of the disk free, and keeps nothing of it', async () => {
    const shop = await createDigitalShop()
    const token = await createAppToken(shop, ['READ_INVENTORY', 'WRITE_INVENTORY'])
    const product = await createDigitalProduct(shop)
    const { apps } = await openApps(
      testConfig({ url: service().databaseUrl }, { FREE_DISK_MEGABYTES: '100000000' }),
      service().db,
      'apps',
    )
    const { body } = await call('apps', apps)
      .post(`/api/v1/digital-access/products/${product.id}/files`)
      .set(token)
      .attach('file', Buffer.alloc(1000), { filename: 'x' })
      .expect(507)
    expect(body).to.include({ success: false, code: 'disk_full' })
    expect(spooled()).to.eql([])
  })
})

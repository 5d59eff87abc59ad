import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { poolFigures } from '../../src/db/fairness/bulkhead.ts'
import { openSurface } from '../../src/surfaces.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'

describe('What is served beside the operations', () => {
  let db: Database
  let server: Server
  let shop: Shop
  let other: Shop
  before(async () => {
    db = openDatabase(service().databaseUrl, 4, 'pages')
    server = (await openSurface('store', db, service().dependencies)).server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    shop = await createShop()
    other = await createShop()
  })
  after(async () => {
    server.closeAllConnections()
    server.close()
    await db.destroy()
  })
  const get = async (path: string, headers = {}) => {
    const { port } = server.address() as AddressInfo
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
    await reply.arrayBuffer()
    return reply.status
  }
  const pages = {
    pictures: ['picture_files', () => `/pictures/${shop.id}/${'a'.repeat(64)}.jpg`],
    'pages of parcels': ['shipments', () => `/track/${newId()}`],
  } as const

  for (const [what, [table, path]] of Object.entries(pages)) {
    it(`leaves connections to others, however many ${what} are asked for`, async () => {
      const holder = await service().db.transaction()
      try {
        await holder.raw(`lock table ${table} in access exclusive mode`)
        const asked = Array.from({ length: 12 }, () => get(path()).catch(() => 0))
        await until('the calls', () => poolFigures(db).used >= 2)
        expect(await get('/api/v1/shop', { 'x-shop-id': other.id })).to.equal(200)
        expect(poolFigures(db).used).to.equal(2)
        await holder.rollback()
        await Promise.all(asked)
      } finally {
        await holder.rollback()
      }
    })
  }

  it('looks once for all who ask in the same moment whether the service is ready', async () => {
    const asked = Array.from({ length: 12 }, () => get('/readyz'))
    let most = 0
    const watch = setInterval(() => (most = Math.max(most, poolFigures(db).used)), 0)
    expect(new Set(await Promise.all(asked))).to.eql(new Set([200]))
    clearInterval(watch)
    expect(most).to.be.at.most(1)
  })
})

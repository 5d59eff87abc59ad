import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { routes } from '../../generated/store.routes.ts'
import { deprecationOf } from '../../scripts/generate/deprecation.ts'
import { createSurface } from '../../src/http/serve.ts'
import { storeHandlers } from '../../src/store/index.ts'
import { contractOf } from '../../src/surfaces.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'

describe('A deprecated operation', () => {
  const announced = { deprecated: true, 'x-deprecated-since': '2026-11-21', 'x-sunset': '2027-06-01' }

  it('says since when it is and until when it works, in its replies and in its refusals', async () => {
    const { db, dependencies } = service()
    const deprecated = deprecationOf(announced as never)
    const { server } = await createSurface({
      ...dependencies,
      surface: 'store',
      db,
      contract: () => contractOf('store'),
      routes: routes.map((route) => (route.operationId === 'getShop' ? { ...route, deprecated } : route)),
      handlers: storeHandlers(dependencies),
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const get = async (path: string, headers: Record<string, string>) =>
      (await fetch(`http://127.0.0.1:${port}/api/v1${path}`, { headers })).headers
    try {
      const shop = { 'x-shop-id': (await createShop()).id }
      for (const headers of [shop, { 'x-shop-id': 'none' }]) {
        const told = await get('/shop', headers as Record<string, string>)
        expect(told.get('deprecation')).to.equal('@1795219200')
        expect(told.get('sunset')).to.equal('Tue, 01 Jun 2027 00:00:00 GMT')
        expect(told.get('link')).to.match(/^<\/docs\/versions\.html>; rel="deprecation"/)
        expect(told.get('access-control-expose-headers')).to.match(/Deprecation.*Sunset/)
      }
      expect((await get('/products', shop)).get('sunset')).to.equal(null)
    } finally {
      server.close()
      server.closeAllConnections()
    }
  })

  it('is one only with both days', () => {
    expect(deprecationOf({ ...announced, deprecated: false } as never)).to.equal(null)
    expect(deprecationOf({ deprecated: true } as never)).to.equal(null)
  })
})

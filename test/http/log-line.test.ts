import { expect } from 'chai'
import { pino } from 'pino'
import type { Surface } from '../../src/http/surface-options.ts'
import { openSurface } from '../../src/surfaces.ts'
import { createAppToken, createInstallation } from '../support/fixtures/apps.ts'
import { createAccount, createGuest } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

describe('The log line of a call', () => {
  it('names the store, the caller by kind and id, and the address', async () => {
    const lines: Record<string, unknown>[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
    const { db, dependencies } = service()
    const open = async (surface: Surface) => {
      const { app } = await openSurface(surface, db, { ...dependencies, log })
      return (path: string, headers: Record<string, string>) =>
        call(surface, app).get(`/api/v1${path}`).set(headers)
    }
    const [store, apps, console] = [await open('store'), await open('apps'), await open('console')]
    const [owner, shopper, guest] = [await createAccount(), await createAccount(), await createGuest()]
    const shop = await createShop({ ownerId: owner.id })
    const { id, appId } = await createInstallation(shop, { scopes: ['READ_ORDERS'] })

    await store('/cart', shopper.as(shop)).expect(200)
    await store('/cart', guest.as(shop)).expect(200)
    await store('/shop', { 'x-shop-id': shop.id }).expect(200)
    await apps('/orders', await createAppToken(shop, ['READ_ORDERS'])).expect(200)
    await apps('/orders', await createAppToken(shop, ['READ_ORDERS'], id)).expect(200)
    await apps('/orders', { authorization: 'Bearer app_nonsense' }).expect(401)
    await console('/stores', owner.onConsole()).expect(200)
    const requests = lines.filter(({ msg }) => msg === 'request')
    expect(requests.map(({ store: of, actor }) => [of, actor])).to.eql([
      [shop.id, `shopper ${shopper.id}`],
      [shop.id, `guest ${guest.id}`],
      [shop.id, 'guest'],
      [shop.id, `account ${owner.id}`],
      [shop.id, `app ${appId}`],
      [undefined, undefined],
      [undefined, `account ${owner.id}`],
    ])
    for (const { address } of requests) expect(address).to.equal('127.0.0.1')
    expect(JSON.stringify(lines)).to.not.include(owner.email!)
  })
})

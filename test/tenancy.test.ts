import { expect } from 'chai'
import type { Shop } from '../src/context.ts'
import { newId } from '../src/ids.ts'
import { createAppToken } from './support/fixtures/apps.ts'
import { createAccount, type Person } from './support/fixtures/people.ts'
import { createShop } from './support/fixtures/shops.ts'
import { type Ids, type Owner, recordOf } from './support/records.ts'
import { service } from './support/service.ts'
import { everyScope, type Operation, operations, send, urlOf } from './support/walk.ts'

// Tenants are isolated: a request for another tenant's record gets the same reply as one for an unknown id.

/** Paths without records: the value in the path is a name that everybody knows. */
const open = new Set(['store /payments/webhooks/{provider}'])

/** Operations that every shopper of a store may perform on another shopper's record. */
const shared = new Set(['likeComment', 'dislikeComment', 'reportComment'])

/** Operations on what is a person's in all stores: their address book. */
const everywhere = new Set([
  'getShippingAddress',
  'updateShippingAddress',
  'deleteShippingAddress',
  'setDefaultShippingAddress',
])

describe('Tenants are isolated', () => {
  let theirs: Owner
  let shop: Shop & { ownerId: string }
  let stranger: Person

  before(async () => {
    const account = await createAccount()
    theirs = { account, shop: await createShop({ ownerId: account.id, type: 'digital' }) }
    stranger = await createAccount()
    shop = await createShop({ ownerId: stranger.id, type: 'digital' })
  })

  const named = operations.filter(
    ({ surface, route }) => route.path.includes('{') && !open.has(`${surface} ${route.path}`),
  )
  for (const operation of named) {
    it(`${operation.name} does not reveal another store's record`, async () => {
      const ids = await recordOf(operation)(theirs)
      const unknown = Object.fromEntries(Object.keys(ids).map((name) => [name, newId()]))
      const headers = {
        store: stranger.as(shop),
        apps: await createAppToken(shop, everyScope),
        console: stranger.onConsole(),
      }[operation.surface]
      await sameRefusal(operation, headers, ids, unknown)
    })

    const { caller, operationId } = operation.route
    if (operation.surface === 'store' && caller === 'somebody' && !shared.has(operationId)) {
      it(`${operation.name} does not reveal another shopper's record in the same store`, async () => {
        const ids = await recordOf(operation)(theirs)
        const unknown = Object.fromEntries(Object.keys(ids).map((name) => [name, newId()]))
        await sameRefusal(operation, stranger.as(theirs.shop), ids, unknown)
      })

      if (everywhere.has(operationId)) continue
      it(`${operation.name} does not reveal a shopper's own record in another store`, async () => {
        const ids = await recordOf(operation)(theirs)
        const unknown = Object.fromEntries(Object.keys(ids).map((name) => [name, newId()]))
        await sameRefusal(operation, theirs.account.as(shop), ids, unknown)
      })
    }
  }

  async function sameRefusal(operation: Operation, headers: object, ids: Ids, unknown: Ids): Promise<void> {
    const app = service()[operation.surface]
    const foreign = await send(app, operation, headers, urlOf(operation, ids))
    const nowhere = await send(app, operation, headers, urlOf(operation, unknown))
    expect(foreign.status).to.equal(404)
    expect(foreign.body).to.eql(nowhere.body)
  }
})

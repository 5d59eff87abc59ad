import { expect } from 'chai'
import { newId } from '../src/base/ids.ts'
import { createAppToken } from './support/fixtures/apps.ts'
import type { Person } from './support/fixtures/people.ts'
import { createOwner, type Ids, type Owner, recordOf } from './support/records.ts'
import { service } from './support/service.ts'
import { everyScope, type Operation, operations, send, urlOf } from './support/walk.ts'

// Tenants are isolated: a request for another tenant's record gets the same reply as one for an unknown id.

/** Paths without records: the value in the path is a name that everybody knows. */
const open = new Set([
  'store /payments/webhooks/{provider}',
  'store /country/{shortName}/address-format',
  'console /country/{shortName}/address-format',
])

/** Every shopper of a store may perform these operations on another shopper's record. */
const shared = new Set(['likeComment', 'dislikeComment', 'reportComment'])

/** These operations are about what is a person's in all stores: their address book. */
const everywhere = new Set([
  'getShippingAddress',
  'updateShippingAddress',
  'deleteShippingAddress',
  'setDefaultShippingAddress',
])

describe('Tenants are isolated', () => {
  let theirs: Owner
  let shop: Owner['shop']
  let stranger: Person

  before(async () => {
    theirs = await createOwner()
    ;({ shop, account: stranger } = await createOwner())
  })

  const named = operations.filter(
    ({ surface, route }) => route.path.includes('{') && !open.has(`${surface} ${route.path}`),
  )
  for (const operation of named) {
    it(`${operation.name} does not reveal another store's record`, async () => {
      const ids = await recordOf(operation)(theirs)
      const { mine, headers } = await openMine(operation)
      const refusal = await sameRefusal(operation, headers, ids, unknownFor(ids))
      await otherwiseFound(operation, headers, mine, refusal)
    })

    const [, last] = Array.from(operation.route.path.matchAll(/\{(\w+)\}/g), ([, name]) => name!)
    if (last && last !== 'date') {
      it(`${operation.name} does not reveal another store's record below the caller's own`, async () => {
        const { mine, headers } = await openMine(operation)
        const foreign = { ...mine, [last]: (await recordOf(operation)(theirs))[last]! }
        const refusal = await sameRefusal(operation, headers, foreign, { ...mine, [last]: newId() })
        await otherwiseFound(operation, headers, mine, refusal)
      })
    }

    const { caller, operationId } = operation.route
    if (operation.surface === 'store' && caller === 'somebody' && !shared.has(operationId)) {
      it(`${operation.name} does not reveal another shopper's record in the same store`, async () => {
        const ids = await recordOf(operation)(theirs)
        await sameRefusal(operation, stranger.as(theirs.shop), ids, unknownFor(ids))
      })

      if (everywhere.has(operationId)) continue
      it(`${operation.name} does not reveal a shopper's own record in another store`, async () => {
        const ids = await recordOf(operation)(theirs)
        await sameRefusal(operation, theirs.account.as(shop), ids, unknownFor(ids))
      })
    }
  }
})

const unknownFor = (ids: Ids): Ids => Object.fromEntries(Object.keys(ids).map((name) => [name, newId()]))

/** Creates a caller with a record in their own store. */
async function openMine(operation: Operation) {
  const me = await createOwner()
  const mine = await recordOf(operation)(me)
  const headers = {
    store: me.account.as(me.shop),
    apps: await createAppToken(me.shop, everyScope, mine.installationId),
    console: me.account.onConsole(),
  }[operation.surface]
  return { mine, headers }
}

/** Expects the same 404 for another tenant's record as for none, and returns it. */
async function sameRefusal(operation: Operation, headers: object, ids: Ids, unknown: Ids): Promise<unknown> {
  const app = service()[operation.surface]
  const foreign = await send(app, operation, headers, urlOf(operation, ids))
  const nowhere = await send(app, operation, headers, urlOf(operation, unknown))
  expect(foreign.status).to.equal(404)
  expect(foreign.body).to.eql(nowhere.body)
  return nowhere.body
}

/**
 * Expects another reply for the caller's own record; otherwise it would not be the record that the call is refused for.
 */
async function otherwiseFound(operation: Operation, headers: object, mine: Ids, refusal: unknown) {
  const own = await send(service()[operation.surface], operation, headers, urlOf(operation, mine))
  expect(own.body).to.not.eql(refusal)
}

import type { Shop } from '../../src/context.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

/** The store and the token of the suite that has called `openResource`. */
export let shop: Shop & { ownerId: string }
let token: { authorization: string }

/** Returns the calls on a resource with the suite's token, and a look at the events of a record. */
export function callsOn(resource: string) {
  const url = `/api/v1/${resource}`
  return {
    get: (path = '') => call('apps').get(`${url}${path}`).set(token),
    create: (body: object) => call('apps').post(url).set(token).send(body),
    patch: (id: string, body: object) => call('apps').patch(`${url}/${id}`).set(token).send(body),
    remove: (id: string) => call('apps').delete(`${url}/${id}`).set(token),
    eventsOf: (id: string) =>
      service().db('events').where({ resource, resource_id: id }).orderBy('id').pluck('method'),
  }
}

/** Registers a hook: before each test, a store, and a token for it with these scopes. */
export function openResource(scopes: string[]): void {
  beforeEach(async () => {
    shop = await createShop()
    token = await createAppToken(shop, scopes)
  })
}

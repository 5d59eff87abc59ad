import type { Response, Test } from 'supertest'
import type { Shop } from '../../src/base/context.ts'
import { transaction } from '../../src/db/database.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { somebodyWaits } from '../support/locks.ts'
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

/** Returns the reply to a change that begins while somebody else is changing the same row, and has to wait for them. */
export async function whileChanged(
  table: string,
  id: string,
  theirs: object,
  mine: () => Test,
): Promise<Response> {
  const { reply } = await transaction(service().db, async (tx) => {
    await tx(table).where({ id }).update(theirs)
    const reply = mine().then((sent) => sent)
    await somebodyWaits()
    return { reply }
  })
  return reply
}

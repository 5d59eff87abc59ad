import { newId } from '../../src/ids.ts'
import type { Person } from '../support/fixtures/people.ts'
import { unique } from '../support/fixtures/unique.ts'
import { call, service } from '../support/service.ts'

// Rows for the console's tests.

/** Creates a role of a store with these permissions. */
export async function createRole(
  shop: { id: string },
  permissions: string[],
  values: { active?: boolean } = {},
): Promise<string> {
  const id = newId()
  await service()
    .db('roles')
    .insert({ id, shop_id: shop.id, name: unique('Role'), permissions, ...values })
  return id
}

/** Adds a person to the staff of a store. */
export async function createStaff(shop: { id: string }, roleId: string, person: Person): Promise<void> {
  await service().db('staff').insert({ shop_id: shop.id, user_id: person.id, role_id: roleId })
}

export interface TestApp {
  id: string
  clientId: string
  clientSecret: string
  redirectUri: string
}

/** Creates an app of this developer. */
export async function registerApp(
  developer: Person,
  values: { scopes?: string[]; redirectUris?: string[]; name?: string } = {},
): Promise<TestApp> {
  const settings = {
    name: unique('App'),
    redirectUris: ['https://app.example/callback'],
    scopes: ['READ_ORDERS', 'READ_INVENTORY', 'WRITE_INVENTORY'],
    ...values,
  }
  const { body } = await call('console')
    .post('/api/v1/apps')
    .set(developer.onConsole())
    .send(settings)
    .expect(201)
  const { _id, clientId, clientSecret } = body.data
  return { id: _id, clientId, clientSecret, redirectUri: settings.redirectUris[0]! }
}

export async function stateOf(deliveryId: string): Promise<string> {
  const { state } = await service().db('deliveries').where({ id: deliveryId }).first('state')
  return state
}

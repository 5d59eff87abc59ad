import { Secret, TOTP } from 'otpauth'
import { clock, seconds } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
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

/** Returns the code that an authenticator app shows, some time steps from now. */
export function factorCode(secret: string, steps = 0): string {
  const timestamp = clock.now().getTime() + steps * 30 * seconds
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

/** Switches the second factor of a person on, with the code of the step before this one, so that this one's is good. */
export async function switchFactorOn({
  headers,
}: {
  headers: Record<string, string>
}): Promise<{ secret: string; recoveryCodes: string[] }> {
  const post = (path: string, body?: object) =>
    call('console').post(`/api/v1/auth${path}`).set(headers).send(body)
  const { secret } = (await post('/factor').expect(200)).body.data
  const { body } = await post('/factor/confirm', { code: factorCode(secret, -1) }).expect(200)
  return { secret, recoveryCodes: body.data.recoveryCodes }
}

/** Returns the code of the latest invitation that was mailed to an address. */
export async function invitationTo(email: string): Promise<string> {
  const { body } = await call('console').get('/api/v1/mailbox').query({ to: email }).expect(200)
  const texts: string[] = body.data.messages.map(({ text }: { text: string }) => text)
  return texts.map((text) => /^inv_[\w-]+$/m.exec(text)?.[0]).find(Boolean)!
}

/** Accepts the latest invitation that was mailed to a person. */
export async function accept(person: Person, token?: string) {
  const code = token ?? (await invitationTo(person.email!))
  return call('console').post(`/api/v1/invitations/${code}/accept`).set(person.onConsole())
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
  values: { scopes?: string[]; redirectUris?: string[]; name?: string; confidential?: boolean } = {},
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

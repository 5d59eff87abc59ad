import type supertest from 'supertest'
import { createRole, switchFactorOn } from '../console/support.ts'
import { createDigitalProduct } from './digital.ts'
import { createAppToken } from './fixtures/apps.ts'
import { createProduct } from './fixtures/catalogue.ts'
import { type Ids, type Owner, recordOf } from './records.ts'
import { call } from './service.ts'
import { newEmail } from './sign-in.ts'
import { topicCases } from './topic-cases.ts'
import { everyScope, exampleBody, type Operation, requiredQuery, urlOf } from './walk.ts'

// Calls that the walks make to succeed.

/** Bodies of calls that the example of the contract does not fit; some need something to be there first. */
const bodies: Record<string, (owner: Owner) => object | Promise<object>> = {
  'store createReview': async ({ shop }) => ({ productId: (await createProduct(shop)).id, rating: 5 }),
  'store addWishlistItem': async ({ shop }) => ({ productId: (await createProduct(shop)).id }),
  'store addCartItem': async ({ shop }) => ({ productId: (await createProduct(shop)).id, quantity: 1 }),
  'apps createDraftOrder': async ({ shop }) => ({
    lines: [{ product: (await createProduct(shop)).id, quantity: 1 }],
  }),
  'apps createResource': () => ({ name: 'Amara', kind: 'person' }),
  'apps createImport': () => ({ file: 'slug,name,price,quantity\nenamel-mug,Enamel mug,15,12\n' }),
  'apps updatePaymentMethod': () => ({ active: false }),
  'apps createDigitalAccess': async ({ shop, account }) => {
    return { productId: (await createDigitalProduct(shop)).id, email: account.email }
  },
  'console updateInstallation': () => ({ scopes: ['READ_ORDERS'] }),
  'console addStaff': async ({ shop }) => {
    return { email: newEmail(), roleId: await createRole(shop, ['orders:edit']) }
  },
  'console updateStaff': async ({ shop }) => ({ roleId: await createRole(shop, ['orders:edit']) }),
  'console removeFactor': async ({ account }) => {
    await switchFactorOn({ headers: account.onConsole() })
    return {}
  },
  'console withdrawStoreTransfer': async ({ shop, account }) => {
    const path = `/api/v1/stores/${shop.id}/transfer`
    await call('console').post(path).set(account.onConsole()).send({ email: newEmail() }).expect(201)
    return {}
  },
}

/** A call that is ready to be made, also more than once. */
export interface Ready {
  operation: Operation
  headers: Record<string, string>
  url: string
  body: object | undefined
}

/** Returns a call of an operation that succeeds, by the owner of the record that it names. */
export async function ready(operation: Operation, owner: Owner): Promise<Ready> {
  const { name, route, surface } = operation
  const prepared = (await topicCases[name]?.(owner)) ?? {}
  const ids: Ids = prepared.ids ?? (route.path.includes('{') ? await recordOf(operation)(owner) : {})
  const own = {
    store: owner.account.as(owner.shop),
    apps: await createAppToken(owner.shop, everyScope, ids.installationId),
    console: owner.account.onConsole(),
  }[surface]
  const body = ((await bodies[name]?.(owner)) ?? prepared.body ?? exampleBody(operation)) as Ready['body']
  return { operation, headers: { ...own, ...prepared.headers }, url: urlOf(operation, ids), body }
}

/** Makes a call, with these headers besides its own. */
export function write({ operation, headers, url, body }: Ready, condition: object): supertest.Test {
  const { surface, route } = operation
  const request = call(surface)
    [route.method](url)
    .query(requiredQuery(operation))
    .set({ ...headers, ...condition })
  return route.body === 'multipart/form-data'
    ? request.attach('file', Buffer.from((body as { file?: string }).file ?? 'text'), 'a.txt')
    : request.send(body)
}

import type { Express } from 'express'
import type supertest from 'supertest'
import type { Shop } from '../../src/base/context.ts'
import { appScopes } from '../../src/base/scopes.ts'
import type { Surface } from '../../src/http/surface-options.ts'
import { createAppToken, createInstallation } from '../support/fixtures/apps.ts'
import { createAccount, createGuest, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { openPayments, type Payments } from '../support/payments.ts'
import { openReceiver, type Receiver } from '../support/receiver.ts'
import { call } from '../support/service.ts'
import { everyScope } from '../support/walk.ts'

// The world in which the specification's statements are tested: a store of each type, each with a shopper, a
// guest and an app.

/** The calls of one caller; paths are relative to the base address: `app.get('/orders/count')`. */
export type Client = Record<
  'get' | 'head' | 'post' | 'put' | 'patch' | 'delete',
  (path: string) => supertest.Test
>

export interface TestStore {
  shop: Shop & { ownerId: string }
  /** The owner, as a shopper of the own store. */
  owner: Client
  /** A visitor without a token. */
  visitor: Client
  shopper: Person & Client
  guest: Person & Client
  /** An app of another developer that was granted every scope which such an app may hold. */
  app: Client & { clientId: string; signingSecret: string }
  /** The merchant's own tool, which may do everything. */
  merchant: Client
  /** The server of the app, which gets its webhooks. */
  receiver: Receiver
}

export const storeTypes = ['digital', 'ecommerce', 'restaurant', 'business'] as const

/** A service with a card provider of its own, whose ledger can be read. */
export let payments: Payments
/** The stores by their type. */
export let stores: Record<Shop['type'], TestStore>
/** The store of most statements, which sells goods. */
export let store: TestStore
/** The store of the statements about digital goods. */
export let digital: TestStore

export async function openWorld(): Promise<void> {
  payments = await openPayments()
  const opened = await Promise.all(storeTypes.map(async (type) => [type, await openStore(type)] as const))
  stores = Object.fromEntries(opened) as typeof stores
  store = stores.ecommerce
  digital = stores.digital
}

export async function closeWorld(): Promise<void> {
  await Promise.all(Object.values(stores ?? {}).map(({ receiver }) => receiver.close()))
  await payments?.close()
}

async function openStore(type: Shop['type']): Promise<TestStore> {
  const owner = await createAccount()
  const [shop, receiver] = await Promise.all([createShop({ type, ownerId: owner.id }), openReceiver()])
  const { id, ...app } = await createInstallation(shop, { scopes: appScopes, webhookUrl: receiver.url })
  return {
    shop,
    owner: client('store', owner.as(shop)),
    visitor: client('store', { 'x-shop-id': shop.id }),
    shopper: await shopperOf(shop),
    guest: await guestOf(shop),
    app: { ...app, ...client('apps', await createAppToken(shop, appScopes, id)) },
    merchant: client('apps', await createAppToken(shop, everyScope)),
    receiver,
  }
}

/** Returns a new shopper of a store, with an account. */
export async function shopperOf(shop: { id: string }): Promise<Person & Client> {
  const person = await createAccount()
  return { ...person, ...client('store', person.as(shop)) }
}

/** Returns a new guest of a store. */
export async function guestOf(shop: { id: string }): Promise<Person & Client> {
  const person = await createGuest()
  return { ...person, ...client('store', person.as(shop)) }
}

/** Returns an app of another developer that was granted these scopes alone. */
export async function appWith(shop: TestStore['shop'], ...scopes: string[]): Promise<Client> {
  const { id } = await createInstallation(shop, { scopes })
  return client('apps', await createAppToken(shop, scopes, id))
}

/** Returns a caller who sends these headers with every call, to the common service unless one is given. */
export function client(surface: Surface, headers: Record<string, string> = {}, service?: Express): Client {
  const sending = (method: keyof Client) => (path: string) =>
    call(surface, service)[method](`/api/v1${path}`).set(headers)
  return {
    get: sending('get'),
    head: sending('head'),
    post: sending('post'),
    put: sending('put'),
    patch: sending('patch'),
    delete: sending('delete'),
  }
}

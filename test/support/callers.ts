import { type RefusalName, refusals } from '../../src/base/errors.ts'
import { hashToken } from '../../src/base/tokens.ts'
import { createAppToken } from './fixtures/apps.ts'
import { createAccount, createGuest, type Person } from './fixtures/people.ts'
import { createShop } from './fixtures/shops.ts'
import { service } from './service.ts'
import { everyScope, type Operation } from './walk.ts'

// The callers that the walks use to call each operation as the contract demands.

export type Headers = Record<string, string>

export let shop: Awaited<ReturnType<typeof createShop>>
export let account: Person
export let guest: Person
let appToken: Headers

/** Registers a hook: before the tests, a store, an account, a guest and an app token with every scope. */
export function openCallers(): void {
  before(async () => {
    shop = await createShop({ type: 'digital' })
    account = await createAccount()
    guest = await createGuest()
    appToken = await createAppToken(shop, everyScope)
  })
}

/** Returns headers of a caller whom the operation admits. */
export function headersFor(operation: Operation): Headers {
  if (operation.surface === 'apps') return appToken
  if (operation.surface === 'console') return account.onConsole()
  return operation.route.caller === 'nobody' ? { 'x-shop-id': shop.id } : account.as(shop)
}

/** Returns what a reply says of a refusal. */
export function refused(name: RefusalName) {
  const [status, message] = refusals[name]
  return { status, message, data: {} }
}

/** Returns the id of an app token, by the header that carries it. */
export async function tokenIdOf({ authorization }: Headers): Promise<string> {
  const row = await service()
    .db('app_tokens')
    .where({ token_hash: hashToken(authorization!.slice(7)) })
    .first('id')
  return row.id
}

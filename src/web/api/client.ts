/**
 * The service as the pages see it. No other file of src/web imports what `make gen` wrote: a changed contract breaks
 * the build of the pages that use what changed, and nothing else needs to know where the types come from.
 */

import type { components as AppsComponents, operations as AppsOperations } from '../../client/apps.ts'
import { type AppsClient, createAppsClient } from '../../client/apps.ts'
import type { components as ConsoleComponents } from '../../client/console.ts'
import { type ConsoleClient, createConsoleClient } from '../../client/console.ts'
import { isRefusal, Refusal } from '../../client/refusal.ts'
import type { Data } from '../../client/types.ts'
import { apps, fetchSignedIn } from './fetch.ts'

export type { AppsClient, ConsoleClient }
export { isRefusal, Refusal }

type AppsSchemas = AppsComponents['schemas']
type ConsoleSchemas = ConsoleComponents['schemas']

/** A schema of the Apps API by its name, such as `Order`. */
export type Apps<Name extends keyof AppsSchemas> = AppsSchemas[Name]
/** A schema of the console's API by its name, such as `Store`. */
export type Console<Name extends keyof ConsoleSchemas> = ConsoleSchemas[Name]
/** The data in the reply of an operation of the Apps API, by its operationId. */
export type AppsReply<Name extends keyof AppsOperations> = Data<AppsOperations[Name]>

/** The console's own API: the account, its stores, staff, developers. */
export const consoleApi: ConsoleClient = createConsoleClient({ url: '/api/v1', fetch: fetchSignedIn })

const clients = new Map<string, AppsClient>()

/** Returns the Apps API for one store, under the console's origin. */
export function appsApi(storeId: string): AppsClient {
  const known = clients.get(storeId)
  if (known) return known
  const client = createAppsClient({ url: apps, shop: storeId, fetch: fetchSignedIn })
  clients.set(storeId, client)
  return client
}

import { operations, type StoreOperations } from '../../generated/store.client.ts'
import { type ClientOptions, createClient } from './client.ts'

export type StoreClient = StoreOperations
export type { components, operations } from '../../generated/store.types.ts'
export type { ClientOptions } from './client.ts'
export { isRefusal, Refusal } from './refusal.ts'
export type { Call, CallOptions } from './types.ts'

/** Creates a client of the Store API. */
export function createStoreClient(options: ClientOptions): StoreClient {
  return createClient(operations, options)
}

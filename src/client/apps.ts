import { type AppsOperations, operations } from '../../generated/apps.client.ts'
import { type ClientOptions, createClient } from './client.ts'

export type AppsClient = AppsOperations
export type { components, operations } from '../../generated/apps.types.ts'
export type { ClientOptions } from './client.ts'
export { isRefusal, Refusal } from './refusal.ts'
export type { Call, CallOptions } from './types.ts'

/** Creates a client of the Apps API. */
export function createAppsClient(options: ClientOptions): AppsClient {
  return createClient(operations, options)
}

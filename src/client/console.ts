import { type ConsoleOperations, operations } from '../../generated/console.client.ts'
import { type ClientOptions, createClient } from './client.ts'

export type ConsoleClient = ConsoleOperations
export type { components, operations } from '../../generated/console.types.ts'
export type { ClientOptions } from './client.ts'
export { isRefusal, Refusal } from './refusal.ts'
export type { Call, CallOptions } from './types.ts'

/** Creates a client of the console. */
export function createConsoleClient(options: ClientOptions): ConsoleClient {
  return createClient(operations, options)
}

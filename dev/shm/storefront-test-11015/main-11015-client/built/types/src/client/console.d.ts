import { type ConsoleOperations } from '../../generated/console.client.ts';
import { type ClientOptions } from './client.ts';
export type ConsoleClient = ConsoleOperations;
export type { components, operations } from '../../generated/console.types.ts';
export type { ClientOptions } from './client.ts';
export { isRefusal, Refusal } from './refusal.ts';
export type { Call, CallOptions } from './types.ts';
/** Makes a client of the console. */
export declare function createConsoleClient(options: ClientOptions): ConsoleClient;

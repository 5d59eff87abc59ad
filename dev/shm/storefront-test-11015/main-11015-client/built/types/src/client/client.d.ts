import type { Table } from './types.ts';
/** The address that a client calls, and the caller that it stands for. */
export interface ClientOptions {
    /** The address of the surface with its version, such as `https://api.example.com/api/v1`. */
    url: string;
    /** The token of the caller, or a function that finds it before each call. */
    token?: string | null | (() => string | null | undefined | Promise<string | null | undefined>);
    /** The id of the store that the calls concern (`x-shop-id`), which the Store API needs. */
    shop?: string;
    /** Headers of every call; those of a call of its own come before these. */
    headers?: Record<string, string>;
    /** How often a call is repeated for which the service was too busy, or that got no answer; 2 unless told. */
    retries?: number;
    /** In place of the global `fetch`. */
    fetch?: typeof fetch;
}
/** Makes a client of a table of operations, with a function for each. */
export declare function createClient<Client>(table: Table, client: ClientOptions): Client;

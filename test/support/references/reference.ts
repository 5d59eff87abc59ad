import type { Owner } from '../records.ts'
import { service } from '../service.ts'

// References: members of bodies and query parameters that name a record, for the tests that walk over them.

/** The owner of the record that a request may not name. */
export type Other =
  | "another store's"
  | "another shopper's in the same store"
  | "the shopper's own in another store"
  | "another person's"

export interface Request {
  path?: Record<string, string>
  query?: Record<string, string | number>
  body?: object
}

/** A record, and what else a request that names it needs. */
type Made = { id: string | number } & Record<string, unknown>

export interface Reference {
  /** Creates a record of `owner`, and everything else that a request naming it needs to succeed. */
  record(owner: Owner): Promise<Made>
  /**
   * Returns the request of `owner` that names the record `id`; everything else comes from `mine`, the owner's record.
   */
  // biome-ignore lint/suspicious/noExplicitAny: each entry reads what its own `record` returns
  ask(id: string | number, mine: any, owner: Owner): Request
  /** The owner whose records the request may not name: by default, another store. */
  others: Other[]
  /** The table of the record, if a deleted one cannot be named either. */
  table?: string
  /** An id that exists nowhere, if its format differs from all others. */
  nowhere?: string | number
}

/** Describes a reference to a record of the store. */
export function ofStore<M extends Made>(
  record: (owner: Owner) => Promise<M>,
  ask: (id: string, mine: M, owner: Owner) => Request,
  more: Partial<Reference> = {},
): Reference {
  return { record, ask: ask as Reference['ask'], others: ["another store's"], ...more }
}

/** Describes a reference to a record of a shopper in the store. */
export const ofShopper: typeof ofStore = (record, ask, more) =>
  ofStore(record, ask, {
    others: ["another store's", "another shopper's in the same store", "the shopper's own in another store"],
    ...more,
  })

/** Describes a reference to something that a person has in all stores: an address in their address book. */
export const ofPerson: typeof ofStore = (record, ask, more) =>
  ofStore(record, ask, { others: ["another person's"], ...more })

/** Changes a row of a table in a way that its fixture cannot. */
export async function set(table: string, { id }: { id: string }, values: object): Promise<void> {
  await service().db(table).where({ id }).update(values)
}

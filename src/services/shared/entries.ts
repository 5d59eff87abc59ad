// Calls about many records, each with a result of its own.

import { Refusal } from '../../base/errors.ts'
import { savepoint, type Transaction } from '../../db/database.ts'

/** Why one entry was refused, as a call about it alone would say. */
export interface EntryRefusal {
  code: string
  message: string
}

/**
 * Does the work for each entry, one after the other, in savepoints: an entry that is refused leaves the others as they
 * are. The order is that of `keyOf`, so that two calls about the same records wait for each other, and never each for
 * the other; the results come in the order of the entries.
 */
export async function forEachEntry<Entry, Result>(
  tx: Transaction,
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
  work: (entry: Entry) => Promise<Result>,
): Promise<(Result | EntryRefusal)[]> {
  const results = new Map<Entry, Result | EntryRefusal>()
  const keyed = entries.map((entry) => ({ entry, key: keyOf(entry) }))
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  for (const { entry } of keyed) results.set(entry, await savepoint(tx, () => work(entry)).catch(refusalIn))
  return entries.map((entry) => results.get(entry)!)
}

function refusalIn(error: unknown): EntryRefusal {
  if (!(error instanceof Refusal)) throw error
  const { code, message } = error
  return { code, message }
}

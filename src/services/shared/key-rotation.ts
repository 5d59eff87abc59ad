// Key rotation: reseals stored secrets with the newest key.

import type { Vault } from '../../base/vault.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'

/** The columns whose values the vault seals, each with SQL for the name that it seals them under. */
export const sealedColumns = [
  { table: 'apps', column: 'signing_secret', owner: 'id' },
  { table: 'apps', column: 'previous_signing_secret', owner: 'id' },
  { table: 'mails', column: 'body', owner: 'id' },
  { table: 'mails', column: 'html', owner: `id || ' html'` },
  { table: 'mails', column: 'headers', owner: `id || ' headers'` },
  { table: 'mails', column: 'calendar', owner: `id || ' calendar'` },
  { table: 'push_subscriptions', column: 'endpoint', owner: `'push ' || shop_id || ' ' || endpoint_hash` },
  {
    table: 'push_subscriptions',
    column: 'keys',
    owner: `'push ' || shop_id || ' ' || endpoint_hash || ' keys'`,
  },
  { table: 'payouts', column: 'data', owner: 'id' },
  { table: 'kyc', column: 'number', owner: 'id' },
  { table: 'payments', column: 'sealed_token', owner: 'id' },
  { table: 'entitlements', column: 'card_token_sealed', owner: 'id' },
  { table: 'renewal_charges', column: 'card_token_sealed', owner: 'id' },
  { table: 'tax_providers', column: 'sealed_key', owner: `'tax provider ' || id` },
  { table: 'agent_signing_keys', column: 'sealed_key', owner: `'agent key ' || id` },
  { table: 'checkout_sessions', column: 'sealed_link', owner: 'id' },
  { table: 'calendar_addresses', column: 'token', owner: `'calendar ' || id` },
  { table: 'second_factors', column: 'secret', owner: `'factor ' || user_id` },
] as const

/**
 * Examines up to this many secrets of each kind, a thousand by default, and opens one for each key: another service may
 * have a key of the same name. Returns the ids of the keys that they are sealed with, and of those that the vault
 * cannot open them with.
 */
export async function examineKeys(
  db: Database,
  vault: Vault,
  examples = 1000,
): Promise<{ used: string[]; unopened: string[] }> {
  const [used, unopened] = [new Set<string>(), new Set<string>()]
  for (const { table, column, owner } of sealedColumns) {
    const { rows } = await db.raw(
      `select distinct on (1) split_part(sealed, '.', 1) as id, sealed, owner
      from (select ?? as sealed, ${owner} as owner from ?? where ?? is not null limit ?) as examples`,
      [column, table, column, examples],
    )
    for (const { id, sealed, owner } of rows) {
      used.add(id)
      if (!opens(vault, sealed, owner)) unopened.add(id)
    }
  }
  return { used: [...used], unopened: [...unopened] }
}

function opens(vault: Vault, sealed: string, owner: string): boolean {
  try {
    vault.open(sealed, owner)
    return true
  } catch {
    return false
  }
}

/** Rows resealed per transaction. */
const batch = 200

export interface Rotation {
  /** The number of secrets that the run has resealed under the newest key. */
  resealed: number
  /** The values that no key of the vault opens, by table, column and id. */
  unreadable: string[]
}

/**
 * Reseals every secret that is not under the newest key, one batch per transaction: a run that is interrupted, or runs
 * twice, loses nothing and continues. It is safe while the service is running, because each row is locked while it is
 * changed and both keys open it. A value that no key opens is left unchanged and reported. Once a run finds nothing
 * more, and every process has the newest key, the older ones can be removed (specification: saved cards are stored
 * encrypted).
 */
export async function rotateKeys(
  db: Database,
  vault: Vault,
  signal: AbortSignal = new AbortController().signal,
): Promise<Rotation> {
  const done: Rotation = { resealed: 0, unreadable: [] }
  for (const place of sealedColumns) {
    let after = ''
    while (!signal.aborted) {
      const last = await transaction(db, (tx) => resealSome(tx, vault, place, after, done))
      if (last === null) break
      after = last
    }
  }
  return done
}

type SealedColumn = (typeof sealedColumns)[number]

/** Returns the last id of the batch; null if nothing was left. */
async function resealSome(
  tx: Transaction,
  vault: Vault,
  { table, column, owner }: SealedColumn,
  after: string,
  done: Rotation,
): Promise<string | null> {
  const rows: { id: string; sealed: string; owner: string }[] = await tx(table)
    .where('id', '>', after)
    .whereNotNull(column)
    .whereRaw(`split_part(??, '.', 1) <> ?`, [column, vault.newestKey])
    .orderBy('id')
    .limit(batch)
    .forUpdate()
    .select({ id: 'id', sealed: column, owner: tx.raw(owner) })
  const resealed: { id: string; sealed: string }[] = []
  for (const { id, sealed, owner: name } of rows) {
    try {
      resealed.push({ id, sealed: vault.seal(vault.open(sealed, name), name) })
    } catch {
      done.unreadable.push(`${table}.${column} ${id}`)
    }
  }
  await tx.raw(
    `update ?? set ?? = fresh.sealed from json_to_recordset(?::json) as fresh (id text, sealed text)
    where ??.id = fresh.id`,
    [table, column, JSON.stringify(resealed), table],
  )
  done.resealed += resealed.length
  return rows.at(-1)?.id ?? null
}

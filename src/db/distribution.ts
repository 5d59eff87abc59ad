import type { Database } from './database.ts'
import { globalTables } from './global-tables.ts'

/** This query returns each table with those that it refers to. */
const references = `
  select relname as name, array(
    select distinct confrelid::regclass::text from pg_constraint
    where conrelid = class.oid and contype = 'f' and confrelid <> class.oid order by 1
  ) as targets
  from pg_class as class
  where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`

/**
 * Returns the statements that tell Citus where rows belong: a store's rows to the machine of their store, all tables
 * together; the global tables that these refer to on every machine. The other global tables stay where they are, on the
 * coordinator.
 */
export async function distribution(db: Database): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { name: string; targets: string[] }[] }>(references)
  const targetsOf = new Map(rows.map(({ name, targets }) => [name, targets]))
  const ordered: string[] = []
  const place = (table: string) => {
    if (ordered.includes(table)) return
    for (const target of targetsOf.get(table) ?? []) place(target)
    ordered.push(table)
  }
  const ofStores = rows.map(({ name }) => name).filter((name) => !(name in globalTables))
  for (const table of ofStores) place(table)
  const [first, ...others] = ordered.filter((table) => !(table in globalTables))
  return [
    'create extension if not exists citus',
    // Our triggers write rows of the same store alone.
    'set citus.enable_unsafe_triggers to on',
    ...ordered
      .filter((table) => table in globalTables)
      .map((table) => `select create_reference_table('${table}')`),
    `select create_distributed_table('${first}', 'shop_id')`,
    ...others.map(
      (table) => `select create_distributed_table('${table}', 'shop_id', colocate_with => '${first}')`,
    ),
  ]
}

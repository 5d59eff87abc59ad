import type { Database } from '../../src/db/database.ts'
import { globalTables } from '../../src/db/global-tables.ts'

/** The number of partitions of each table of stores' rows; 0: they are plain tables. */
export const partitions = Number(process.env.PARTITIONS ?? 0)

/**
 * The settings that a server with partitions needs. A statement that looks in all stores locks every partition with its
 * indexes; and PostgreSQL 18.4 crashes (signal 11) if a locked row was changed meanwhile and the plan chooses
 * partitions at run time.
 */
export const partitionSettings =
  partitions > 0 ? ['max_locks_per_transaction=512', 'enable_partition_pruning=off'] : []

interface Table {
  name: string
  options: string | null
  constraints: string[]
  references: string[]
  indexes: string[]
  triggers: string[]
}

/**
 * The definitions that `create table … (like …)` leaves out; checks, defaults and generated columns come with the
 * columns.
 */
const definitions = `
  select relname as name, array_to_string(reloptions, ', ') as options,
    array(select format('constraint %I %s', conname, pg_get_constraintdef(oid))
      from pg_constraint where conrelid = class.oid and contype in ('p', 'u', 'x')) as constraints,
    array(select format('constraint %I %s', conname, pg_get_constraintdef(oid))
      from pg_constraint where conrelid = class.oid and contype = 'f') as references,
    array(select pg_get_indexdef(indexrelid) from pg_index
      where indrelid = class.oid and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))) as indexes,
    array(select pg_get_triggerdef(oid) from pg_trigger where tgrelid = class.oid and not tgisinternal) as triggers
  from pg_class as class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all (?)`

/** Renames what PostgreSQL has named automatically in each partition: the name in the whole table, with a number. */
const names = `
  do $$ declare part record; begin
    for part in
      select child.relname as old, parent.relname || substring(child_table.relname from '_\\d+$') as new
      from pg_inherits
      join pg_class as child on child.oid = inhrelid and child.relkind = 'i'
      join pg_class as parent on parent.oid = inhparent
      join pg_index on indexrelid = child.oid
      join pg_class as child_table on child_table.oid = indrelid
    loop execute format('alter index %I rename to %I', part.old, part.new); end loop;
  end $$`

/** The migrations' own functions, in the order in which they were made: each knows those before it. */
const functions = `
  select pg_get_functiondef(oid) as definition from pg_proc
  where pronamespace = 'public'::regnamespace and prokind = 'f'
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  order by oid`

/**
 * If PARTITIONS is set, recreates every table of stores' rows with that many partitions by the hash of `shop_id`:
 * code that still works then needs no key, reference or trigger that reaches from one store's rows to another's. It
 * needs an empty migrated database.
 */
export async function partitionByStore(db: Database): Promise<void> {
  if (partitions === 0) return
  const { rows } = await db.raw<{ rows: Table[] }>(definitions, [Object.keys(globalTables)])
  await db.transaction(async (tx) => {
    await tx.raw('set local statement_timeout = 0')
    const written: { rows: { definition: string }[] } = await tx.raw(functions)
    await tx.raw(rows.map(emptied).join(';'))
    await tx.raw(`drop table ${rows.map(({ name }) => name).join(', ')} cascade`)
    for (const table of rows) await tx.raw(divided(table).join(';'))
    // Those that take or read rows of a table went with it.
    // Knex would take an operator for a binding.
    for (const { definition } of written.rows) await tx.raw(definition.replaceAll('?', '\\?'))
    for (const table of rows) await tx.raw(completed(table).join(';'))
    for (const { name, references } of rows)
      for (const reference of references) await tx.raw(`alter table ${name} add ${reference}`)
    await tx.raw(names)
  })
}

function emptied({ name }: Table): string {
  const parts = 'including defaults including generated including constraints'
  return `create table "new ${name}" (like ${name} ${parts}) partition by hash (shop_id)`
}

function divided({ name, options }: Table): string[] {
  const settings = options ? `with (${options})` : ''
  return [
    `alter table "new ${name}" rename to ${name}`,
    ...Array.from({ length: partitions }, (_, n) => {
      const values = `for values with (modulus ${partitions}, remainder ${n})`
      return `create table ${name}_${n} partition of ${name} ${values} ${settings}`
    }),
  ]
}

const completed = ({ name, constraints, indexes, triggers }: Table): string[] => [
  ...constraints.map((constraint) => `alter table ${name} add ${constraint}`),
  ...indexes,
  ...triggers,
]

/** Returns a plan as it would read without partitions. */
export function wholePlan(text: string): string {
  return text.replaceAll(/\b([a-z]+(?:_[a-z]+)*)_\d+\b/g, '$1')
}

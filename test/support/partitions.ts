import type { Database } from '../../src/db/database.ts'
import { globalTables } from '../../src/db/global-tables.ts'

interface Table {
  name: string
  options: string | null
  constraints: string[]
  references: string[]
  indexes: string[]
  triggers: string[]
}

/** All that `create table … (like …)` leaves out; checks, defaults and generated columns come with the columns. */
const definitions = `
  select relname as name, array_to_string(reloptions, ', ') as options,
    array(select format('constraint %I %s', conname, pg_get_constraintdef(oid))
      from pg_constraint where conrelid = class.oid and contype in ('p', 'u')) as constraints,
    array(select format('constraint %I %s', conname, pg_get_constraintdef(oid))
      from pg_constraint where conrelid = class.oid and contype = 'f') as references,
    array(select pg_get_indexdef(indexrelid) from pg_index
      where indrelid = class.oid and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))) as indexes,
    array(select pg_get_triggerdef(oid) from pg_trigger where tgrelid = class.oid and not tgisinternal) as triggers
  from pg_class as class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all (?)`

/**
 * Makes every table of stores' rows anew, in `count` partitions by the hash of `shop_id`: what still works then needs no
 * key, reference or trigger that reaches from one store's rows to another's. For an empty database.
 */
export async function partitionByStore(db: Database, count: number): Promise<void> {
  const { rows } = await db.raw<{ rows: Table[] }>(definitions, [Object.keys(globalTables)])
  await db.transaction(async (tx) => {
    for (const { name } of rows) {
      await tx.raw(
        'create table ?? (like ?? including defaults including generated including constraints) partition by hash (shop_id)',
        [`new ${name}`, name],
      )
    }
    await tx.raw(`drop table ${rows.map(({ name }) => name).join(', ')} cascade`)
    for (const { name, options, constraints, indexes, triggers } of rows) {
      await tx.raw('alter table ?? rename to ??', [`new ${name}`, name])
      for (let n = 0; n < count; n++) {
        const values = `for values with (modulus ${count}, remainder ${n})`
        await tx.raw(
          `create table ${name}_${n} partition of ${name} ${values} ${options ? `with (${options})` : ''}`,
        )
      }
      for (const constraint of constraints) await tx.raw(`alter table ${name} add ${constraint}`)
      for (const sql of [...indexes, ...triggers]) await tx.raw(sql)
    }
    for (const { name, references } of rows)
      for (const reference of references) await tx.raw(`alter table ${name} add ${reference}`)
  })
}

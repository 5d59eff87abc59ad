import { type Database, type Transaction, transaction } from '../../src/db/database.ts'

/**
 * Fills tables with hundreds of thousands of rows, without triggers: indexes are built at the end, in a fraction of the
 * time. Use it for a database that nobody else uses, and `vacuum analyze` it afterwards.
 */
export async function fillTables(
  db: Database,
  tables: string[],
  fill: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.raw("set local session_replication_role = 'replica'; set local statement_timeout = 0")
    // A test database has little memory for that, and parallel workers would cost more than they save.
    await tx.raw("set local maintenance_work_mem = '256MB'; set local max_parallel_maintenance_workers = 0")
    const { rows: indexes } = await tx.raw<{ rows: { name: string; definition: string }[] }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
         from pg_index
         where indrelid::regclass::text = any (?)
           and not exists (select from pg_constraint where conindid = indexrelid)`,
      [tables],
    )
    for (const { name } of indexes) await tx.raw(`drop index ${name}`)
    await fill(tx)
    // ON ONLY is for partitioned tables.
    for (const { definition } of indexes) await tx.raw(definition.replace(' ON ONLY ', ' ON '))
  })
}

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
  const indexes = await transaction(db, async (tx) => {
    await tx.raw("set local session_replication_role = 'replica'; set local statement_timeout = 0")
    const { rows } = await tx.raw<{ rows: { name: string; definition: string }[] }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
         from pg_index
         where indrelid::regclass::text = any (?)
           and not exists (select from pg_constraint where conindid = indexrelid)`,
      [tables],
    )
    for (const { name } of rows) await tx.raw(`drop index ${name}`)
    await fill(tx)
    return rows
  })
  // In a transaction of their own: PostgreSQL leaves an index out that was built over rows which its own transaction had
  // updated, for as long as an older transaction of any database runs (pg_index.indcheckxmin).
  await transaction(db, async (tx) => {
    // A test database has little memory for that, and parallel workers would cost more than they save.
    await tx.raw("set local maintenance_work_mem = '256MB'; set local max_parallel_maintenance_workers = 0")
    await tx.raw('set local statement_timeout = 0')
    // ON ONLY is for partitioned tables.
    for (const { definition } of indexes) await tx.raw(definition.replace(' ON ONLY ', ' ON '))
  })
}

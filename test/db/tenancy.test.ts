import { expect } from 'chai'
import type { Database } from '../../src/db/database.ts'
import { globalTables } from '../../src/db/global-tables.ts'
import { service } from '../support/service.ts'

// The rules for tables of stores' rows, checked in PostgreSQL's catalogue for every table that anybody adds.

/** The table, the name and the columns of every unique index; expressions are not among the columns. */
const uniqueIndexes = `
  select indrelid::regclass::text as "table", indexrelid::regclass::text as name,
    array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any (indkey)) as columns
  from pg_index join pg_class on pg_class.oid = indrelid
  where relnamespace = 'public'::regnamespace and not relispartition and indisunique`

/** Both ends of every reference, column by column. */
const references = `
  select conrelid::regclass::text as "table", conname as name, confrelid::regclass::text as target,
    array(select attname::text from unnest(conkey) with ordinality as key (attnum, n)
      join pg_attribute as own on attrelid = conrelid and own.attnum = key.attnum order by n) as columns,
    array(select attname::text from unnest(confkey) with ordinality as key (attnum, n)
      join pg_attribute as own on attrelid = confrelid and own.attnum = key.attnum order by n) as "targetColumns"
  from pg_constraint join pg_class on pg_class.oid = conrelid
  where contype = 'f' and relnamespace = 'public'::regnamespace and not relispartition and conparentid = 0`

const columns = `
  select relname as "table", attname as name, attnotnull as required from pg_class
  join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`

interface Column {
  table: string
  name: string
  required: boolean
}
interface Index {
  table: string
  name: string
  columns: string[]
}
interface Reference extends Index {
  target: string
  targetColumns: string[]
}

/**
 * Finds all in a database that would let a row of one store point at a row of another, or keep stores from being
 * spread.
 */
async function flawsOf(db: Database): Promise<string[]> {
  const [all, indexes, keys] = await Promise.all([
    db.raw<{ rows: Column[] }>(columns),
    db.raw<{ rows: Index[] }>(uniqueIndexes),
    db.raw<{ rows: Reference[] }>(references),
  ])
  const tables = [...new Set(all.rows.map(({ table }) => table))]
  const inStore = new Map(
    all.rows.filter(({ name }) => name === 'shop_id').map(({ table, required }) => [table, required]),
  )
  const isGlobal = (table: string) => table in globalTables
  const flaws: string[] = []
  for (const table of tables) {
    if (!isGlobal(table) && inStore.get(table) !== true) flaws.push(`${table}: no shop_id that is not null`)
  }
  for (const { table, name, columns: held } of indexes.rows) {
    if (!isGlobal(table) && !held.includes('shop_id'))
      flaws.push(`${table}: ${name} is unique without shop_id`)
  }
  for (const { table, name, target, columns: own, targetColumns } of keys.rows) {
    const at = own.indexOf('shop_id')
    const isStore = inStore.has(table) && inStore.has(target)
    if (isStore && (at < 0 || targetColumns[at] !== 'shop_id'))
      flaws.push(`${table}: ${name} leaves the store out`)
    if (isGlobal(table) && !isGlobal(target))
      flaws.push(`${table}: ${name} points from a global table to a store's`)
  }
  const known = new Set(tables)
  for (const table of Object.keys(globalTables))
    if (!known.has(table)) flaws.push(`${table}: there is no such table`)
  return flaws
}

describe('The schema of several stores', () => {
  it("has the store in every key of a store's rows and in every reference between them", async () => {
    expect(await flawsOf(service().db)).to.eql([])
  })

  it('is told of a table, a unique index and a reference that leave the store out', async () => {
    const { db } = service()
    await db.raw(`create table stray (id text primary key);
      create table strayed (id text, shop_id object_id not null, order_id object_id unique, primary key (id, shop_id));
      alter table app_tokens add column stray_id text references strayed (order_id)`)
    try {
      expect(await flawsOf(db)).to.have.members([
        'stray: no shop_id that is not null',
        'stray: stray_pkey is unique without shop_id',
        'strayed: strayed_order_id_key is unique without shop_id',
        'app_tokens: app_tokens_stray_id_fkey leaves the store out',
        "app_tokens: app_tokens_stray_id_fkey points from a global table to a store's",
      ])
    } finally {
      await db.raw('alter table app_tokens drop column stray_id; drop table stray, strayed')
    }
  })
})

import { expect } from 'chai'
import { globalTables } from '../../../src/db/global-tables.ts'
import {
  type ArchiveTable,
  archiveTables,
  columnsLeftOut,
  leftOut,
} from '../../../src/services/exports/archive-tables.ts'
import { sealedColumns } from '../../../src/services/shared/key-rotation.ts'
import { service } from '../../support/service.ts'

const query = async <Row>(sql: string) => (await service().db.raw(sql)).rows as Row[]

describe('the tables of an archive', () => {
  let tables: ArchiveTable[]
  const has = (table: string, column: string) =>
    tables.some(
      ({ name, columns }) => name === table && columns.some((one) => one.replaceAll('"', '') === column),
    )
  before(async () => {
    tables = await archiveTables({ query })
  })

  it('are all of a store but those that are left out with their reasons', async () => {
    const all = await query<{ name: string }>(
      "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'shop_id'",
    )
    const own = all.map(({ name }) => name).filter((name) => !(name in globalTables))
    const partitions = /_p?\d+$/
    const taken = tables.map(({ name }) => name)
    expect([...taken, ...Object.keys(leftOut)].sort()).to.eql(
      ['shops', ...own.filter((name) => !partitions.test(name))].sort(),
    )
    expect(taken[0]).to.equal('shops')
  })

  it('have neither secrets that the vault seals, nor hashes, tokens and keys', () => {
    for (const { table, column } of sealedColumns)
      expect(has(table, column), `${table}.${column}`).to.equal(false)
    // Keys of idempotency and of files open nothing; a reference is what a provider knows a payment by.
    const harmless = /^(idempotency_key|storage_key|sha256|key)$/
    const secret = /hash|token|secret|sealed|password|_key|^key/
    const suspicious = tables.flatMap(({ name, columns }) =>
      columns
        .filter((column) => secret.test(column) && !harmless.test(column))
        .map((column) => `${name}.${column}`),
    )
    expect(suspicious).to.eql([])
  })

  it('leave out columns that there are', () => {
    for (const [name, columns] of Object.entries(columnsLeftOut)) {
      const table = tables.find((one) => one.name === name)
      expect(table, name).to.not.equal(undefined)
      for (const column of Object.keys(columns))
        expect(has(name, column), `${name}.${column}`).to.equal(false)
    }
  })

  it('refer to nothing that an archive does not have', async () => {
    const references = await query<{ from: string; to: string }>(
      `select distinct conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
      where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
    )
    const taken = new Set(['users', ...tables.map(({ name }) => name)])
    const open = references.filter(({ from, to }) => taken.has(from) && from !== 'users' && !taken.has(to))
    expect(open).to.eql([])
  })
})

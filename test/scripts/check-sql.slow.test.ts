import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { checkStatements } from '../../scripts/sql/check.ts'
import { openProgram } from '../../scripts/sql/claims.ts'
import { checkQueries, readTables } from '../../scripts/sql/queries.ts'
import { service } from '../support/service.ts'

// Each line is one statement or query with a fault that nothing but the schema shows, and what is reported of it.
const faults: [line: string, ...reported: string[]][] = [
  // Correct statements.
  [
    'statement<{ id: string }, { number: number; paidAt: string | null }>(\'right\', `select number, paid_at as "paidAt" from orders where id = :id`)',
  ],
  [
    "statement<{ id: string }, { name: string | null }>('outer', 'select users.name from orders left join users on users.id = orders.user_id where orders.id = :id')",
  ],
  [
    "statement<{ id: string }, { paidAt: string }>('filtered', 'select paid_at as \"paidAt\" from orders where id = :id and paid_at is not null')",
  ],
  [
    "statement<{ id: string }, { total: number }>('counted', 'select count(*) as total from orders where id = :id')",
  ],
  [
    "statement<{ ids: string[] }, { last: string | null }>('max', 'select max(created_at) as last from orders where id = any (:ids)')",
  ],
  // A column of the result.
  [
    "statement<{ id: string }, { times: number }>('misnamed', 'select count(*) as thymes from orders where id = :id')",
    'misnamed: times is not returned',
  ],
  [
    "statement<{ id: string }, { number: string }>('mistyped', 'select number from orders where id = :id')",
    'mistyped: number is number, not string',
  ],
  [
    "statement<{ id: string }, { created_at: Date }>('date', 'select created_at from orders where id = :id')",
    'date: created_at is string, not Date',
  ],
  [
    "statement<{ id: string }, { paid_at: string }>('nullable', 'select paid_at from orders where id = :id')",
    'nullable: paid_at may be null, and is claimed to be string',
  ],
  [
    "statement<{ id: string }, { name: string }>('joined', 'select users.name from orders left join users on users.id = orders.user_id where orders.id = :id')",
    'joined: name may be null, and is claimed to be string',
  ],
  [
    "statement<{ id: string }, { sum: number }>('summed', 'select sum(subtotal) as sum from orders where id = :id')",
    'summed: sum may be null, and is claimed to be number',
  ],
  [
    "statement<{ id: string }, { name: string }>('looked-up', 'select (select name from users where id = user_id) as name from orders where id = :id')",
    'looked-up: name may be null, and is claimed to be string',
  ],
  [
    "statement<{ id: string }, { at: string }>('cte', 'with changed as (update orders set note = $$x$$ where id = :id returning paid_at) select paid_at as at from changed')",
    'cte: at may be null, and is claimed to be string',
  ],
  [
    "statement<{ id: string }, { order: { at: string } }>('json', `select json_build_object('at', paid_at) as \"order\" from orders where id = :id`)",
    'json: order.at may be null, and is claimed to be string',
  ],
  [
    "statement<{ id: string }, { order: { number: number } }>('json-name', `select json_build_object('numbr', number) as \"order\" from orders where id = :id`)",
    'json-name: order.number is not returned',
    'json-name: order.numbr is not in the type of the rows',
  ],
  // A parameter.
  [
    "statement<{ id: number }, { number: number }>('parameter', 'select number from orders where id = :id')",
    'parameter: :id is string, not number',
  ],
  [
    "statement<{ ids: string }, { number: number }>('list', 'select number from orders where id = any (:ids)')",
    'list: :ids is string[], not string',
  ],
  [
    "statement<{ id: string }, { number: number }>('missing', 'select number from orders where id = :id and shop_id = :shopId')",
    'missing: :shopId is not among the values',
  ],
  // A table or a column that there is not.
  [
    "statement<{ id: string }, { number: number }>('column', 'select nmber as number from orders where id = :id')",
    'column: column "nmber" does not exist',
  ],
  [
    "statement<{ id: string }, { number: number }>('table', 'select number from ordres where id = :id')",
    'table: relation "ordres" does not exist',
  ],
  // Statements that are written for `raw`.
  ["db.raw<{ rows: { id: string }[] }>('select id from orders where id = ?', ['1'])"],
  ["db.raw('select id from ordres where id = :id', { id: '1' })", 'relation "ordres" does not exist'],
  [
    "db.raw<{ rows: { at: string }[] }>('select paid_at as at from orders')",
    'at may be null, and is claimed to be string',
  ],
  // Queries that Knex builds.
  [
    "db('orders').where({ 'orders.shop_id': '1' }).join('users', 'users.id', 'orders.user_id').select('users.name')",
  ],
  ["db('ordres').where({ shop_id: '1' })", 'there is no table ordres'],
  ["db('orders').where('shop_id', '1').where('staet', 'paid')", 'there is no column staet in orders'],
  ["db('orders').where('shop_id', '1').orderBy('orders.staet')", 'there is no column staet in orders'],
  [
    "db('orders').where('shop_id', '1').join('users', 'users.id', 'orders.usr_id')",
    'there is no column usr_id in orders',
  ],
  ["db('orders').where('shop_id', '1').where('payments.id', '2')", 'the query has no table payments'],
  [
    "db('orders').where('shop_id', '1').select<{ id: string }[]>(['number as id'])",
    'id is number, not string',
  ],
  [
    "db('orders').where('shop_id', '1').select<{ times: number }[]>(['number as thymes'])",
    'times is not read',
    'thymes is not in the type of the rows',
  ],
  [
    "db('orders').where('shop_id', '1').select<{ at: string }[]>({ at: 'paid_at' })",
    'at is string | null, not string',
  ],
  [
    "db('orders').where({ id: '1' }).first('id')",
    'the query of orders, which has rows of all stores, names no shop_id',
  ],
  ["db('users').where({ id: '1' }).first('id')"],
]

describe('scripts/check-sql.ts', () => {
  it('reports each kind of fault by its file and line, and nothing that is right', async function () {
    const { db, databaseUrl } = service()
    const { rows } = await db.raw('show server_version_num')
    // Only PostgreSQL 16 and later say in their trees which outer joins make a column null.
    if (Number(rows[0].server_version_num) < 160_000) this.skip()
    mkdirSync('.data', { recursive: true })
    const folder = mkdtempSync('.data/faults-')
    try {
      const file = join(folder, 'faults.ts')
      const head = [
        "import type { Database } from '../../src/db/database.ts'",
        "import { statement } from '../../src/db/statement.ts'",
        '// A query that is built as soon as the file is loaded needs a database: these are only read.',
        'export const queries = (db: Database) => [',
      ]
      const isQuery = (line: string) => /^db[.(]/.test(line)
      const queries = faults.filter(([line]) => isQuery(line))
      const statements = faults.filter(([line]) => !isQuery(line))
      const text = [
        ...head,
        ...queries.map(([line]) => `  ${line},`),
        ']',
        ...statements.map(([line], n) => `export const s${n} = ${line}`),
      ]
      writeFileSync(file, text.join('\n'))
      const lineOf = (line: string) => text.findIndex((one) => one.includes(line)) + 1
      const program = openProgram([file, 'generated/tables.ts'])
      const problems = [
        ...checkQueries([file], await readTables(databaseUrl), program),
        ...(await checkStatements(program, [file], databaseUrl)),
      ]
      const found = problems.toSorted((one, other) => one.line - other.line)
      const expected = [...queries, ...statements].flatMap(([line, ...reported]) =>
        reported.map((message) => ({ file, line: lineOf(line), message })),
      )
      expect(found).to.deep.equal(expected)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

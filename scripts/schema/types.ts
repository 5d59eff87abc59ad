import type { Database } from '../../src/db/database.ts'
import { globalTables } from '../../src/db/global-tables.ts'

interface Column {
  name: string
  /** The name of its type; that of a domain is the one of the type below it. */
  type: string
  domain: string | null
  required: boolean
  filled: boolean
  generated: boolean
}
interface Table {
  name: string
  columns: Column[]
  checks: string[]
}

/**
 * A column is never null if it is declared so, or if it is generated from such columns by an expression that only
 * calculates.
 */
export const required = `(attnotnull or attgenerated <> ''
  and not exists (select from pg_depend join pg_attribute as part on part.attrelid = refobjid and part.attnum = refobjsubid
    where classid = 'pg_attrdef'::regclass and objid = pg_attrdef.oid and part.attnum <> pg_attribute.attnum
      and not part.attnotnull)
  and pg_get_expr(adbin, adrelid) ~ '^[a-z_0-9 ()+*-]+$')`

/** Partitions are no tables of their own: nobody names them in a statement. */
const tables = `
  select relname as name,
    (select json_agg(json_build_object(
        'name', attname, 'type', format_type(coalesce(nullif(typbasetype, 0), pg_type.oid), null),
        'domain', case typtype when 'd' then typname end, 'required', ${required},
        'filled', atthasdef or attidentity <> '', 'generated', attgenerated <> '' or attidentity = 'a') order by attnum)
      from pg_attribute join pg_type on pg_type.oid = atttypid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = class.oid and attnum > 0 and not attisdropped) as columns,
    array(select pg_get_constraintdef(oid) from pg_constraint where conrelid = class.oid and contype = 'c'
      order by conname) as checks
  from pg_class as class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`

/** The TypeScript type of a value when it is read (src/db/database.ts sets the parsers), and of what may be written. */
export const typesOfValues: Record<string, [read: string, written?: string]> = {
  text: ['string'],
  'character varying': ['string'],
  character: ['string'],
  '"char"': ['string'],
  name: ['string'],
  uuid: ['string'],
  inet: ['string'],
  boolean: ['boolean'],
  smallint: ['number'],
  integer: ['number'],
  bigint: ['number'],
  numeric: ['number'],
  real: ['number'],
  'double precision': ['number'],
  date: ['string', 'Date | string'],
  'timestamp with time zone': ['string', 'Date | string'],
  'timestamp without time zone': ['Date', 'Date | string'],
  bytea: ['Buffer'],
  json: ['Json', 'object | string'],
  jsonb: ['Json', 'object | string'],
  tsvector: ['string'],
  interval: ['object', 'string'],
  xid8: ['string'],
}

const head = `// The tables that the migrations make, for the compiler. Written by \`make schema\`; a test and \`make check\` fail while it
// is stale.
import type { Knex } from 'knex'

/** A value in a statement that Knex builds may be SQL. */
type Sql = Knex.Raw | Knex.QueryBuilder
// Nobody but its writer knows the members of a document.
type Json = any
interface Table<Row, Insert> {
  base: Row
  insert: { [Name in keyof Insert]: Insert[Name] | Sql }
  update: { [Name in keyof Insert]?: Insert[Name] | Sql }
  upsert: { [Name in keyof Insert]?: Insert[Name] | Sql }
}
`

/** Returns the tables of a migrated database as TypeScript, declared as those of Knex. */
export async function typesText(db: Database): Promise<string> {
  const { rows } = await db.raw<{ rows: Table[] }>(tables)
  const names = rows.map(({ name }) => name)
  const isGlobal = (name: string) => name in globalTables
  return [
    head,
    union(
      'StoreTable',
      "The rows of these tables are a store's.",
      names.filter((name) => !isGlobal(name)),
    ),
    union(
      'GlobalTable',
      "The rows of these are not one store's (src/db/global-tables.ts).",
      names.filter(isGlobal),
    ),
    'export interface Tables {',
    ...names.map((name) => `  ${name}: Table<Rows['${name}'], Inserts['${name}']>`),
    '}',
    'type All = Tables',
    "declare module 'knex/types/tables.js' {",
    '  interface Tables extends All {}',
    '}',
    '',
    block('Rows', rows, (table) =>
      table.columns.map((column) => `${column.name}: ${readType(column, table)}`),
    ),
    '/** The columns that an insert may give: none that PostgreSQL generates. */',
    block('Inserts', rows, (table) =>
      table.columns
        .filter(({ generated }) => !generated)
        .map((column) => {
          const { name, required, filled } = column
          return `${name}${required && !filled ? '' : '?'}: ${writtenType(column, table)}`
        }),
    ),
  ].join('\n')
}

function union(name: string, comment: string, members: string[]): string {
  return `/** ${comment} */\nexport type ${name} =\n${members.map((member) => `  | '${member}'`).join('\n')}\n`
}

function block(name: string, rows: Table[], lines: (table: Table) => string[]): string {
  const bodies = rows.map(
    (table) =>
      `  ${table.name}: {\n${lines(table)
        .map((line) => `    ${line}\n`)
        .join('')}  }\n`,
  )
  return `export interface ${name} {\n${bodies.join('')}}\n`
}

function readType(column: Column, table: Table): string {
  return valueType(column, table, 0)
}

function writtenType(column: Column, table: Table): string {
  return valueType(column, table, 1)
}

function valueType({ name, type, required }: Column, { checks }: Table, way: 0 | 1): string {
  const [, element = type, isArray] = /^(.*?)(\[\])?$/.exec(type)!
  const types = typesOfValues[element]
  if (!types) throw new Error(`scripts/schema/types.ts does not know what a ${element} is in JavaScript`)
  const value = wordsOf(name, checks) ?? types[way] ?? types[0]
  const whole = isArray ? (/\W/.test(value) ? `(${value})[]` : `${value}[]`) : value
  return required ? whole : `${whole} | null`
}

/**
 * Returns the words that a check lets a column have, as a union: \`status = ANY (ARRAY['open'::text, 'done'::text])\`.
 */
function wordsOf(column: string, checks: string[]): string | null {
  for (const check of checks) {
    const [, name, list] =
      /^CHECK \(\(\(?(\w+)(?:\)::text)? = ANY \(ARRAY\[([^\]]*)\](?:::text\[\])?\)\)\)$/.exec(check) ?? []
    if (name !== column || !list) continue
    const words = list.split(', ').map((word) => /^'([^']*)'::[a-z ]+$/.exec(word)?.[1])
    if (words.every((word) => word !== undefined)) return words.map((word) => `'${word}'`).join(' | ')
  }
  return null
}

import type { Database } from '../../src/db/database.ts'

interface Table {
  name: string
  options: string[] | null
  columns: string[]
  constraints: string[]
  indexes: string[]
  triggers: string[]
}

/** The tables, one after the other by name, each with all that belongs to it; Agenda's and Knex's own ones too. */
const tables = `
  select relname as name, reloptions as options,
    array(
      select concat_ws(' ', quote_ident(attname), format_type(atttypid, atttypmod),
        case when attgenerated = 's' then format('generated always as (%s) stored', pg_get_expr(adbin, adrelid))
          else 'default ' || pg_get_expr(adbin, adrelid) end,
        case when attnotnull then 'not null' end)
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = class.oid and attnum > 0 and not attisdropped order by attnum
    ) as columns,
    array(
      select format('constraint %I %s', conname, pg_get_constraintdef(oid))
      from pg_constraint where conrelid = class.oid and contype in ('p', 'u', 'x', 'c', 'f')
      order by array_position('{p,u,x,c,f}', contype), conname
    ) as constraints,
    array(
      select pg_get_indexdef(indexrelid) from pg_index
      where indrelid = class.oid and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
      order by indexrelid::regclass::text
    ) as indexes,
    array(
      select pg_get_triggerdef(oid) from pg_trigger where tgrelid = class.oid and not tgisinternal order by tgname
    ) as triggers
  from pg_class as class
  where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`

/** Functions of ours, not those that extensions bring. */
const functions = `
  select pg_get_functiondef(oid) as definition from pg_proc
  where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') order by proname`

/** The extensions that we create, and our own types. */
const foundations = `
  select format('create extension if not exists %I;', extname) as definition from pg_extension where extname <> 'plpgsql'
  union all
  select format('create domain %I as %s collate %I;', typname, format_type(typbasetype, typtypmod), collname)
  from pg_type join pg_collation on pg_collation.oid = typcollation
  where typtype = 'd' and typnamespace = 'public'::regnamespace order by 1`

/** Returns a database's schema as SQL, in an order that no migration changes but by what it does. */
export async function schemaText(db: Database): Promise<string> {
  const made = await db.raw<{ rows: Table[] }>(tables)
  const founded = await db.raw<{ rows: { definition: string }[] }>(foundations)
  const written = await db.raw<{ rows: { definition: string }[] }>(functions)
  const blocks = [
    '-- The schema that the migrations make. Written by `make schema`; a test fails while it is stale.',
    founded.rows.map(({ definition }) => definition).join('\n'),
    ...written.rows.map(({ definition }) => `${definition.trim()};`),
    ...made.rows.map(textOf),
  ]
  return `${blocks.join('\n\n')}\n`
    .replaceAll(/\bpublic\./g, '')
    .replaceAll(' USING btree', '')
    .replaceAll(/timestamp(\(\d\))? with time zone/g, 'timestamptz$1')
}

function textOf({ name, options, columns, constraints, indexes, triggers }: Table): string {
  const body = [...columns, ...constraints].map((line) => `  ${line}`).join(',\n')
  const settings = options ? ` with (${options.join(', ')})` : ''
  return [
    `create table ${name} (\n${body}\n)${settings};`,
    ...[...indexes, ...triggers].map((line) => `${line};`),
  ].join('\n')
}

import type { Database } from '../../src/db/database.ts'

interface Column {
  type: string
  required: boolean
  /** PostgreSQL or a default fills it if an insert leaves it out. */
  filled: boolean
}

/** The facts of a schema that code written for it relies on. */
interface SchemaFacts {
  tables: Record<
    string,
    { file: number; columns: Record<string, Column>; restrictions: Record<string, Restriction> }
  >
  functions: string[]
}

/** A constraint or a unique index. */
interface Restriction {
  definition: string
  columns: string[]
}

const tables = `
  select relname as name, pg_relation_filenode(class.oid)::integer as file,
    (select json_object_agg(attname, json_build_object('type', format_type(atttypid, atttypmod), 'required', attnotnull,
        'filled', atthasdef or attidentity <> ''))
      from pg_attribute where attrelid = class.oid and attnum > 0 and not attisdropped) as columns,
    (select json_object_agg(name, json_build_object('definition', definition, 'columns', columns)) from (
      select conname as name, pg_get_constraintdef(oid) as definition, conkey as keys from pg_constraint
      where conrelid = class.oid and contype <> 'n'
      union all
      select indexrelid::regclass::text, pg_get_indexdef(indexrelid), indkey::smallint[] from pg_index
      where indrelid = class.oid and indisunique and not exists (select from pg_constraint where conindid = indexrelid)
    ) as restriction, lateral (
      select coalesce(json_agg(attname), '[]') as columns from pg_attribute
      where attrelid = class.oid and attnum = any (keys)
    ) as named) as restrictions
  from pg_class as class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')`

const functions = `
  select oid::regprocedure::text as name from pg_proc
  where pronamespace = 'public'::regnamespace and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`

/** Reads the facts of a database's schema from the catalogue. */
export async function schemaFacts(db: Database): Promise<SchemaFacts> {
  const found = await db.raw(tables)
  const { rows } = await db.raw(functions)
  return {
    tables: Object.fromEntries(
      found.rows.map(({ name, ...facts }: { name: string; restrictions: object | null }) => [
        name,
        { ...facts, restrictions: facts.restrictions ?? {} },
      ]),
    ),
    functions: rows.map(({ name }: { name: string }) => name),
  }
}

/** Returns what is missing or stricter in a later schema, each as a name and what is wrong with it. */
export function narrowings(before: SchemaFacts, after: SchemaFacts): string[] {
  const ofFunctions = before.functions
    .filter((name) => !after.functions.includes(name))
    .map((name) => `${name} is missing`)
  const ofTables = Object.entries(before.tables).flatMap(([name, old]) => {
    const now = after.tables[name]
    if (!now) return [`${name} is missing`]
    const rewritten = old.file === now.file ? [] : [`${name} is rewritten while nobody can use it`]
    const within = [...columnChanges(old.columns, now.columns), ...restrictionChanges(old, now)]
    return [...rewritten, ...within.map((change) => `${name}.${change}`)]
  })
  return [...ofFunctions, ...ofTables].sort()
}

function columnChanges(old: Record<string, Column>, now: Record<string, Column>): string[] {
  const added = Object.entries(now)
    .filter(([name, { required, filled }]) => !old[name] && required && !filled)
    .map(([name]) => `${name} needs a value`)
  const changed = Object.entries(old).flatMap(([name, { type, required, filled }]) => {
    const column = now[name]
    if (!column) return [`${name} is missing`]
    return [
      ...(column.type === type ? [] : [`${name} has another type`]),
      ...(column.required && !required ? [`${name} refuses null`] : []),
      ...(filled && !column.filled ? [`${name} has lost its default`] : []),
    ]
  })
  return [...added, ...changed]
}

type Table = SchemaFacts['tables'][string]

/** A restriction on new columns only does not affect code that does not know them. */
function restrictionChanges(old: Table, now: Table): string[] {
  return Object.entries(now.restrictions)
    .filter(([name, { definition }]) => old.restrictions[name]?.definition !== definition)
    .filter(([, { columns }]) => columns.length === 0 || columns.some((column) => column in old.columns))
    .map(([name]) => `${name} refuses rows`)
}

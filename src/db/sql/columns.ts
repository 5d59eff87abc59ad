/**
 * The SQL of each member of a record. Omitting a required member of the contract, or adding one it does not have, does
 * not compile.
 */
export type Columns<Row, Sql = string> = { [Name in keyof Row]: Sql }

/** Returns the columns in the form of Knex's `returning`; with `table` if several tables are read. */
export function aliased<Row>(columns: Columns<Row>, table?: string): string[] {
  return Object.entries(columns).map(([name, column]) => `${table ? `${table}.` : ''}${column} as ${name}`)
}

/** Returns the columns as a list for SQL's `select` and `returning`. */
export function columnList<Row>(columns: Columns<Row>): string {
  return Object.entries(columns)
    .map(([name, sql]) => `${sql} as "${name}"`)
    .join(', ')
}

/** Returns SQL for a JSON object of these members. */
export function jsonObject<Row>(members: Columns<Row>): string {
  return `json_build_object(${pairs(members)})`
}

/** Returns SQL for the same object as `jsonb`. */
export function jsonbObject<Row>(members: Columns<Row>): string {
  return `jsonb_build_object(${pairs(members)})`
}

/**
 * Returns SQL for a JSON object that has the members of a `jsonb` column as further ones; where that is null, the object
 * as it is.
 */
export const withMembers = (object: string, column: string) => `(
  select case when made.members is not null then with_members(made.record, made.members) else made.record end
  from (select ${object} as record, ${column} as members offset 0) made
)`

function pairs(members: object): string {
  return Object.entries(members)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ')
}

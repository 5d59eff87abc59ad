/**
 * The SQL of each member of a record. A required member of the contract without SQL does not compile, nor does a member
 * that the contract does not have.
 */
export type Columns<Row, Sql = string> = { [Name in keyof Row]: Sql }

/** Returns the columns as Knex takes them in `returning`; with `table` where several tables are read. */
export function aliased<Row>(columns: Columns<Row>, table?: string): string[] {
  return Object.entries(columns).map(([name, column]) => `${table ? `${table}.` : ''}${column} as ${name}`)
}

/** Returns the columns as they follow `select` and `returning` in SQL. */
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

function pairs(members: object): string {
  return Object.entries(members)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ')
}

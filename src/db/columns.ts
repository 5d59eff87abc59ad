/**
 * The columns of a record by the names that it has in a reply. `satisfies Record<keyof Product, string>` behind such a
 * list, or `Columns<Product>`, makes that a member that is added to the contract does not compile without a column.
 */
export type Columns<Row> = Record<keyof Row, string>

/** The columns as Knex takes them in `returning`; with `table` where several tables are read. */
export function aliased(columns: Record<string, string>, table?: string): string[] {
  return Object.entries(columns).map(([name, column]) => `${table ? `${table}.` : ''}${column} as ${name}`)
}

/** The columns, or expressions, as they stand behind `select` and `returning` in SQL. */
export function columnList(columns: Record<string, string>): string {
  return Object.entries(columns)
    .map(([name, column]) => `${column} as "${name}"`)
    .join(', ')
}

/** SQL for a JSON object whose members have these values. */
export function jsonObject(members: Record<string, string>): string {
  const pairs = Object.entries(members).map(([name, value]) => `'${name}', ${value}`)
  return `json_build_object(${pairs.join(', ')})`
}

import type { Knex as Type } from 'knex'

type Sql = Type.Raw | Type.QueryBuilder
/** Columns with their tables before them, and what they have to equal: `make check` looks for both in the schema. */
interface QualifiedColumns {
  readonly [column: `${string}.${string}`]: Type.Value | Sql | null
}
/** Null is compared as `is null`, also with a column that never has it. */
type OwnColumns<Row> = { readonly [Name in keyof Row]?: Row[Name] | Sql | null }

// Knex knows the columns of a single table alone: a query that joins several names them in this way.
declare module 'knex' {
  namespace Knex {
    // biome-ignore lint/suspicious/noExplicitAny: the declaration has to be Knex's own
    interface Where<TRecord extends {} = any, TResult = unknown> {
      (columns: QualifiedColumns): QueryBuilder<TRecord, TResult>
      (columns: OwnColumns<ResolveTableType<TRecord>>): QueryBuilder<TRecord, TResult>
    }
  }
}

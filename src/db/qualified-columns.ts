import type { Knex as Type } from 'knex'

type Sql = Type.Raw | Type.QueryBuilder
/** Columns qualified by their tables, with the values they must equal: `make check` looks up both in the schema. */
interface QualifiedColumns {
  readonly [column: `${string}.${string}`]: Type.Value | Sql | null
}
/** Null is compared with `is null`, even for a column that is never null. */
type OwnColumns<Row> = { readonly [Name in keyof Row]?: Row[Name] | Sql | null }

// Knex knows only the columns of a single table: a query that joins several names them like this.
declare module 'knex' {
  namespace Knex {
    // biome-ignore lint/suspicious/noExplicitAny: the declaration must be Knex's own
    interface Where<TRecord extends {} = any, TResult = unknown> {
      (columns: QualifiedColumns): QueryBuilder<TRecord, TResult>
      (columns: OwnColumns<ResolveTableType<TRecord>>): QueryBuilder<TRecord, TResult>
    }
  }
}

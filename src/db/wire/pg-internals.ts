// Private parts of pg: only this file names them, and package.json pins the exact version.

import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import pg from 'pg'

export type Rows = pg.QueryResult<pg.QueryResultRow>

/** How to read the values of a row. */
export interface Layout {
  fields: pg.FieldDef[]
  _parsers: unknown[]
  _prebuiltEmptyResultObject: object
}

export interface Result extends Rows, Layout {
  addFields(fields: pg.FieldDef[]): void
  parseRow(values: unknown[]): pg.QueryResultRow
  addRow(row: pg.QueryResultRow): void
  addCommandComplete(message: unknown): void
}

// pg exports both, but its types know a Result of other members, and no utils.
const parts = pg as unknown as {
  Result: new (rowMode: null, types: unknown) => Result
  utils: { prepareValue(value: unknown): unknown }
}
export const { Result } = parts
export const { prepareValue } = parts.utils

/** A connection's protocol: it writes messages and keeps the names of parsed statements. */
export interface Wire extends EventEmitter {
  stream: Socket
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  /** Ours, not pg's. */
  layouts?: Map<string, Layout>
  parse(statement: { name: string | undefined; text: string }): void
  bind(portal: { statement: string | undefined; values: unknown[] }): void
  describe(portal: { type: 'P'; name: '' }): void
  execute(portal: { portal: '' }): void
  sync(): void
  sendCopyFail(reason: string): void
}

interface Client {
  connection: Wire
  _getActiveQuery(): unknown
}

export function wireOf(client: object): Wire {
  return (client as Client).connection
}

/** Returns whether a statement is waiting for PostgreSQL. */
export function isAtWork(client: object): boolean {
  return Boolean((client as Client)._getActiveQuery())
}

/** A connection whose statement can be cancelled; `secretKey` proves that it is ours. */
export interface Cancellable {
  host: string
  port: number
  processID: number | null
  secretKey: number | null
}

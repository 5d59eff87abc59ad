// PostgreSQL wire protocol: several statements in one message (pipelining).

import pg from 'pg'
import { refusalIn } from '../sql/refusals.ts'
import { type Layout, prepareValue, Result, type Rows, type Wire } from './pg-internals.ts'

export type Connection = pg.Client & {
  /** Statements are sent unnamed on this connection. */
  nameless?: boolean
}

/** A statement with its values; `Row` is what it returns. */
export interface Bound<Row = unknown> {
  name: string
  text: string
  values: unknown[]
  /** Exists only for the compiler. */
  readonly row?: Row
}

/** A statement of a message. */
class Part {
  readonly name: string | undefined
  readonly text: string
  readonly result = new Result(null, pg.types)
  private readonly values: unknown[]

  constructor({ name, text, values }: Bound, nameless: boolean | undefined) {
    this.name = nameless ? undefined : name
    this.text = text
    this.values = values.map(prepareValue)
  }

  /**
   * A named statement's columns are requested once per connection: PostgreSQL refuses to run a statement whose columns
   * have changed since.
   */
  write(wire: Wire): void {
    const { name, text, values } = this
    if (!name || (wire.parsedStatements[name] ?? wire.submittedNamedStatements[name]) === undefined) {
      wire.parse({ name, text })
      if (name) wire.submittedNamedStatements[name] = text
    }
    wire.bind({ statement: name, values })
    const layout = name && wire.layouts?.get(name)
    if (layout) Object.assign(this.result, layout)
    else wire.describe({ type: 'P', name: '' })
    wire.execute({ portal: '' })
  }

  complete(message: unknown, wire: Wire): void {
    this.result.addCommandComplete(message)
    wire.layouts ??= new Map<string, Layout>()
    if (!this.name || wire.layouts.has(this.name)) return
    const { fields, _parsers, _prebuiltEmptyResultObject } = this.result
    wire.layouts.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject })
  }
}

/**
 * Several statements in one message of the extended protocol, with one Sync at its end: PostgreSQL runs them in order
 * and none after one that fails, up to the Sync. pg's own pipeline has a Sync after each, so a statement would run, and
 * commit on its own, even if the `begin` before it was cancelled (decision transactions-share-round-trips). Each
 * statement has its own snapshot, as if sent alone.
 */
class Message implements pg.Submittable {
  /** Called once, when PostgreSQL is ready for the next message or the connection is lost. */
  callback!: (error: Error | null, results?: Rows[]) => void
  readonly statements: readonly Bound[]
  private readonly parts: Part[]
  private current = 0
  private failure: Error | null = null

  constructor(statements: Bound[], { nameless }: Connection) {
    this.statements = statements
    this.parts = statements.map((statement) => new Part(statement, nameless))
  }

  /** The statement under way: pg notes by its name what has been parsed. */
  get name(): string | undefined {
    return this.parts[this.current]?.name
  }

  get text(): string | undefined {
    return this.parts[this.current]?.text
  }

  /** A short form of the statement, for spans. */
  get summary(): string {
    return this.statements.map(({ name }) => name).join(', ')
  }

  submit = (connection: unknown): null => {
    const wire = connection as Wire
    wire.stream.cork()
    try {
      for (const part of this.parts) part.write(wire)
      wire.sync()
    } finally {
      wire.stream.uncork()
    }
    return null
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.parts[this.current]!.result.addFields(fields)
  }

  handleDataRow({ fields }: { fields: unknown[] }): void {
    const { result } = this.parts[this.current]!
    try {
      result.addRow(result.parseRow(fields))
    } catch (error) {
      this.failure ??= error as Error
    }
  }

  handleCommandComplete(message: unknown, connection: Wire): void {
    this.parts[this.current]!.complete(message, connection)
    this.current += 1
  }

  handleEmptyQuery(): void {
    this.current += 1
  }

  handleCopyInResponse(connection: Wire): void {
    connection.sendCopyFail('nothing to copy')
  }

  handleCopyData(): void {}

  handleError(error: Error, { submittedNamedStatements }: Wire): void {
    // PostgreSQL has skipped the rest, so these were never parsed.
    for (const { name } of this.parts.slice(this.current)) if (name) delete submittedNamedStatements[name]
    this.callback(error)
  }

  handleReadyForQuery(): void {
    if (this.failure) this.callback(this.failure)
    else
      this.callback(
        null,
        this.parts.map(({ result }) => result),
      )
  }
}

/**
 * Runs statements over a connection in one message, and returns all results; throws the error, or the refusal, of the
 * first that fails.
 */
export async function sendTogether(connection: Connection, statements: Bound[]): Promise<Rows[]> {
  try {
    return await new Promise((resolve, reject) => {
      const done = (error: Error | null, results?: Rows[]) => (error ? reject(error) : resolve(results!))
      const query = connection.query as (message: Message, done: Message['callback']) => unknown
      query.call(connection, new Message(statements, connection), done)
    })
  } catch (failure) {
    const error = refusalIn(failure) as Error
    // Otherwise the stack trace would lead to a socket, not the caller.
    Error.captureStackTrace(error)
    throw error
  }
}

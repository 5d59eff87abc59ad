import pg from 'pg'

export type Connection = pg.Client & {
  __knex__disposed?: Error
  /** Statements go without their names over this connection. */
  nameless?: boolean
}

/** A statement with its values; `Row` is what it returns. */
export interface Bound<Row = unknown> {
  name: string
  text: string
  values: unknown[]
  /** It is there for the compiler alone. */
  readonly row?: Row
}

type Rows = pg.QueryResult<pg.QueryResultRow>

/** These members of a result the types of pg keep to themselves. */
interface Layout {
  fields: pg.FieldDef[]
  _parsers: unknown[]
  _prebuiltEmptyResultObject: object
}
const Result = pg.Result as unknown as new (
  rowMode: null,
  types: unknown,
) => Layout & Rows & { addFields(fields: pg.FieldDef[]): void }

/** How the rows of each statement are made. */
const layouts = new Map<string, Layout>()

/** A result that makes rows as the one before it of the same statement: pg works out anew for each how to. */
class RepeatedResult extends Result {
  private readonly statement: string

  constructor(statement: string) {
    super(null, pg.types)
    this.statement = statement
  }

  override addFields(fields: pg.FieldDef[]): void {
    const last = layouts.get(this.statement)
    if (!last || !areAlike(last.fields, fields)) {
      super.addFields(fields)
      const { _parsers, _prebuiltEmptyResultObject } = this
      layouts.set(this.statement, { fields, _parsers, _prebuiltEmptyResultObject })
      return
    }
    this.fields = fields
    this._parsers = last._parsers
    this._prebuiltEmptyResultObject = last._prebuiltEmptyResultObject
  }
}

/** A migration may have changed a type meanwhile. */
function areAlike(some: pg.FieldDef[], others: pg.FieldDef[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ name, dataTypeID }, n) => name === others[n]!.name && dataTypeID === others[n]!.dataTypeID)
  )
}

/** These members of a query a message needs, and the types of pg keep them to themselves. */
interface Part {
  name?: string
  text: string
  callback(error: Error | null): void
  _result: Rows
  _getRows(connection: Wire): void
  prepare(connection: Wire): void
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Wire): void
}

// The types of pg have neither what a query is told of its messages nor that it can be made by hand.
const Query = pg.Query as unknown as new (config: object) => Part

/** A query that sends no Sync. */
class WithoutSync extends Query {
  override _getRows(connection: Wire): void {
    connection.execute({ portal: '' })
  }
}

interface Wire {
  stream: { cork(): void; uncork(): void }
  submittedNamedStatements: Record<string, string>
  execute(portal: { portal: string }): void
  sync(): void
  sendCopyFail(reason: string): void
}

/**
 * Several statements in one message of the extended protocol, with one Sync at its end: PostgreSQL runs them in their
 * order and none after one that fails, up to the Sync. pg's own pipeline has a Sync after each, so that a statement
 * would be run, and commit by itself, though the `begin` before it was cancelled (decision 394). Each statement has a
 * snapshot of its own, as it would have by itself.
 */
class Message implements pg.Submittable {
  /** It is called once, when PostgreSQL is ready for the next message or the connection is lost. */
  callback!: (error: Error | null, results?: Rows[]) => void
  readonly statements: readonly Bound[]
  private readonly parts: Part[]
  private current = 0
  private failure: Error | null = null

  constructor(statements: Bound[], { nameless }: Connection) {
    this.statements = statements
    this.parts = statements.map(({ name, text, values }) => {
      const config = { name: nameless ? undefined : name, text, values, queryMode: 'extended' }
      const part = new WithoutSync(config)
      part._result = new RepeatedResult(name)
      part.callback = (error) => {
        this.failure ??= error
      }
      return part
    })
  }

  /** The statement that is under way: pg notes by its name what has been parsed. */
  get name(): string | undefined {
    return this.parts[this.current]?.name
  }

  get text(): string | undefined {
    return this.parts[this.current]?.text
  }

  /** The statement in short, for spans. */
  get summary(): string {
    return this.statements.map(({ name }) => name).join(', ')
  }

  submit = (connection: unknown): null => {
    const wire = connection as Wire
    wire.stream.cork()
    try {
      for (const part of this.parts) {
        part.prepare(wire)
        // A value could not be sent; then there has been a Sync.
        if (this.failure) return null
      }
      wire.sync()
    } finally {
      wire.stream.uncork()
    }
    return null
  }

  handleRowDescription(message: unknown): void {
    this.parts[this.current]!.handleRowDescription(message)
  }

  handleDataRow(message: unknown): void {
    this.parts[this.current]!.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: Wire): void {
    this.parts[this.current]!.handleCommandComplete(message, connection)
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
        this.parts.map(({ _result }) => _result),
      )
  }
}

/** Runs statements over a connection by one message, and returns the results of all; throws the error of the first that fails. */
export async function sendTogether(connection: Connection, statements: Bound[]): Promise<Rows[]> {
  try {
    return await new Promise((resolve, reject) => {
      const done = (error: Error | null, results?: Rows[]) => (error ? reject(error) : resolve(results!))
      const query = connection.query as (message: Message, done: Message['callback']) => unknown
      query.call(connection, new Message(statements, connection), done)
    })
  } catch (error) {
    // Otherwise the stack would lead to a socket, and not to whoever asked.
    Error.captureStackTrace(error as Error)
    throw error
  }
}

// A transaction whose statements are pipelined with begin and commit.

import type { Knex } from 'knex'
import { type Bound, type Connection, sendTogether } from '../wire/message.ts'

/** A transaction's options, known before it begins. */
export interface Course {
  /** A statement sent along with `begin`; refuses the call in SQL if necessary. */
  opening?: Bound | undefined
  /** True if nothing is written after the work returns. */
  endsWithWork?: boolean
  /** The caller, named in whatever the transaction logs. */
  author?: Author | undefined
}

/** The author of a transaction: the kind, and the id if one is known. */
export interface Author {
  kind: string
  id: string | null
}

/** Builds one statement from all rows gathered for it. */
export type Gather<Row> = (rows: Row[]) => Bound

/**
 * One transaction, from begin to commit. `begin` and the opening statement travel with its first statement; rows that
 * nobody reads before it ends travel with its `commit` (decision transactions-share-round-trips). Nothing is sent
 * before the transaction is known to have begun, nor after that failed or it ended: no statement ever runs outside it.
 */
export class OpenTransaction {
  /** The connection's pool. */
  readonly pool: object
  readonly author: Author | undefined
  private readonly connection: Connection
  private readonly head: Bound[]
  private readonly endsWithWork: boolean
  private begun: Promise<unknown> | null = null
  private hasEnded = false
  private isCommitted = false
  private readonly gathered = new Map<Gather<never>, unknown[]>()
  /** The number of open savepoints. */
  savepoints = 0

  constructor(connection: Connection, pool: object, beginning: readonly string[], course: Course) {
    const { opening, endsWithWork = false, author } = course
    this.connection = connection
    this.pool = pool
    this.author = author
    this.endsWithWork = endsWithWork
    this.head = [...beginning.map(plain), ...(opening ? [opening] : [])]
  }

  /** Sends statements in one message; returns the rows of each. */
  async send(statements: Bound[]): Promise<unknown[][]> {
    return (await this.run(statements)).map(({ rows }) => rows)
  }

  /** Returns the connection, for callers that write to it themselves. */
  async connected(): Promise<Connection> {
    this.requireOpen()
    await (this.begun ?? this.run([]))
    return this.connection
  }

  /** Throws once the transaction's end has been sent: a part of it that was not awaited must not continue. */
  requireOpen(): void {
    if (this.hasEnded) throw new Error('the transaction of this statement has ended')
  }

  /**
   * Keeps rows until the commit, when one statement writes them; within a savepoint it writes them at once, because
   * they must be rolled back with it.
   */
  async gather<Row>(by: Gather<Row>, rows: Row[]): Promise<void> {
    this.requireOpen()
    if (this.savepoints > 0) return void (await this.send([by(rows)]))
    const others = this.gathered.get(by)
    if (others) others.push(...rows)
    else this.gathered.set(by, [...rows])
  }

  /**
   * Sends statements like `send`, along with the commit if the transaction consists of nothing else. See
   * `sendAndCommit` in `statement.ts` for how they refuse the call.
   */
  async sendAndCommit(statements: Bound[]): Promise<unknown[][]> {
    if (!this.endsWithWork || this.begun || this.savepoints > 0) return this.send(statements)
    return (await this.end(statements)).slice(0, statements.length).map(({ rows }) => rows)
  }

  async commit(): Promise<void> {
    if (this.isCommitted) return
    if (this.begun || this.gathered.size > 0) await this.end([])
    this.hasEnded = true
  }

  async rollback(): Promise<void> {
    this.hasEnded = true
    if (this.begun && !this.isCommitted) await this.connection.query('rollback')
  }

  /** Sends the last statements, the gathered rows, and the commit. */
  private async end(statements: Bound[]) {
    if (this.begun) await this.connected()
    // Each function is kept with rows of its own kind, which the type of a heterogeneous map cannot express.
    const kept = [...this.gathered].map(([by, rows]) => by(rows as never[]))
    const last = [...statements, ...kept, plain('commit')]
    const sent = this.begun ? sendTogether(this.connection, last) : this.run(last)
    this.hasEnded = true
    const results = await sent
    // After a swallowed error, PostgreSQL answers a commit with a rollback, without an error.
    if (results.at(-1)!.command !== 'COMMIT')
      throw new Error('a statement failed in this transaction and was ignored')
    this.isCommitted = true
    return results
  }

  private async run(statements: Bound[]) {
    this.requireOpen()
    if (this.begun) {
      await this.begun
      this.requireOpen()
      return sendTogether(this.connection, statements)
    }
    const sent = sendTogether(this.connection, [...this.head, ...statements])
    this.begun = sent
    return (await sent).slice(this.head.length)
  }
}

const plain = (text: string): Bound => ({ name: text, text, values: [] })

/** The client of a Knex bound to a transaction. */
export interface InTransaction {
  open: OpenTransaction
}

/** Returns the transaction that a Knex is bound to, if any. */
export function openIn(db: Knex): OpenTransaction | undefined {
  return (db.client as Partial<InTransaction>).open
}

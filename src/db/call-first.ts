import type { Knex } from 'knex'

/**
 * Thrown by work that another system must answer first. The work is undone, `call` asks that system and keeps its answer in
 * a row, and the work runs again and finds it (decision answers-are-fetched-between-transactions).
 */
export class CallFirst extends Error {
  readonly call: (db: Knex) => Promise<void>

  constructor(call: (db: Knex) => Promise<void>) {
    super('another system has to be asked before')
    this.call = call
  }
}

/** Runs work that is no transaction; if it needs another system's answer first, once more after that. */
export async function withCalls<T>(db: Knex, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof CallFirst)) throw error
    await error.call(db)
    return work()
  }
}

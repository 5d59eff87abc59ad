/**
 * PostgreSQL's codes where nothing is wrong with the statement: the database is down or full, or only follows another one
 * (25006).
 */
const passing = /^(08|53|57P0|25P03|25006)/
/** The system's codes where the database cannot be reached, or its name cannot be looked up. */
const unreachable = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN)/
/** This matches the errors of pg about a lost connection that have no code; Knex puts the statement before them. */
const connectionLost =
  /(^| - )(Connection (terminated|ended)\b.*|timeout expired|Client (has encountered a connection error|was closed) and is not queryable)$/

/** Returns whether a statement failed because the database cannot be reached or has no room for it at the moment. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', name = '', message = '' } = error as { code?: string; name?: string; message?: string }
  return (
    passing.test(code) ||
    unreachable.test(code) ||
    connectionLost.test(message) ||
    name === 'KnexTimeoutError'
  )
}

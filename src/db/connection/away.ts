/**
 * PostgreSQL's codes for failures that are not the statement's fault: the database is down or full, or is a read-only
 * standby (25006).
 */
const passing = /^(08|53|57P0|25P03|25006)/
/** The system's codes for a database that cannot be reached, or whose name cannot be looked up. */
const unreachable = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN)/
/** Matches pg's errors about a lost connection that have no code; Knex puts the statement before them. */
const connectionLost =
  /(^| - )(Connection (terminated|ended)\b.*|timeout expired|Client (has encountered a connection error|was closed) and is not queryable)$/

/** Returns whether a statement failed because the database is unreachable or out of capacity for now. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', name = '', message = '' } = error as { code?: string; name?: string; message?: string }
  return (
    passing.test(code) ||
    unreachable.test(code) ||
    connectionLost.test(message) ||
    name === 'KnexTimeoutError'
  )
}

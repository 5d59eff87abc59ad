/** PostgreSQL's codes where nothing is wrong with the statement: the database is down or full. */
const passing = /^(08|53|57P0|25P03)/
/** This matches the errors of pg about a lost connection that have no code; Knex puts the statement before them. */
const connectionLost =
  /(^| - )(Connection (terminated|ended)\b.*|timeout expired|Client (has encountered a connection error|was closed) and is not queryable)$/

/** Returns whether a statement failed because the database cannot be reached or has no room for it at the moment. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', name = '', message = '' } = error as { code?: string; name?: string; message?: string }
  return (
    passing.test(code) ||
    /^(ECONN|EPIPE|ETIMEDOUT)/.test(code) ||
    connectionLost.test(message) ||
    name === 'KnexTimeoutError'
  )
}

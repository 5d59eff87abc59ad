/**
 * Returns SQL for a time inside JSON that PostgreSQL builds, in the contract's format. The session's time
 * zone is UTC.
 */
export function jsonTime(column: string): string {
  return `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/**
 * Selected by a statement that is a transaction of its own, this lets its commit return before it is on the disk. Until
 * a later commit has waited for the disk, a crash of PostgreSQL can undo it as a whole, so it is only for work that is
 * then simply done again (decision fan-out-and-claims-skip-the-disk).
 */
export const unsynced = `set_config('synchronous_commit', 'off', true)`

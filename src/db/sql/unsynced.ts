/**
 * Selected by a statement that is its own transaction, this lets the commit return before it is on disk. Until a later
 * commit has waited for the disk, a crash of PostgreSQL can undo it as a whole, so use it only for work that is then
 * simply redone (decision fan-out-and-claims-skip-the-disk).
 */
export const unsynced = `set_config('synchronous_commit', 'off', true)`

/**
 * Selected by a statement that is a transaction of its own, this lets its commit return before it is on the disk. A crash
 * of PostgreSQL can then undo it as a whole, for as long as nothing was committed after it that is: it is for what is
 * simply done again (decision 367).
 */
export const unsynced = `set_config('synchronous_commit', 'off', true)`

import type { Knex } from 'knex'
import { type Author, openIn } from './connection/open-transaction.ts'

/** Returns who makes the call of a transaction; undefined in a job. */
export const authorOf = (tx: Knex): Author | undefined => openIn(tx)?.author

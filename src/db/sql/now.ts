// The database's clock in SQL.

import type { Knex } from 'knex'
import { clock, seconds } from '../../base/clock.ts'
import { interval } from './interval.ts'

/**
 * Returns SQL for the present time by the database's clock, which is one for all processes: a lease that keeps two of
 * them from asking at once must not depend on whose clock is right. A test that moves the service's clock moves this
 * time as well.
 */
export function databaseNow(): string {
  return moved('now()')
}

/** Returns SQL for the time that lies this many milliseconds after now, by the database's clock. */
export function databaseTimeIn(milliseconds: number): string {
  return `(${databaseNow()} + ${interval(milliseconds)})`
}

/**
 * Returns the time from the database's `now()` until this many milliseconds after now, for a statement that is prepared: its
 * text cannot say by how much a test has moved the clock.
 */
export function untilIn(milliseconds: number): string {
  return `${(milliseconds + movedBy()) / seconds} seconds`
}

/** Reads the present time by the database's clock, for rules that compare many times with it. */
export async function readDatabaseNow(db: Knex): Promise<Date> {
  const { rows } = await db.raw(`select ${databaseNow()} as now`)
  return new Date(rows[0].now)
}

/**
 * Returns the time at which it is evaluated, not the one at which the transaction began: a statement that has waited
 * for a row must not judge it by an earlier time than the transaction that held the row. No index can be used for it.
 */
export function databaseMoment(): string {
  return moved('clock_timestamp()')
}

function moved(time: string): string {
  return `(${time} + interval '${movedBy()} milliseconds')`
}

function movedBy(): number {
  return clock.now().getTime() - Date.now()
}

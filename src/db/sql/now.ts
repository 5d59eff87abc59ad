// The database's clock in SQL.

import type { Knex } from 'knex'
import { clock, seconds } from '../../base/clock.ts'
import { interval } from './interval.ts'

/**
 * Returns SQL for the current time by the database's clock, which all processes share: a lease that keeps two of them
 * from asking at once must not depend on whose clock is right. A test that moves the service's clock moves this time as
 * well.
 */
export function databaseNow(): string {
  return moved('now()')
}

/** Returns SQL for the time this many milliseconds from now, by the database's clock. */
export function databaseTimeIn(milliseconds: number): string {
  return `(${databaseNow()} + ${interval(milliseconds)})`
}

/**
 * Returns the span from the database's `now()` until this many milliseconds from now, for a prepared statement: its
 * text cannot say by how much a test has moved the clock.
 */
export function untilIn(milliseconds: number): string {
  return `${(milliseconds + movedBy()) / seconds} seconds`
}

/** Reads the current time by the database's clock, for rules that compare many times with it. */
export async function readDatabaseNow(db: Knex): Promise<Date> {
  const { rows } = await db.raw(`select ${databaseNow()} as now`)
  return new Date(rows[0].now)
}

/**
 * Returns SQL for the time at which it is evaluated, not when the transaction began: a statement that waited for a row
 * must not judge it by an earlier time than the transaction that held the row. It cannot use an index.
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

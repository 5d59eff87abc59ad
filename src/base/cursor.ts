// Cursors of lists (keyset pagination): positions as the texts that readers send as `after`.

import { invalid } from './errors.ts'
import { isId } from './ids.ts'

/** The order of a list, as its cursors encode it: a name, and the type of the value that precedes time and id. */
export interface Order {
  name: string
  key?: 'string' | 'number'
}

/** A position in a list: after the record that has these values. */
export interface Position {
  /** The number of records before the position when the cursor was issued, from which the page number follows. */
  before: number
  /** The list is sorted by this before time and id. */
  key?: string | number
  at: string
  id: string
}

/** The order of a list that begins with the newest. */
export const newest: Order = { name: 'newest' }

/** Returns the cursor of a position: the `next` of a list, which its readers send as `after`. */
export function cursorOf({ name }: Order, { before, at, id, key }: Position): string {
  return Buffer.from(JSON.stringify([name, before, at, id, key])).toString('base64url')
}

/** Returns the position of a cursor. Throws invalidRequest for one that no list in this order has issued. */
export function positionOf({ name, key: type }: Order, cursor: string): Position {
  const [list, before, at, id, key] = partsOf(cursor)
  if (list !== name || !isCount(before) || !isTime(at) || !isId(id)) throw notTold()
  if (!type && key === null) return { before, at, id }
  if (type === 'number' && isCount(key)) return { before, at, id, key }
  if (type === 'string' && isText(key)) return { before, at, id, key }
  throw notTold()
}

/** Returns the refusal (invalidRequest) of an `after` that is not a cursor of the list. */
export const notTold = () => invalid('after must be the next of an earlier reply')

function partsOf(cursor: string): unknown[] {
  try {
    const parts = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}

// A value that a caller makes up must be readable by PostgreSQL.
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0')
const isTime = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
  !Number.isNaN(Date.parse(value))

// Identifiers: ObjectIds that sort by time.

import { ObjectId } from 'bson'

/** Returns a new identifier: 24 lower-case hex digits that sort by creation time. */
export function newId(): string {
  return new ObjectId().toHexString()
}

/** Returns whether untrusted text has the form of an identifier. */
export function isId(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{24}$/.test(text)
}

import { ObjectId } from 'bson'

/** A new identifier: 24 lower-case hex digits that sort by the time they were made. */
export function newId(): string {
  return new ObjectId().toHexString()
}

import { ObjectId } from 'bson'

/** Returns a new identifier: 24 lower-case hex digits that sort by creation time. */
export function newId(): string {
  return new ObjectId().toHexString()
}

import { useState } from 'react'

/**
 * Tells whether the page with this id is the editor of a new record. It goes on as that of the saved one, since somebody
 * may be typing into it, until the page of another record takes its place.
 */
export function useNewRecord(id: string) {
  const [createdId, setCreatedId] = useState<string>()
  if (createdId && id !== createdId && id !== 'new') setCreatedId(undefined)
  return { isNew: id === 'new' || id === createdId, onCreated: setCreatedId }
}

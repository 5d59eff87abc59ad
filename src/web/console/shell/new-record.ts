import { useState } from 'react'

/**
 * Returns whether the page with this id is the editor of a new record. After saving it becomes the editor of the saved
 * one, because somebody may be typing into it, until the page of another record replaces it.
 */
export function useNewRecord(id: string) {
  const [createdId, setCreatedId] = useState<string>()
  if (createdId && id !== createdId && id !== 'new') setCreatedId(undefined)
  return { isNew: id === 'new' || id === createdId, onCreated: setCreatedId }
}

import { Refusal, type RefusalName } from '../../errors.ts'

/**
 * For the `catch` of a write: turns what a unique index has decided into a refusal. Where indexes of a table mean
 * different things, `others` has the refusals of those by the names of the indexes.
 */
export function onDuplicate(refusal: RefusalName, others: Record<string, RefusalName> = {}) {
  return (error: { constraint?: string }): never => {
    if (!isDuplicate(error)) throw error
    throw new Refusal(others[error.constraint ?? ''] ?? refusal)
  }
}

/** Whether a write failed because a unique index has such a row already. */
export function isDuplicate(error: unknown): boolean {
  return (error as { code?: string }).code === '23505'
}

import { Refusal, type RefusalName } from '../../base/errors.ts'

/**
 * Returns a handler for the `catch` of a write that turns a unique violation into a refusal. If the indexes of a table
 * mean different things, `others` has their refusals, each by a column that only that index contains. The index's name
 * cannot serve: it differs in each partition of a table.
 */
export function onDuplicate(refusal: RefusalName, others: Record<string, RefusalName> = {}) {
  return (error: { detail?: string }): never => {
    if (!isDuplicate(error)) throw error
    const [, columns = ''] = /^Key \((.*?)\)=/.exec(error.detail ?? '') ?? []
    const column = columns.split(', ').find((name) => name in others)
    throw new Refusal(column ? others[column]! : refusal)
  }
}

/** Returns whether a write failed on a unique index. */
export function isDuplicate(error: unknown): boolean {
  return (error as { code?: string }).code === '23505'
}

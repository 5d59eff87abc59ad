import { Refusal, type RefusalName } from '../../errors.ts'

/**
 * For the `catch` of a write: turns what a unique index has decided into a refusal. Where indexes of a table mean
 * different things, `others` has the refusals of those by a column that only they contain. The index's name would not
 * do: it is another one in each partition of a table.
 */
export function onDuplicate(refusal: RefusalName, others: Record<string, RefusalName> = {}) {
  return (error: { detail?: string }): never => {
    if (!isDuplicate(error)) throw error
    const [, columns = ''] = /^Key \((.*?)\)=/.exec(error.detail ?? '') ?? []
    const column = columns.split(', ').find((name) => name in others)
    throw new Refusal(column ? others[column]! : refusal)
  }
}

/** Whether a write failed because a unique index has such a row already. */
export function isDuplicate(error: unknown): boolean {
  return (error as { code?: string }).code === '23505'
}

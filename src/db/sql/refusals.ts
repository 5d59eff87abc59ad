import { Refusal, type RefusalName } from '../../base/errors.ts'

const refused = 'SF001'

/**
 * Returns SQL that refuses the call and so rolls back everything its transaction has written (decision
 * one-message-writes-commit-themselves). `values` holds SQL for the words of the message.
 */
export function refuseSql(refusal: RefusalName, values: Record<string, string> = {}): string {
  const members = Object.entries(values).map(([name, sql]) => `'${name}', ${sql}`)
  return `refuse('${refusal}', json_build_object(${members.join(', ')}))`
}

/** Returns the refusal that a statement failed with; otherwise the error itself. */
export function refusalIn(error: unknown): unknown {
  const { code, message, detail } = error as { code?: string; message: string; detail: string }
  return code === refused ? new Refusal(message as RefusalName, { values: JSON.parse(detail) }) : error
}

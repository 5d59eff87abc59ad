import { unique } from './fixtures/unique.ts'
import { service } from './service.ts'

/**
 * Adds a constraint while `work` runs that makes rows breaking `rule` impossible to write: a record on which a job
 * fails every time.
 */
export async function whilePoisoned(
  table: string,
  rule: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const { db } = service()
  const constraint = unique('poison').replaceAll('-', '_')
  await db.raw(`alter table ?? add constraint ?? check (${rule}) not valid`, [table, constraint])
  try {
    await work()
  } finally {
    await db.raw('alter table ?? drop constraint ??', [table, constraint])
  }
}

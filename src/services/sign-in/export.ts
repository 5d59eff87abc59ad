import { clock } from '../../clock.ts'
import type { Shopper } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { personalData } from './personal-data.ts'

/** The number of rows that are read, and held in memory, at once. */
const pieceSize = 200

/**
 * Yields what is kept about a person as JSON text, a few rows at a time: however many years of orders there are,
 * they are never in memory together.
 */
export async function* exportPerson(db: Database, { id, email }: Shopper): AsyncGenerator<string, void> {
  yield `{"exportedAt":${JSON.stringify(clock.now())},"records":{`
  for (const [at, kept] of personalData.entries()) {
    yield `${at > 0 ? ',' : ''}${JSON.stringify(kept.section)}:[`
    let after = ''
    for (let first = true; ; first = false) {
      const rows = await readSome(db, kept, { userId: id, email, after })
      for (const [n, { record }] of rows.entries()) yield `${first && n === 0 ? '' : ','}${record}`
      if (rows.length < pieceSize) break
      after = rows.at(-1)!.key
    }
    yield ']'
  }
  yield '}}'
}

async function readSome(
  db: Database,
  { table, of, columns, key = 'id' }: (typeof personalData)[number],
  values: { userId: string; email: string | null; after: string },
): Promise<{ key: string; record: string }[]> {
  const members = columns.map((column) => `'${camelCase(column)}', ${column}`)
  const { rows } = await db.raw(
    `select ${key} as key, json_build_object(${members.join(', ')})::text as record from ${table}
    where ${of} and ${key} > :after order by 1 limit ${pieceSize}`,
    values as Record<string, string>,
  )
  return rows
}

function camelCase(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

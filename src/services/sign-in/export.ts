// Export of personal data (GDPR, articles 15 and 20).

import { clock } from '../../base/clock.ts'
import type { Shopper } from '../../base/context.ts'
import type { Database } from '../../db/database.ts'
import type { Kept } from './personal-data/kept.ts'
import { ofAccount, personalData } from './personal-data/personal-data.ts'
import { ofShoppers } from './personal-data/shoppers.ts'

/** Rows read, and held in memory, at once. */
const pieceSize = 200

/** Yields all data about a person, from all stores and the console. */
export function exportPerson(db: Database, person: Shopper): AsyncGenerator<string, void> {
  return exportSections(db, person, personalData)
}

/**
 * Yields the data that a page of a store may read about a person: the account, its addresses and the data at this
 * store. Its merchant decides what runs there, so nothing of other stores or the console is included
 * (decision exports-name-every-column).
 */
export function exportShopper(
  db: Database,
  shopper: Shopper,
  shop: { id: string } | null,
): AsyncGenerator<string, void> {
  const shopId = shopper.sessionShopId ?? shop?.id ?? null
  if (shopId === null) return exportSections(db, shopper, ofAccount)
  const there = ofShoppers.map((kept) => ({ ...kept, of: `shop_id = :shopId and (${kept.of})` }))
  return exportSections(db, shopper, [...ofAccount, ...there], shopId)
}

/** Yields a few rows at a time: even many years of orders are never in memory all at once. */
async function* exportSections(
  db: Database,
  { id, email }: Shopper,
  sections: Kept[],
  shopId = '',
): AsyncGenerator<string, void> {
  yield `{"exportedAt":${JSON.stringify(clock.now())},"records":{`
  for (const [at, kept] of sections.entries()) {
    yield `${at > 0 ? ',' : ''}${JSON.stringify(kept.section)}:[`
    let after = ''
    for (let first = true; ; first = false) {
      const rows = await readSome(db, kept, { userId: id, email, shopId, after })
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
  { table, of, columns, key = 'id' }: Kept,
  values: { userId: string; email: string | null; shopId: string; after: string },
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

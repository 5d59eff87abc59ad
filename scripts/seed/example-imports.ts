import { clock } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import type { Transaction } from '../../src/db/database.ts'

/** Adds a file with a product that waits to be read into a store. */
export async function addImport(
  tx: Transaction,
  { shopId, id }: { shopId: string; id: string },
): Promise<void> {
  const about = { shop_id: shopId, import_id: id, line: 2 }
  await tx('imports').insert({
    ...{ id, shop_id: shopId, kind: 'products', format: 'csv', file_name: 'products.csv' },
    ...{ match: 'slug', stock: 'keep', status: 'ready', announced: 1, created_at: clock.now() },
  })
  const product = { name: 'Enamel jug', price: 19, quantity: 5 }
  await tx('import_records').insert({
    ...{ ...about, key: 'enamel-jug', fields: JSON.stringify(product) },
    rows: JSON.stringify([{ line: 2, cells: { name: 'Enamel jug', price: '19', quantity: '5' } }]),
  })
  const message = '1 picture is left out: its address is not on the web'
  await tx('import_issues').insert({
    ...about,
    id: newId(),
    code: 'pictures_left_out',
    message,
    refuses: false,
  })
}

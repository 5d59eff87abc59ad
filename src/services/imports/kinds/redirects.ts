import type { Transaction } from '../../../db/database.ts'
import { pathOf } from '../../redirects/paths.ts'
import { create, update } from '../../redirects/redirects.ts'
import { ownJson, ownRedirects } from '../formats/own.ts'
import { shopifyRedirects } from '../formats/shops/shopify-redirects.ts'
import { type Batch, type ImportRecord, inTurn, type Kind, type Outcome } from './kind.ts'

export const redirects: Kind<'redirects'> = {
  area: 'STORE',
  resource: null,
  tables: [shopifyRedirects, ownRedirects],
  json: ownJson('path'),
  schema: 'CreateRedirectRequest',
  besides: [],
  given: () => ({}),
  matches: ['path'],
  open,
}

type Known = { id: string; path: string; target: string }

/** Two lines may write one path in different ways: the second finds what the first has written. */
async function open(tx: Transaction, { shop }: Batch, records: ImportRecord<'redirects'>[]) {
  const known: Known[] = await tx('redirects')
    .where({ shop_id: shop.id })
    .whereIn(
      'path',
      records.map(({ fields }) => pathOf(fields.path)),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id', 'path', 'target')
  const byPath = new Map(known.map((one) => [one.path, one]))
  return inTurn(records, async ({ fields }): Promise<Outcome> => {
    const path = pathOf(fields.path)
    const before = byPath.get(path)
    if (before?.target === fields.target) return 'unchanged'
    const after = before
      ? await update(tx, shop, before.id, { target: fields.target })
      : await create(tx, shop, fields)
    byPath.set(path, { id: after._id, path, target: after.target })
    return before ? 'updated' : 'created'
  })
}

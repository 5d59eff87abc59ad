import type { Knex } from 'knex'
import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../base/context.ts'
import { cellOf } from '../../base/csv.ts'
import { Refusal } from '../../base/errors.ts'
import { numberOf } from '../../db/counters/record-counts.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { collected, newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'

type Reader = components['schemas']['NewsletterSubscriber']

/** Readers per batch of an export. */
const batch = 1000

const columns = (db: Database) =>
  db.raw(columnList<Reader>({ _id: 'id', email: 'email', confirmedAt: 'confirmed_at' }))

/**
 * Returns the readers of the store's newsletter, most recently confirmed first; with `query`, those whose address
 * contains it. People who have not confirmed, or have unsubscribed, are not readers.
 */
export async function list(
  db: Database,
  shop: Shop,
  { query, ...page }: PageQuery & { query?: string },
): Promise<{ subscribers: Reader[]; pagination: Pagination; next: string | null }> {
  const found = readers(db, shop, query)
  const source = query ? collected(db, 'newsletter_subscriptions', found) : found
  const { rows, ...position } = await newestPage<Reader>(source, page, columns(db), {
    at: 'confirmed_at',
    ...(query ? { isCollected: true } : { total: () => numberOf(db, shop, 'readers') }),
  })
  return { subscribers: rows, ...position }
}

/** Yields the readers of `list` as CSV, each batch once the caller has received the one before. */
export async function* exportAll(db: Database, shop: Shop, query?: string): AsyncGenerator<string> {
  let last: Reader | undefined
  yield 'email,confirmedAt\r\n'
  do {
    const next = readers(db, shop, query).orderByRaw('confirmed_at desc, id desc').limit(batch)
    if (last) next.whereRaw('(confirmed_at, id) < (?, ?)', [last.confirmedAt, last._id])
    const rows: Reader[] = await next.select(columns(db))
    yield rows.map(({ email, confirmedAt }) => `${cellOf(email)},${confirmedAt}\r\n`).join('')
    last = rows.length === batch ? rows.at(-1) : undefined
  } while (last)
}

/** Forgets a reader and the codes that were sent to them. Throws subscriberNotFound. */
export async function remove(tx: Transaction, shop: Shop, id: string): Promise<null> {
  const removed = await readers(tx, shop).where({ id }).delete()
  if (removed === 0) throw new Refusal('subscriberNotFound')
  return null
}

function readers(db: Database, shop: Shop, query?: string): Knex.QueryBuilder {
  const found = db('newsletter_subscriptions').where({ shop_id: shop.id, status: 'subscribed' })
  const text = query?.trim()
  if (text) found.whereRaw("email like '%' || literally(folded(?)) || '%'", [text])
  return found
}

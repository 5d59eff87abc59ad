import type { Shop } from '../../base/context.ts'
import type { Database } from '../../db/database.ts'
import { lookUp } from '../../db/statement.ts'
import { shownDomain } from '../shared/shop.ts'

const domain = lookUp<{ id: string }, { domain: string }>(
  'agents.domainOfShop',
  `select ${shownDomain} as domain from shops where id = :id`,
)

/** Returns the address of the store's pages, without a path. */
export async function pagesOf(db: Database, { id }: Shop): Promise<string> {
  const [row] = await domain(db, { id })
  return `${row!.domain.endsWith('localhost') ? 'http' : 'https'}://${row!.domain}`
}

// Feeds of what a store sells, for search engines, marketplaces and agents (decision feeds-are-written-as-they-are-read).

import type { JsonText, Shop } from '../../base/context.ts'
import type { Database } from '../../db/database.ts'
import { acpFeed } from './formats/acp.ts'
import { googleFeed } from './formats/google.ts'
import { menuFeed } from './formats/menu.ts'
import { metaFeed } from './formats/meta.ts'
import { type Asked, type Source, sourceOf } from './source.ts'

/** The name of a feed is the end of its path. */
export const feeds = {
  'google.xml': googleFeed,
  'meta.csv': metaFeed,
  'acp.jsonl': acpFeed,
  'menu.json': menuFeed,
} satisfies Record<string, (db: Database, source: Source) => AsyncGenerator<string>>

/**
 * Returns a feed of the store in pieces with its version; `origin` is that of the page whose reader gets it. Throws
 * feedsOff.
 */
export async function feed(
  db: Database,
  shop: Shop,
  name: keyof typeof feeds,
  { origin, ...asked }: Asked & { origin: string | string[] | undefined },
): Promise<JsonText<string>> {
  const source = await sourceOf(db, shop, origin, asked)
  const text = feeds[name](db, source)
  return { [Symbol.asyncIterator]: () => text, ...(source.version && { version: source.version }) }
}

import type { FeedsHandlers } from '../../generated/store.routes.ts'
import { feed } from '../services/feeds/feeds.ts'

export const feedsHandlers: FeedsHandlers = {
  getGoogleFeed: ({ db, shop, query, headers }) =>
    feed(db, shop, 'google.xml', { ...query, origin: headers.origin }),
  getMetaFeed: ({ db, shop, query, headers }) =>
    feed(db, shop, 'meta.csv', { ...query, origin: headers.origin }),
  getAcpFeed: ({ db, shop, query, headers }) =>
    feed(db, shop, 'acp.jsonl', { ...query, origin: headers.origin }),
  getMenuFeed: ({ db, shop, query, headers }) =>
    feed(db, shop, 'menu.json', { ...query, origin: headers.origin }),
}

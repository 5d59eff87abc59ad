import type { CatalogHandlers } from '../../generated/agents.routes.ts'
import * as catalog from '../services/agents/catalog.ts'

export const catalogHandlers: CatalogHandlers = {
  searchCatalog: ({ db, shop, agent, body }) => catalog.search(db, shop, agent, body),
  lookupCatalog: ({ db, shop, agent, body }) => catalog.lookUpItems(db, shop, agent, body),
  getCatalogProduct: ({ db, shop, agent, body }) => catalog.product(db, shop, agent, body),
}

import type { DraftOrdersHandlers } from '../../generated/apps.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { complete } from '../services/drafts/completing.ts'
import * as drafts from '../services/drafts/drafts.ts'
import { send } from '../services/drafts/links.ts'
import * as records from '../services/drafts/records.ts'

export const draftOrdersHandlers = (dependencies: Dependencies): DraftOrdersHandlers => ({
  listDraftOrders: ({ db, shop, installation, query }) => records.list(db, shop, installation, query),
  getDraftOrder: ({ db, shop, installation, params }) => records.get(db, shop, installation, params.id),
  createDraftOrder: ({ db, shop, installation, body }) =>
    drafts.create(db, { dependencies, shop, installation }, body),
  updateDraftOrder: ({ db, shop, installation, params, body }) =>
    drafts.update(db, { dependencies, shop, installation }, params.id, body),
  deleteDraftOrder: ({ db, shop, params }) => drafts.remove(db, shop, params.id),
  sendDraftOrder: ({ db, shop, installation, params, body }) =>
    send(db, dependencies, { shop, installation, id: params.id }, body),
  completeDraftOrder: ({ db, shop, installation, params, body, record }) =>
    complete(db, { ...dependencies, record }, { shop, installation, id: params.id }, body),
})

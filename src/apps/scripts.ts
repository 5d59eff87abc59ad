import type { ScriptsHandlers } from '../../generated/apps.routes.ts'
import * as scripts from '../services/office/scripts.ts'

export const scriptsHandlers: ScriptsHandlers = {
  listScripts: ({ db, shop, query }) => scripts.list(db, shop, query),
  createScript: ({ db, shop, body }) => scripts.create(db, shop, body),
  getScript: ({ db, shop, params }) => scripts.get(db, shop, params.id),
  updateScript: ({ db, shop, params, body }) => scripts.update(db, shop, params.id, body),
  deleteScript: ({ db, shop, params }) => scripts.remove(db, shop, params.id),
}

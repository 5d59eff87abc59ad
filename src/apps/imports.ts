import type { ImportsHandlers } from '../../generated/apps.routes.ts'
import * as imports from '../services/imports/imports.ts'

export const importsHandlers: ImportsHandlers = {
  listImports: ({ db, shop, query }) => imports.list(db, shop, query),
  createImport: ({ db, shop, query, receiveFile }) => imports.create(db, shop, query, receiveFile),
  getImport: ({ db, shop, params }) => imports.get(db, shop, params.id),
  listImportIssues: ({ db, shop, params, query }) => imports.issues(db, shop, params.id, query),
  runImport: ({ db, shop, params }) => imports.run(db, shop, params.id),
  cancelImport: ({ db, shop, params }) => imports.cancel(db, shop, params.id),
}

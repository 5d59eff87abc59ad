import type { ImportsHandlers } from '../../generated/apps.routes.ts'
import * as imports from '../services/imports/imports.ts'

export const importsHandlers: ImportsHandlers = {
  listImports: ({ db, shop, installation, query }) => imports.list(db, shop, installation, query),
  createImport: ({ db, shop, installation, query, receiveFile }) =>
    imports.create(db, shop, installation, query, receiveFile),
  getImport: ({ db, shop, installation, params }) => imports.get(db, shop, installation, params.id),
  listImportIssues: ({ db, shop, installation, params, query }) =>
    imports.issues(db, shop, installation, params.id, query),
  runImport: ({ db, shop, installation, params }) => imports.run(db, shop, installation, params.id),
  cancelImport: ({ db, shop, installation, params }) => imports.cancel(db, shop, installation, params.id),
}

import type { ExportsHandlers } from '../../generated/apps.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as exports from '../services/exports/exports.ts'

export const exportsHandlers = (dependencies: Dependencies): ExportsHandlers => ({
  listExports: ({ db, shop, installation, query }) => exports.list(db, shop, installation, query),
  createExport: ({ db, shop, installation, body }) => exports.create(db, shop, installation, body),
  getExport: ({ db, shop, installation, params }) =>
    exports.get(db, dependencies, shop, installation, params.id),
})

import type { TablesHandlers } from '../../generated/apps.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { billOf, closeBill } from '../services/tables/bills.ts'
import * as tables from '../services/tables/tables.ts'

export const tablesHandlers = (dependencies: Dependencies): TablesHandlers => ({
  listTables: ({ db, shop }) => tables.list(db, shop),
  createTable: ({ db, shop, body }) => tables.create(db, shop, body),
  updateTable: ({ db, shop, params, body }) => tables.update(db, shop, params.id, body),
  deleteTable: ({ db, shop, params }) => tables.remove(db, shop, params.id),
  getTableBill: ({ db, shop, params }) => billOf(db, shop, params.id),
  closeTableBill: ({ db, shop, params, body, record }) =>
    closeBill(db, { ...dependencies, record }, shop, params.id, body),
})

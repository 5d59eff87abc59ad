import type { StaffHandlers } from '../../generated/console.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as staff from '../services/permissions/staff.ts'

export const staffHandlers = (dependencies: Dependencies): StaffHandlers => ({
  listStaff: ({ db, account, params, query }) => staff.list(db, account.id, params.storeId, query),
  addStaff: ({ db, account, params, body, ip }) =>
    staff.add(db, dependencies, account, params.storeId, { ...body, ip }),
  updateStaff: ({ db, account, params, body }) =>
    staff.update(db, account.id, params.storeId, params.userId, body),
  removeStaff: ({ db, account, params }) => staff.remove(db, account.id, params.storeId, params.userId),
})

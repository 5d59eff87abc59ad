import type { StaffHandlers } from '../../generated/console.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as staff from '../services/staff/staff.ts'

export const staffHandlers = (dependencies: Dependencies): StaffHandlers => ({
  listStaff: ({ db, account, params, query }) => staff.list(db, account.id, params.storeId, query),
  addStaff: ({ db, account, params, body, ip }) =>
    staff.add(db, dependencies, account, params.storeId, { ...body, ip }),
  updateStaff: ({ db, account, params, body, record }) => staff.update(db, record, account.id, params, body),
  removeStaff: ({ db, account, params, record }) => staff.remove(db, record, account.id, params),
})

import type { RolesHandlers } from '../../generated/apps.routes.ts'
import * as roles from '../services/staff/roles.ts'

export const rolesHandlers: RolesHandlers = {
  listRoles: ({ db, shop, query }) => roles.list(db, shop, query),
  createRole: ({ db, shop, installation, body }) => roles.create(db, shop, installation.scopes, body),
  getRole: ({ db, shop, params }) => roles.get(db, shop, params.id),
  updateRole: ({ db, shop, installation, params, body, record }) =>
    roles.update(db, record, shop, installation, params.id, body),
  deleteRole: ({ db, shop, params }) => roles.remove(db, shop, params.id),
}

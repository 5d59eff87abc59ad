import type { RolesHandlers } from '../../generated/apps.routes.ts'
import * as roles from '../services/permissions/roles.ts'

export const rolesHandlers: RolesHandlers = {
  listRoles: async ({ db, shop, query }) => roles.list(db, shop, query),
  createRole: async ({ db, shop, installation, body }) => roles.create(db, shop, installation.scopes, body),
  getRole: async ({ db, shop, params }) => roles.get(db, shop, params.id),
  updateRole: async ({ db, shop, installation, params, body }) =>
    roles.update(db, shop, installation, params.id, body),
  deleteRole: async ({ db, shop, params }) => roles.remove(db, shop, params.id),
}

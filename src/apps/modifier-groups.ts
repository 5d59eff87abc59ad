import type { ModifierGroupsHandlers } from '../../generated/apps.routes.ts'
import * as groups from '../services/modifiers/groups.ts'

export const modifierGroupsHandlers: ModifierGroupsHandlers = {
  listModifierGroups: ({ db, shop, query }) => groups.list(db, shop, query),
  createModifierGroup: ({ db, shop, body }) => groups.create(db, shop, body),
  getModifierGroup: ({ db, shop, params }) => groups.get(db, shop, params.id),
  updateModifierGroup: ({ db, record, shop, params, body }) =>
    groups.update(db, record, shop, params.id, body),
  deleteModifierGroup: ({ db, record, shop, params }) => groups.remove(db, record, shop, params.id),
}

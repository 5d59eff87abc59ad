import type { CustomFieldsHandlers } from '../../generated/apps.routes.ts'
import * as fields from '../services/custom-fields/fields.ts'

export const customFieldsHandlers: CustomFieldsHandlers = {
  listCustomFields: ({ db, shop, query }) => fields.list(db, shop, query),
  createCustomField: ({ db, shop, body }) => fields.create(db, shop, body),
  getCustomField: ({ db, shop, params }) => fields.get(db, shop, params.id),
  updateCustomField: ({ db, shop, params, body }) => fields.update(db, shop, params.id, body),
  deleteCustomField: ({ db, shop, params }) => fields.remove(db, shop, params.id),
}

import type { CategoriesHandlers } from '../../generated/apps.routes.ts'
import * as categories from '../services/catalog/categories.ts'
import { readsChanges } from '../services/shared/pagination.ts'

export const categoriesHandlers: CategoriesHandlers = {
  listCategories: ({ db, shop, query }) =>
    readsChanges(query) || query.after
      ? categories.listChanged(db, shop, query)
      : categories.list(db, shop, { ...query, sort: 'newest' }),
  getCategory: ({ db, shop, params }) => categories.get(db, shop, params.id),
  createCategory: ({ db, shop, body }) => categories.create(db, shop, body),
  updateCategory: ({ db, shop, params, body }) => categories.update(db, shop, params.id, body),
  deleteCategory: async ({ db, record, shop, params }) => {
    await categories.remove(db, record, shop, params.id)
    return null
  },
}

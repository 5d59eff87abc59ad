import type { CategoriesHandlers } from '../../generated/store.routes.ts'
import * as categories from '../services/catalog/categories.ts'

export const categoriesHandlers: CategoriesHandlers = {
  listCategories: ({ db, shop, query }) => categories.list(db, shop, { ...query, sort: 'name' }),
  getCategory: ({ db, shop, params }) => categories.getByIdOrSlug(db, shop, params.id),
}

import type { CategoriesHandlers } from '../../generated/store.routes.ts'

export const categoriesHandlers = {} as CategoriesHandlers

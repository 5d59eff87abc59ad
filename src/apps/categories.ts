import type { CategoriesHandlers } from '../../generated/apps.routes.ts'

export const categoriesHandlers = {} as CategoriesHandlers

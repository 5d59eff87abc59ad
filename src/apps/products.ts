import type { ProductsHandlers } from '../../generated/apps.routes.ts'

export const productsHandlers = {} as ProductsHandlers

import type { ProductsHandlers } from '../../generated/store.routes.ts'

export const productsHandlers = {} as ProductsHandlers

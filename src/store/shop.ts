import type { ShopHandlers } from '../../generated/store.routes.ts'

export const shopHandlers = {} as ShopHandlers

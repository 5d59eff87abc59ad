import type { ShopHandlers } from '../../generated/apps.routes.ts'

export const shopHandlers = {} as ShopHandlers

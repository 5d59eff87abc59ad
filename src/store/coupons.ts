import type { CouponsHandlers } from '../../generated/store.routes.ts'

export const couponsHandlers = {} as CouponsHandlers

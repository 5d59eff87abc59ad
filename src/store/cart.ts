import type { CartHandlers } from '../../generated/store.routes.ts'

export const cartHandlers = {} as CartHandlers

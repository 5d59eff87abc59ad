import type { DiscountsHandlers } from '../../generated/apps.routes.ts'

export const discountsHandlers = {} as DiscountsHandlers

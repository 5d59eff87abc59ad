import type { AppHandlers } from '../../generated/apps.routes.ts'

export const appHandlers = {} as AppHandlers

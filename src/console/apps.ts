import type { AppsHandlers } from '../../generated/console.routes.ts'

export const appsHandlers = {} as AppsHandlers

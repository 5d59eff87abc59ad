import type { InstallationsHandlers } from '../../generated/console.routes.ts'

export const installationsHandlers = {} as InstallationsHandlers

import type { StaffHandlers } from '../../generated/console.routes.ts'

export const staffHandlers = {} as StaffHandlers

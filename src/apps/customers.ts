import type { CustomersHandlers } from '../../generated/apps.routes.ts'

export const customersHandlers = {} as CustomersHandlers

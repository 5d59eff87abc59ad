import type { OrdersHandlers } from '../../generated/apps.routes.ts'
import type { Environment } from '../environment.ts'

export const ordersHandlers = (_environment: Environment): OrdersHandlers => ({}) as OrdersHandlers

import type { OrdersHandlers } from '../../generated/store.routes.ts'
import type { Environment } from '../environment.ts'

export const ordersHandlers = (_environment: Environment): OrdersHandlers => ({}) as OrdersHandlers

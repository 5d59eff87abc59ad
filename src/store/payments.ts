import type { PaymentsHandlers } from '../../generated/store.routes.ts'
import type { Environment } from '../environment.ts'

export const paymentsHandlers = (_environment: Environment): PaymentsHandlers => ({}) as PaymentsHandlers

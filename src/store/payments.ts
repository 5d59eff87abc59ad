import type { PaymentsHandlers } from '../../generated/store.routes.ts'
import type { Environment } from '../environment.ts'
import * as paymentMethods from '../services/payments/methods.ts'
import * as payments from '../services/payments/payments.ts'

export const paymentsHandlers = (environment: Environment): PaymentsHandlers => ({
  listPayments: async ({ db, shop }) => paymentMethods.list(db, environment, shop),
  receivePaymentCallback: async ({ db, params, rawBody, headers, record }) =>
    payments.receiveCallback(db, { ...environment, record }, { provider: params.provider, rawBody, headers }),
})

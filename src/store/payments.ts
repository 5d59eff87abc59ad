import type { PaymentsHandlers } from '../../generated/store.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as paymentMethods from '../services/payments/methods.ts'
import { receiveCallback } from '../services/provider-callbacks.ts'

export const paymentsHandlers = (dependencies: Dependencies): PaymentsHandlers => ({
  listPayments: ({ db, shop }) => paymentMethods.list(db, dependencies, shop),
  receivePaymentCallback: ({ db, params, rawBody, headers, ip, record }) =>
    receiveCallback(db, { ...dependencies, record }, { provider: params.provider, rawBody, headers, ip }),
})

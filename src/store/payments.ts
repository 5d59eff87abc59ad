import type { PaymentsHandlers } from '../../generated/store.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as paymentMethods from '../services/payments/methods.ts'
import { payByLink, readPaymentLink } from '../services/payments/payment-links.ts'
import { receiveCallback } from '../services/provider-callbacks.ts'

export const paymentsHandlers = (dependencies: Dependencies): PaymentsHandlers => ({
  listPayments: ({ db, shop }) => paymentMethods.list(db, dependencies, shop),
  readPaymentLink: ({ db, shop, body, record, ip }) =>
    readPaymentLink(db, { ...dependencies, record }, { shop, ip, ...body }),
  payByLink: ({ db, shop, body, record, ip }) =>
    payByLink(db, { ...dependencies, record }, { shop, ip, ...body }),
  receivePaymentCallback: ({ db, params, rawBody, headers, ip, record }) =>
    receiveCallback(db, { ...dependencies, record }, { provider: params.provider, rawBody, headers, ip }),
})

import type { PaymentsHandlers } from '../../generated/store.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { payLinked, readLink } from '../services/drafts/links.ts'
import * as paymentMethods from '../services/payments/methods.ts'
import { receiveCallback } from '../services/provider-callbacks.ts'

export const paymentsHandlers = (dependencies: Dependencies): PaymentsHandlers => ({
  listPayments: ({ db, shop }) => paymentMethods.list(db, dependencies, shop),
  readPaymentLink: ({ db, shop, body, record, ip }) =>
    readLink(db, { ...dependencies, record }, { shop, ip, ...body }),
  payByLink: ({ db, shop, body, record, ip }) =>
    payLinked(db, { ...dependencies, record }, { shop, ip, ...body }),
  receivePaymentCallback: ({ db, params, rawBody, headers, ip, record }) =>
    receiveCallback(db, { ...dependencies, record }, { provider: params.provider, rawBody, headers, ip }),
})

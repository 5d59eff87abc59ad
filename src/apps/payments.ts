import type { PaymentsHandlers } from '../../generated/apps.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as paymentMethods from '../services/payments/methods.ts'

export const paymentsHandlers = (dependencies: Dependencies): PaymentsHandlers => ({
  listPaymentMethods: ({ db, shop }) => paymentMethods.listAll(db, dependencies, shop),
  createPaymentMethod: ({ db, shop, installation, body, ip }) =>
    paymentMethods.create(db, dependencies, { shop, installation, ip }, body),
  listPaymentOptions: async ({ shop }) => paymentMethods.paymentOptions(dependencies, shop.currency),
  updatePaymentMethod: ({ db, shop, installation, params, body, ip }) =>
    paymentMethods.update(db, dependencies, { shop, installation, ip }, params.id, body),
  deletePaymentMethod: ({ db, shop, params }) => paymentMethods.remove(db, shop, params.id),
})

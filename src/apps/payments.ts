import type { PaymentsHandlers } from '../../generated/apps.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as paymentMethods from '../services/payments/methods.ts'
import { paymentOptions } from '../services/payments/options.ts'
import { holdMember } from '../services/permissions/memberships.ts'

export const paymentsHandlers = (dependencies: Dependencies): PaymentsHandlers => ({
  listPaymentMethods: async ({ db, shop }) => paymentMethods.listAll(db, dependencies, shop),
  createPaymentMethod: async ({ db, shop, installation, body }) => {
    await holdMember(db, shop, installation.userId)
    return paymentMethods.create(db, dependencies, shop, body)
  },
  listPaymentOptions: async ({ shop }) => paymentOptions(dependencies, shop.currency),
  updatePaymentMethod: async ({ db, shop, installation, params, body }) => {
    await holdMember(db, shop, installation.userId)
    return paymentMethods.update(db, dependencies, shop, params.id, body)
  },
  deletePaymentMethod: async ({ db, shop, params }) => paymentMethods.remove(db, shop, params.id),
})

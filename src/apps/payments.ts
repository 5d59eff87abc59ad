import type { PaymentsHandlers } from '../../generated/apps.routes.ts'
import type { Environment } from '../environment.ts'
import * as paymentMethods from '../services/payments/methods.ts'
import { paymentOptions } from '../services/payments/options.ts'

export const paymentsHandlers = (environment: Environment): PaymentsHandlers => ({
  listPaymentMethods: async ({ db, shop }) => paymentMethods.listAll(db, environment, shop),
  createPaymentMethod: async ({ db, shop, body }) => paymentMethods.create(db, environment, shop, body),
  listPaymentOptions: async ({ shop }) => paymentOptions(environment, shop.currency),
  updatePaymentMethod: async ({ db, shop, params, body }) =>
    paymentMethods.update(db, environment, shop, params.id, body),
  deletePaymentMethod: async ({ db, shop, params }) => paymentMethods.remove(db, shop, params.id),
})

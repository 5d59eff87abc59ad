import type { PaymentsHandlers } from '../../generated/apps.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { transferAccountChanged } from '../services/activity/alerts.ts'
import * as paymentMethods from '../services/payments/methods.ts'
import { paymentOptions } from '../services/payments/options.ts'
import { holdRecentMember } from '../services/permissions/memberships.ts'

export const paymentsHandlers = (dependencies: Dependencies): PaymentsHandlers => ({
  listPaymentMethods: ({ db, shop }) => paymentMethods.listAll(db, dependencies, shop),
  createPaymentMethod: async ({ db, shop, installation, body, ip }) => {
    if (body.settings) await holdRecentMember(db, shop, installation)
    const method = await paymentMethods.create(db, dependencies, shop, body)
    const by = { shopId: shop.id, userId: installation.userId, ip }
    const { bankName } = method.settings
    if (bankName) await transferAccountChanged(db, dependencies.vault, { ...by, bankName, isNew: true })
    return method
  },
  listPaymentOptions: async ({ shop }) => paymentOptions(dependencies, shop.currency),
  updatePaymentMethod: async ({ db, shop, installation, params, body, ip }) => {
    if (body.settings) await holdRecentMember(db, shop, installation)
    const method = await paymentMethods.update(db, dependencies, shop, params.id, body)
    const by = { shopId: shop.id, userId: installation.userId, ip }
    const bankName = body.settings && method.settings.bankName
    if (bankName) await transferAccountChanged(db, dependencies.vault, { ...by, bankName, isNew: false })
    return method
  },
  deletePaymentMethod: ({ db, shop, params }) => paymentMethods.remove(db, shop, params.id),
})

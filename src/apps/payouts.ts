import type { PayoutsHandlers } from '../../generated/apps.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { payoutMethodChanged } from '../services/activity/alerts.ts'
import { feeOf, supportedPayouts } from '../services/office/payout-options.ts'
import * as payouts from '../services/office/payouts.ts'
import { holdMember } from '../services/permissions/memberships.ts'

export const payoutsHandlers = ({ vault }: Dependencies): PayoutsHandlers => ({
  listPayouts: async ({ db, shop, query }) => payouts.list(db, vault, shop, query),
  createPayout: async ({ db, shop, installation, body, ip }) => {
    await holdMember(db, shop, installation.userId)
    const payout = await payouts.create(db, vault, shop, installation, body)
    const { bankName } = payout.data
    const by = { shopId: shop.id, userId: installation.userId, ip }
    await payoutMethodChanged(db, vault, { ...by, bankName, isNew: true })
    return payout
  },
  getPayout: async ({ db, shop, params }) => payouts.get(db, vault, shop, params.id),
  updatePayout: async ({ db, shop, installation, params, body, ip }) => {
    await holdMember(db, shop, installation.userId)
    const payout = await payouts.update(db, vault, shop, params.id, body)
    const { bankName } = payout.data
    const by = { shopId: shop.id, userId: installation.userId, ip }
    await payoutMethodChanged(db, vault, { ...by, bankName, isNew: false })
    return payout
  },
  deletePayout: async ({ db, shop, params }) => payouts.remove(db, shop, params.id),
  getPayoutFee: async ({ shop, query }) => ({ fee: feeOf(query.currency?.toUpperCase() ?? shop.currency) }),
  listSupportedPayouts: async ({ shop }) => supportedPayouts(shop.currency),
})

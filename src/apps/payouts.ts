import type { PayoutsHandlers } from '../../generated/apps.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { feeOf, supportedPayouts } from '../services/office/payout-options.ts'
import * as payouts from '../services/office/payouts.ts'

export const payoutsHandlers = ({ config, vault }: Dependencies): PayoutsHandlers => ({
  listPayouts: ({ db, shop, query }) => payouts.list(db, vault, shop, query),
  createPayout: ({ db, shop, installation, body, ip }) =>
    payouts.create(db, { config, vault }, { shop, installation, ip }, body),
  getPayout: ({ db, shop, params }) => payouts.get(db, vault, shop, params.id),
  updatePayout: ({ db, shop, installation, params, body, ip }) =>
    payouts.update(db, { config, vault }, { shop, installation, ip }, params.id, body),
  deletePayout: ({ db, shop, params }) => payouts.remove(db, shop, params.id),
  getPayoutFee: async ({ shop, query }) => ({ fee: feeOf(query.currency?.toUpperCase() ?? shop.currency) }),
  listSupportedPayouts: async ({ shop }) => supportedPayouts(shop.currency),
})

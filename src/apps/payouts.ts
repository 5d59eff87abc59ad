import type { PayoutsHandlers } from '../../generated/apps.routes.ts'
import type { Environment } from '../environment.ts'
import { feeOf, supportedPayouts } from '../services/payout-options.ts'
import * as payouts from '../services/payouts.ts'

export const payoutsHandlers = ({ vault }: Environment): PayoutsHandlers => ({
  listPayouts: async ({ db, shop, installation, query }) =>
    payouts.list(db, vault, shop, installation, query),
  createPayout: async ({ db, shop, installation, body }) =>
    payouts.create(db, vault, shop, installation, body),
  getPayout: async ({ db, shop, installation, params }) =>
    payouts.get(db, vault, shop, installation, params.id),
  updatePayout: async ({ db, shop, installation, params, body }) =>
    payouts.update(db, vault, shop, installation, params.id, body),
  deletePayout: async ({ db, shop, params }) => payouts.remove(db, shop, params.id),
  getPayoutFee: async ({ shop, query }) => ({ fee: feeOf(query.currency?.toUpperCase() ?? shop.currency) }),
  listSupportedPayouts: async ({ shop }) => supportedPayouts(shop.currency),
})

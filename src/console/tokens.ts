import type { TokensHandlers } from '../../generated/console.routes.ts'
import * as tokens from '../services/permissions/store-tokens.ts'

export const tokensHandlers: TokensHandlers = {
  listStoreTokens: async ({ db, account, params, query }) =>
    tokens.list(db, account.id, params.storeId, query),
  createStoreToken: async ({ db, account, params, body }) => tokens.create(db, account, params.storeId, body),
  revokeStoreToken: async ({ db, account, params }) =>
    tokens.revoke(db, account.id, params.storeId, params.tokenId),
}

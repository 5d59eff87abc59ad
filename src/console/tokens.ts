import type { TokensHandlers } from '../../generated/console.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { tokenCreated } from '../services/activity/alerts.ts'
import * as tokens from '../services/permissions/store-tokens.ts'

export const tokensHandlers = ({ config, vault }: Dependencies): TokensHandlers => ({
  listStoreTokens: ({ db, account, params, query }) => tokens.list(db, account.id, params.storeId, query),
  createStoreToken: async ({ db, account, params, body, ip }) => {
    const token = await tokens.create(db, account, params.storeId, body)
    const by = { shopId: params.storeId, userId: account.id, ip }
    await tokenCreated(db, { config, vault }, { ...by, token })
    return token
  },
  revokeStoreToken: ({ db, account, params }) =>
    tokens.revoke(db, account.id, params.storeId, params.tokenId),
})

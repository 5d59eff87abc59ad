import { newId } from '../../src/base/ids.ts'
import { hashToken, newToken } from '../../src/base/tokens.ts'
import { createVault } from '../../src/base/vault.ts'
import { readConfig } from '../../src/config/config.ts'
import { type Database, transaction } from '../../src/db/database.ts'
import { openSession } from '../../src/services/people/sessions.ts'

/** A store with one app that gets its order and customer events, and headers for calls as its merchant. */
export interface Store {
  id: string
  appId: string
  productId: string
  appToken: string
  shopperToken: string
}

/** Returns the settings of every process: as in production, but receivers on this machine may be called. */
export function tortureSettings(databaseUrl: string, folder: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    MAILBOX: 'true',
    SANDBOX: 'true',
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: folder,
    HOST: '127.0.0.1',
    JWT_SECRET: 'torture'.repeat(6),
    VAULT_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
    THROTTLE_STORE_RATE: '0',
    THROTTLE_ADDRESS_RATE: '0',
    CARD_TRIES_PER_ORDER: '0',
    CARD_TRIES_PER_HOUR_AND_ADDRESS: '0',
    PAYMENT_LOOK_UP_SECONDS: '0',
    UNPAID_ORDERS_PER_SHOPPER: '0',
    UNPAID_ORDERS_PER_ADDRESS: '0',
    ALLOW_PRIVATE_WEBHOOKS: 'true',
    WEBHOOK_CALLS_PER_SECOND: '100000',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  }
}

/** Creates stores; `urlOf` returns the address at which an app is called. */
export async function createStores(
  db: Database,
  settings: Record<string, string>,
  count: number,
  urlOf: (appId: string) => string,
): Promise<Store[]> {
  const config = readConfig(settings)
  const vault = createVault(config.vaultKeys)
  const scopes = ['READ_ORDERS', 'READ_CUSTOMERS', 'WRITE_CUSTOMERS', 'READ_NOTIFICATIONS']
  const stores: Store[] = []
  for (let n = 0; n < count; n += 1) {
    const [id, ownerId, appId, productId] = [newId(), newId(), newId(), newId()]
    const appToken = newToken('app_')
    const { token: shopperToken } = await transaction(db, async (tx) => {
      await tx('users').insert({ id: ownerId, email: `${ownerId}@torture.example`, auth_method: 'otp' })
      const shop = {
        name: `Store ${n}`,
        slug: `torture-${id}`,
        type: 'ecommerce' as const,
        currency: 'USD',
        scale: 100,
      }
      await tx('shops').insert({ id, owner_id: ownerId, country: 'US', ...shop })
      const product = { name: 'A thing', slug: 'a-thing', price: 1000, quantity: 1_000_000 }
      await tx('products').insert({ id: productId, shop_id: id, ...product })
      await tx('apps').insert({
        id: appId,
        owner_id: ownerId,
        name: `App ${n}`,
        client_id: appId,
        scopes,
        client_secret_hash: hashToken('secret'),
        redirect_uris: ['https://app.example/callback'],
        webhook_url: urlOf(appId),
        // All are on one machine, but each counts as a host of its own.
        webhook_host: appId,
        signing_secret: vault.seal(`whsec_${appId}`, appId),
      })
      await tx('installations').insert({ id: newId(), shop_id: id, app_id: appId, user_id: ownerId, scopes })
      const expires_at = new Date(Date.now() + 86_400_000)
      const token = { token_hash: hashToken(appToken), scopes, expires_at }
      await tx('app_tokens').insert({ id: newId(), shop_id: id, user_id: ownerId, ...token })
      return openSession(
        tx,
        config.jwtSecrets,
        { id: ownerId, guest: false },
        { surface: 'store', shop: { id } },
      )
    })
    stores.push({ id, appId, productId, appToken, shopperToken })
  }
  return stores
}

import type { Shop } from '../../base/context.ts'
import type { PublicKey } from '../../base/http-signatures.ts'
import type { Vault } from '../../base/vault.ts'
import type { Database } from '../../db/database.ts'
import { requireSelling } from './platforms.ts'
import { agentsMcpPath, capabilitiesOfStores, version } from './protocol.ts'
import { publicKeys } from './signing-keys.ts'

/**
 * Returns what a store tells agents about itself: where it is called, what it can do, and with which keys it signs.
 * `address` is the one that was called. Throws shopNotFound unless the store answers agents.
 */
export async function businessProfile(db: Database, vault: Vault, shop: Shop, address: string) {
  await requireSelling(db, shop, '')
  return describe(address, await publicKeys(db, vault, shop))
}

const describe = (address: string, keys: PublicKey[]) => ({
  ucp: {
    version,
    services: {
      'dev.ucp.shopping': [
        {
          version,
          spec: `https://ucp.dev/${version}/specification/overview/`,
          transport: 'rest',
          endpoint: `${address}/ucp/v1`,
          schema: `https://ucp.dev/${version}/services/shopping/rest.openapi.json`,
        },
        {
          version,
          spec: `https://ucp.dev/${version}/specification/overview/`,
          transport: 'mcp',
          endpoint: `${address}${agentsMcpPath}`,
          schema: `https://ucp.dev/${version}/services/shopping/mcp.openrpc.json`,
        },
      ],
    },
    capabilities: capabilitiesOfStores(),
    payment_handlers: {},
  },
  keys,
})

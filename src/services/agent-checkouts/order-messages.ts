// Messages to agents about their orders: signed webhooks (RFC 9421) with the whole order as it is.

import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { digestOf, signed } from '../../base/http-signatures.ts'
import { parseUrl } from '../../base/url.ts'
import type { Vault } from '../../base/vault.ts'
import type { Database } from '../../db/database.ts'
import { lookUp } from '../../db/statement.ts'
import type { AgentProfile, Profiles } from '../../gateways/agents/profiles.ts'
import { pagesOf } from '../agents/addresses.ts'
import { profileOf } from '../agents/platforms.ts'
import { version } from '../agents/protocol.ts'
import { signingKey } from '../agents/signing-keys.ts'
import { findOpenShop } from '../shared/shop.ts'
import { isPaid } from './completion.ts'
import type { OrderEvent } from './order-events.ts'
import { get } from './orders.ts'

export interface OrderMessage {
  url: string
  headers: Record<string, string>
  body: string
}

const told = lookUp<{ shopId: string; orderId: string }, { profile: string; paymentStatus: string }>(
  'agents.toldOfOrder',
  `select agents.profile, orders.payment_status as "paymentStatus" from checkout_sessions checkout
    join agents on agents.shop_id = checkout.shop_id and agents.id = checkout.agent_id and agents.stopped_at is null
    join shops on shops.id = checkout.shop_id and shops.sells_to_agents
    join orders on orders.shop_id = checkout.shop_id and orders.id = checkout.order_id
  where checkout.shop_id = :shopId and checkout.order_id = :orderId`,
)

const capability = 'dev.ucp.shopping.order'

/**
 * Returns what the agent of an order is told. null: nobody is to be told, because the agent has no webhook for orders or is
 * stopped, or because the order is not paid, so that the agent does not know it yet. Throws the refusals of profiles.
 */
export async function messageOf(
  db: Database,
  { vault, profiles }: { vault: Vault; profiles: Profiles },
  { id, shopId, orderId, occurredAt }: OrderEvent,
): Promise<OrderMessage | null> {
  const [shop, [found]] = await Promise.all([findOpenShop(db, shopId), told(db, { shopId, orderId })])
  if (!shop || !found || !isPaid(found)) return null
  const profile = await profileOf(profiles, found.profile)
  const url = webhookOf(profile)
  if (!url) return null
  const agent = { id: '', profile: found.profile, signed: true, capabilities: [capability] }
  const body = JSON.stringify(await get(db, shop, agent, orderId))
  const event = { id: `evt_${id}`, at: new Date(occurredAt) }
  return { url, body, headers: await headersOf(db, vault, shop, { url, body, event }) }
}

/** Returns the address at which an agent wants to hear of its orders; null if it does not. */
function webhookOf(profile: AgentProfile): string | null {
  const entry = profile.capabilities[capability]?.find((one) => one.version === version)
  const url = entry?.config?.webhook_url
  return profile.version === version && typeof url === 'string' && parseUrl(url) ? url : null
}

/** Returns the headers of a webhook; its signature covers all of them, the target and the body. */
async function headersOf(
  db: Database,
  vault: Vault,
  shop: Shop,
  { url, body, event }: { url: string; body: string; event: { id: string; at: Date } },
): Promise<Record<string, string>> {
  const [pages, key] = await Promise.all([pagesOf(db, shop), signingKey(db, vault, shop)])
  const { host, pathname, search } = new URL(url)
  const headers = {
    'content-type': 'application/json',
    'ucp-agent': `profile="${pages}/.well-known/ucp"`,
    'webhook-id': event.id,
    'webhook-timestamp': `${Math.floor(event.at.getTime() / 1000)}`,
    'idempotency-key': event.id,
    'content-digest': digestOf(Buffer.from(body)),
  }
  const target = {
    '@method': 'POST',
    '@authority': host,
    '@path': pathname,
    ...(search && { '@query': search }),
  }
  return { ...headers, ...signed(key, { ...target, ...headers }, clock.now()) }
}

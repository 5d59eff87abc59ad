// Agents as a store knows them: whether it sells to them, what they and it both speak, and who signed a call.

import type { Agent, Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { parseUrl } from '../../base/url.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { lookUp, statement } from '../../db/statement.ts'
import { type AgentProfile, NoProfile, type Profiles } from '../../gateways/agents/profiles.ts'
import { intersection, version } from './protocol.ts'

interface Standing {
  sells: boolean
  stopped: boolean
}

/**
 * Returns the address of a profile in the one spelling under which its agent is known, without a fragment; null if it is no
 * address.
 */
export function canonicalAddress(written: string): string | null {
  const url = parseUrl(written)
  if (!url) return null
  url.hash = ''
  url.hostname = url.hostname.replace(/\.$/, '')
  return url.href
}

// An agent that is stopped could otherwise go on by adding a query to its address.
const standing = lookUp<{ shopId: string; profile: string }, Standing>(
  'agents.standing',
  `select shops.sells_to_agents as sells, exists (
    select from agents where agents.shop_id = shops.id and stopped_at is not null
      and split_part(profile, '\\?', 1) = split_part(:profile, '\\?', 1)
  ) as stopped from shops where shops.id = :shopId`,
)

/** Throws shopNotFound unless the store answers agents, and agentStopped for one that its merchant has stopped. */
export async function requireSelling(db: Database, shop: Shop, profile: string): Promise<void> {
  const [found] = await standing(db, { shopId: shop.id, profile })
  if (!found?.sells) throw new Refusal('shopNotFound')
  if (found.stopped) throw new Refusal('agentStopped')
}

const refusalOf = {
  invalid: 'agentProfileInvalid',
  unreachable: 'agentProfileUnreachable',
  malformed: 'agentProfileMalformed',
} as const

/** Reads an agent's profile; with `fresh`, again if it may have changed. Throws the refusals of profiles. */
export async function profileOf(profiles: Profiles, url: string, fresh = false): Promise<AgentProfile> {
  try {
    return await profiles.read(url, fresh)
  } catch (error) {
    if (!(error instanceof NoProfile)) throw error
    throw new Refusal(refusalOf[error.kind], { values: { reason: error.message } })
  }
}

/** Returns the capabilities that the store and the agent share. Throws agentVersionUnsupported. */
export function sharedWith(profile: AgentProfile): string[] {
  if (profile.version !== version)
    throw new Refusal('agentVersionUnsupported', {
      values: { version: profile.version, supported: version },
    })
  return intersection(profile.capabilities)
}

/** Returns the same. Throws also agentCapabilitiesIncompatible unless they share that of the operation. */
export function negotiate(profile: AgentProfile, capability: string): string[] {
  const shared = sharedWith(profile)
  if (!shared.includes(capability))
    throw new Refusal('agentCapabilitiesIncompatible', { values: { capability } })
  return shared
}

const keep = statement<{ id: string; shopId: string; profile: string }, { id: string }>(
  'agents.keep',
  `insert into agents (id, shop_id, profile) values (:id, :shopId, :profile)
  on conflict (shop_id, profile) do update set updated_at = now() returning id`,
)

/** Returns the id of the agent's row, which is made with its first checkout, and holds it until the transaction ends. */
export async function keepAgent(tx: Transaction, shop: Shop, { profile }: Agent): Promise<string> {
  const [row] = await keep(tx, { id: newId(), shopId: shop.id, profile })
  return row!.id
}

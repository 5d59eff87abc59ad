// Identity of agents: the store of the address, the agent's profile, and its signature (RFC 9421).

import type { Request } from 'express'
import { clock, minutes } from '../../base/clock.ts'
import type { Agent, Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import {
  hasDigest,
  isVerifying,
  type MessageSignature,
  type PublicKey,
  signatureBase,
  signaturesIn,
  stringMember,
  verifies,
} from '../../base/http-signatures.ts'
import { isId } from '../../base/ids.ts'
import { createProfiles } from '../../gateways/agents/profiles.ts'
import {
  canonicalAddress,
  negotiate,
  profileOf,
  requireSelling,
  sharedWith,
} from '../../services/agents/platforms.ts'
import { findOpenShop, findShopByDomain } from '../../services/shared/shop.ts'
import type { Authenticate, Identity } from '../auth.ts'
import { bulkheadOfClaim } from '../bulkhead.ts'
import type { Route } from '../handler.ts'
import { messageOf, type Signed } from '../mcp/inject.ts'
import type { Api, SurfaceOptions } from '../surface-options.ts'

/** How far the clock of an agent may be from ours, and how long a signature is taken. */
const tolerance = 5 * minutes

export interface AgentDesk {
  /** Finds the store and whether it sells to the agent. The agent's profile is read only once the call is counted. */
  identify: Authenticate
  /** Reads the profile, agrees on capabilities and checks the signature. */
  admit(req: Request, route: Route, identity: Identity, rawBody: Buffer): Promise<Agent>
  /** Returns the capabilities that the store shares with the agent which a request names; null if it names none. */
  shared(req: Request): Promise<string[] | null>
}

/**
 * Returns the store of a call: that of `x-shop-id`, or of the address that was called. That is the one in `Host`, whatever
 * proxies say, because agents sign it.
 */
export async function shopOfAddress(
  { db }: Pick<SurfaceOptions<Api>, 'db'>,
  req: Request,
): Promise<Shop | null> {
  const given = req.headers['x-shop-id']
  const share = bulkheadOfClaim(db, 'agents', req)
  if (given !== undefined) return isId(given) ? findOpenShop(share, given) : null
  return findShopByDomain(share, authorityOf(req).replace(/:\d*$/, ''))
}

export function createAgentDesk(options: SurfaceOptions<Api>): AgentDesk {
  const profiles = createProfiles({ allowPrivate: options.config.allowPrivateWebhooks })
  const identify = async (req: Request) => {
    const given = stringMember(String(req.headers['ucp-agent'] ?? ''), 'profile')
    const profile = given === null ? null : canonicalAddress(given)
    const shop = await shopOfAddress(options, req)
    if (!shop) throw new Refusal('shopNotFound')
    await requireSelling(bulkheadOfClaim(options.db, 'agents', req), shop, profile ?? '')
    if (!profile || profile.length > 2048)
      throw new Refusal('agentProfileInvalid', { values: { reason: 'it has no `profile="https://…"`' } })
    const agent = { id: '', profile, signed: false, capabilities: [] }
    return { shopper: null, account: null, installation: null, shop, agent }
  }
  return {
    identify,
    async admit(req, route, { agent }, rawBody) {
      const profile = await profileOf(profiles, agent!.profile)
      const capabilities = negotiate(profile, route.capability!)
      const asSigned = messageOf(req) ?? { req, rawBody }
      const signed = await checkSignature(asSigned, profile.keys, async () => {
        return (await profileOf(profiles, agent!.profile, true)).keys
      })
      return { ...agent!, capabilities, signed }
    },
    async shared(req) {
      if (req.headers['ucp-agent'] === undefined) return null
      const { agent } = await identify(req)
      return sharedWith(await profileOf(profiles, agent.profile))
    },
  }
}

/**
 * Checks the signatures of a call, of which one must be valid; returns whether there is one. An agent whose profile has
 * keys must sign (decision agents-with-keys-sign). Throws the refusals of signatures.
 */
async function checkSignature(
  { req, rawBody }: Signed,
  keys: PublicKey[],
  readAgain: () => Promise<PublicKey[]>,
): Promise<boolean> {
  const { 'signature-input': input, signature } = req.headers
  if (input === undefined && signature === undefined) {
    if (keys.length > 0) throw new Refusal('agentSignatureMissing')
    return false
  }
  const digest = req.headers['content-digest']
  if (digest !== undefined && !hasDigest(String(digest), rawBody)) throw new Refusal('agentDigestMismatch')
  const found = signaturesIn(String(input ?? ''), String(signature ?? ''))
  if (found.length === 0) throw wrong('there is none that can be read')
  let usable = keys
  if (!found.some(({ keyid }) => keys.some(({ kid }) => kid === keyid))) usable = await readAgain()
  const faults = found.map((one) => faultOf(req, rawBody, one, usable))
  if (faults.includes(null)) return true
  throw faults[0]!
}

const wrong = (reason: string) => new Refusal('agentSignatureInvalid', { values: { reason } })

/** Returns why a signature does not authenticate a call; null if it does. */
function faultOf(req: Request, rawBody: Buffer, one: MessageSignature, keys: PublicKey[]): Refusal | null {
  const key = keys.find(({ kid }) => kid === one.keyid)
  if (!key || key.use === 'enc' || (key.key_ops && !key.key_ops.includes('verify')))
    return new Refusal('agentKeyNotFound')
  if (!isVerifying(key)) return new Refusal('agentAlgorithmUnsupported')
  const uncovered = requiredOf(req, rawBody).find((name) => !one.components.includes(name))
  if (uncovered) return wrong(`it does not cover ${uncovered}`)
  const now = clock.now().getTime()
  if (one.created !== null && Math.abs(now - one.created * 1000) > tolerance) return wrong('it is too old')
  if (one.expires !== null && one.expires * 1000 < now) return wrong('it has expired')
  const base = signatureBase(one, (name) => componentOf(req, name))
  if (base === null) return wrong('it covers what the request does not have')
  return verifies(key, base, one.value) ? null : wrong('it is not that of this request')
}

/** Returns the components that a signature must cover. */
function requiredOf({ headers, originalUrl }: Request, rawBody: Buffer): string[] {
  return [
    ...['@method', '@authority', '@path'],
    ...(originalUrl.includes('?') ? ['@query'] : []),
    ...(rawBody.length > 0 ? ['content-digest', 'content-type'] : []),
    // Without the store, a call could be sent again to another one.
    ...['ucp-agent', 'signature-agent', 'idempotency-key', 'x-shop-id'].filter(
      (name) => headers[name] !== undefined,
    ),
  ]
}

const authorityOf = ({ headers }: Pick<Request, 'headers'>) => (headers.host ?? '').toLowerCase()

/** Returns the value of a component of a request (RFC 9421 section 2); null if the request does not have it. */
function componentOf({ method, headers, originalUrl }: Request, name: string): string | null {
  const [path, ...query] = originalUrl.split('?')
  switch (name) {
    case '@method':
      return method
    case '@authority':
      return authorityOf({ headers })
    case '@path':
      return path!
    case '@query':
      return `?${query.join('?')}`
    default: {
      const value = headers[name]
      return value === undefined ? null : [value].flat().join(', ').trim()
    }
  }
}

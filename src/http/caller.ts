import type { Actor } from '../base/context.ts'
import { addressOf } from '../base/network.ts'
import type { Identity } from './auth.ts'

/**
 * Returns who makes a call. A first-party token stands for the person who made it, an app's for the app; a caller whom
 * the call does not identify is a guest without an id.
 */
export function actorOf({ installation, account, shopper }: Identity, ip: string): Actor {
  const address = addressOf(ip) || null
  if (installation?.app) return { kind: 'app', id: installation.app.id, address }
  if (installation) return { kind: 'account', id: installation.userId, address }
  if (account) return { kind: 'account', id: account.id, address }
  return { kind: shopper && !shopper.guest ? 'shopper' : 'guest', id: shopper?.id ?? null, address }
}

/**
 * Returns the facts about the caller for the log line of a call: the store, the kind and id of the caller, and the
 * address. A caller who was refused before being identified has an address alone.
 */
export function callerInLog(identity: Identity | null, ip = '') {
  const address = addressOf(ip) || null
  if (!identity) return { address }
  const { kind, id } = actorOf(identity, ip)
  return { store: identity.shop?.id, actor: id === null ? kind : `${kind} ${id}`, address }
}

import type { Actor } from '../base/context.ts'
import { addressOf } from '../base/network.ts'
import type { Identity } from './auth.ts'

/**
 * Returns who makes a call. A first-party token acts for the person who made it, an app's token for the app; an
 * unidentified caller is a guest without an id.
 */
export function actorOf({ installation, account, shopper }: Identity, ip: string): Actor {
  const address = addressOf(ip) || null
  if (installation?.app) return { kind: 'app', id: installation.app.id, address }
  if (installation) return { kind: 'account', id: installation.userId, address }
  if (account) return { kind: 'account', id: account.id, address }
  return { kind: shopper && !shopper.guest ? 'shopper' : 'guest', id: shopper?.id ?? null, address }
}

/**
 * Returns the caller's part of a call's log line: the store, the caller's kind and id, and the address. A caller
 * refused before being identified has only an address.
 */
export function callerInLog(identity: Identity | null, ip = '') {
  const address = addressOf(ip) || null
  if (!identity) return { address }
  const { kind, id } = actorOf(identity, ip)
  return { store: identity.shop?.id, actor: id === null ? kind : `${kind} ${id}`, address }
}

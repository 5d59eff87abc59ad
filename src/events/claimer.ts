// Keeps the delivery slots filled with claimed work.

import type { Logger } from 'pino'
import type { Vault } from '../base/vault.ts'
import type { Database } from '../db/database.ts'
import { dropSome } from '../db/queues/drop-deliveries.ts'
import { type Claimed, claim, type Due, findDue, type Lane } from './claim.ts'
import type { Endpoints } from './endpoints.ts'
import { requestsOf, type WebhookRequest } from './requests.ts'

/** A claimed delivery in this process, with its request as last read. */
export interface Held extends Claimed {
  claimedAt: number
  /** undefined: it must not be sent any more; null: its signing secret cannot be decrypted. */
  request: WebhookRequest | null | undefined
  lookedAt: number
}

/** It looks again at this interval while work is held up: by other workers, by locks or by busy endpoints. */
export const heldUpMs = 50
/** A claim drops at most this many other deliveries of installations that have ended: it takes some 40 ms. */
const mostSwept = 1000

export interface ClaimerOptions {
  db: Database
  log: Logger
  vault: Vault
  leaseMs: number
  /** The room of this process, which is filled. */
  endpoints: Endpoints<Held>
  /** It is called for each app for which something has been claimed. */
  sendNext: (appId: string) => void
}

/** Claims deliveries for this process, as many as its endpoints have room for. */
export function createClaimer({ db, log, vault, leaseMs, endpoints, sendNext }: ClaimerOptions) {
  const lookAtAllAgain = { new: 0, tried: 0 }
  /**
   * Fan-out had new deliveries for these apps since the last claim, so nobody needs to look for what is due for them.
   */
  let expected = new Set<string>()
  let lookedLast = false
  let full = false

  const claimMore = async (): Promise<{ count: number; pause: number }> => {
    full = false
    let count = 0
    const due = await findWork()
    const isSomeDue = due.new.length + due.tried.length > 0
    const pause = Math.max(heldUpMs, isSomeDue ? 0 : (due.nextIn ?? Infinity))
    if (!isSomeDue) return { count, pause }
    for (const lane of ['new', 'tried'] as const) {
      const room = endpoints.room(lane)
      if (room.endpoints < 1) {
        full = true
        continue
      }
      const held = await claimIn(lane, due, room)
      endpoints.take(held, room.rooms)
      for (const appId of new Set(held.map((one) => one.appId))) sendNext(appId)
      count += held.length
    }
    return { count, pause }
  }

  /** Every other time at least it looks for all that is due: retries, and what did not fit. */
  const findWork = async (): Promise<Due> => {
    const appIds = [...expected]
    expected = new Set()
    lookedLast = appIds.length === 0 || !lookedLast
    return lookedLast ? findDue(db) : { new: appIds, tried: [], complete: true, nextIn: null }
  }

  /**
   * Claims for the endpoints that are known to have due deliveries. Where so much is due that other endpoints may have
   * some too, all waiting endpoints are looked at now and then: the longer that takes, the less often, so that it never
   * takes more than a tenth of the time.
   */
  const claimIn = async (lane: Lane, due: Due, room: ReturnType<typeof endpoints.room>): Promise<Held[]> => {
    const from = performance.now()
    const isShort = due.complete || from < lookAtAllAgain[lane]
    if (isShort && due[lane].length === 0) return []
    const claims = await claim(db, { lane, leaseMs, ...room, among: isShort ? due[lane] : undefined })
    const now = performance.now()
    if (!isShort) lookAtAllAgain[lane] = from + 10 * (now - from)
    const requests = requestsOf(vault, claims)
    await sweep(claims)
    return claims.map(({ id, shopId, appId, attempt, lease, failing }) => ({
      id,
      shopId,
      appId,
      attempt,
      lease,
      failing,
      claimedAt: from,
      lookedAt: now,
      request: requests.get(id),
    }))
  }

  /**
   * Drops what else waits for the installations of claims that have ended: an uninstall may leave hundreds of thousands
   * of deliveries (decision 444), which would be claimed one at a time.
   */
  const sweep = async (claims: Awaited<ReturnType<typeof claim>>): Promise<void> => {
    const ended = claims.filter(({ scopes }) => scopes === null)
    if (ended.length === 0) return
    const apps = ended.map(({ appId }) => appId)
    const installations = ended.map(({ installationId }) => installationId)
    await dropSome(db, { apps, installations }, mostSwept).catch((error) =>
      log.warn({ err: error }, 'deliveries of ended installations could not be dropped together'),
    )
  }

  return {
    /** Notes that there are new deliveries for these apps. */
    expect(appIds: Iterable<string>): void {
      for (const appId of appIds) expected.add(appId)
    },
    /** Returns how many it has claimed, and when to look again unless there is a signal before. */
    claimMore,
    /** Returns whether the last claim left deliveries behind because all slots were taken. */
    isFull: () => full,
  }
}

// Keeps the delivery slots filled with claimed work.

import type { Logger } from 'pino'
import type { Vault } from '../base/vault.ts'
import type { Database } from '../db/database.ts'
import { dropSome } from '../db/queues/drop-deliveries.ts'
import { type Capacity, type Claimed, claim, type Due, findDue, type Lane } from './claim.ts'
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
  /** The endpoints of this process, whose capacity is filled. */
  endpoints: Endpoints<Held>
  /** It is called for each app for which something has been claimed. */
  sendNext: (appId: string) => void
}

type ClaimedRow = Awaited<ReturnType<typeof claim>>[number]

/** Claims deliveries for this process, as many as its endpoints have capacity for. */
export class Claimer {
  private readonly db: Database
  private readonly log: Logger
  private readonly vault: Vault
  private readonly leaseMs: number
  private readonly endpoints: Endpoints<Held>
  private readonly sendNext: (appId: string) => void
  private readonly lookAtAllAgain = { new: 0, tried: 0 }
  /**
   * Fan-out had new deliveries for these apps since the last claim, so nobody needs to look for what is due for them.
   */
  private expected = new Set<string>()
  private lookedLast = false
  private full = false

  constructor({ db, log, vault, leaseMs, endpoints, sendNext }: ClaimerOptions) {
    this.db = db
    this.log = log
    this.vault = vault
    this.leaseMs = leaseMs
    this.endpoints = endpoints
    this.sendNext = sendNext
  }

  /** Notes that there are new deliveries for these apps. */
  expect(appIds: Iterable<string>): void {
    for (const appId of appIds) this.expected.add(appId)
  }

  /** Returns whether the last claim left deliveries behind because all slots were taken. */
  isFull(): boolean {
    return this.full
  }

  /** Returns how many it has claimed, and when to look again unless there is a signal before. */
  async claimMore(): Promise<{ count: number; pause: number }> {
    this.full = false
    const due = await this.findWork()
    const isSomeDue = due.new.length + due.tried.length > 0
    const pause = Math.max(heldUpMs, isSomeDue ? 0 : (due.nextIn ?? Infinity))
    if (!isSomeDue) return { count: 0, pause }
    const count = (await this.fill('new', due)) + (await this.fill('tried', due))
    return { count, pause }
  }

  /** Every other time at least it looks for all that is due: retries, and what did not fit. */
  private async findWork(): Promise<Due> {
    const appIds = [...this.expected]
    this.expected = new Set()
    this.lookedLast = appIds.length === 0 || !this.lookedLast
    return this.lookedLast ? findDue(this.db) : { new: appIds, tried: [], complete: true, nextIn: null }
  }

  /** Claims and begins to send what fits of a lane, and returns how many deliveries that is. */
  private async fill(lane: Lane, due: Due): Promise<number> {
    const capacity = this.endpoints.capacity(lane)
    if (capacity.endpoints < 1) {
      this.full = true
      return 0
    }
    const held = await this.claimIn(lane, due, capacity)
    this.endpoints.add(held, capacity.quotas)
    for (const appId of new Set(held.map((one) => one.appId))) this.sendNext(appId)
    return held.length
  }

  /**
   * Claims for the endpoints that are known to have due deliveries. Where so much is due that other endpoints may have
   * some too, all waiting endpoints are looked at now and then: the longer that takes, the less often, so that it never
   * takes more than a tenth of the time.
   */
  private async claimIn(lane: Lane, due: Due, capacity: Capacity): Promise<Held[]> {
    const from = performance.now()
    const isShort = due.complete || from < this.lookAtAllAgain[lane]
    if (isShort && due[lane].length === 0) return []
    const among = isShort ? due[lane] : undefined
    const claims = await claim(this.db, { lane, leaseMs: this.leaseMs, ...capacity, among })
    const now = performance.now()
    if (!isShort) this.lookAtAllAgain[lane] = from + 10 * (now - from)
    const requests = requestsOf(this.vault, claims)
    await this.sweep(claims)
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
   * of deliveries (decision deliveries-are-dropped-in-batches), which would be claimed one at a time.
   */
  private async sweep(claims: ClaimedRow[]): Promise<void> {
    const ended = claims.filter(({ scopes }) => scopes === null)
    if (ended.length === 0) return
    const apps = ended.map(({ appId }) => appId)
    const installations = ended.map(({ installationId }) => installationId)
    await dropSome(this.db, { apps, installations }, mostSwept).catch((error) =>
      this.log.warn({ err: error }, 'deliveries of ended installations could not be dropped together'),
    )
  }
}

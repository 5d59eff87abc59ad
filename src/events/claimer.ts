// Keeps the delivery slots filled with claimed work.

import type { Logger } from 'pino'
import { appResource } from '../base/scopes.ts'
import type { Vault } from '../base/vault.ts'
import type { Database } from '../db/database.ts'
import { dropSome } from '../db/queues/drop-deliveries.ts'
import { type Capacity, type Claimed, claim, type Due, findDue, type Lane } from './claim.ts'
import type { Endpoints } from './endpoints.ts'
import { requestsOf, type WebhookRequest } from './requests.ts'

/** A claimed delivery in this process, with its request as last read. */
export interface Held extends Claimed {
  claimedAt: number
  /** undefined: it must no longer be sent; null: its signing secret cannot be decrypted. */
  request: WebhookRequest | null | undefined
  lookedAt: number
}

/** How often to look again while work is held up: by other workers, locks or busy endpoints. */
export const heldUpMs = 50
/** Maximum number of other deliveries of ended installations that a claim drops: it takes some 40 ms. */
const mostSwept = 1000

export interface ClaimerOptions {
  db: Database
  log: Logger
  vault: Vault
  leaseMs: number
  /** This process's endpoints, whose capacity is filled. */
  endpoints: Endpoints<Held>
  /** The limit of a host, over all processes. */
  callsPerSecond?: number
  /** Called for each host with newly claimed deliveries. */
  sendNext: (host: string) => void
}

type ClaimedRow = Awaited<ReturnType<typeof claim>>[number]

/** Claims deliveries for this process, up to its endpoints' capacity. */
export class Claimer {
  private readonly db: Database
  private readonly log: Logger
  private readonly vault: Vault
  private readonly leaseMs: number
  private readonly endpoints: Endpoints<Held>
  private readonly callsPerSecond: number | undefined
  private readonly sendNext: (host: string) => void
  private readonly lookAtAllAgain = { new: 0, tried: 0 }
  /** Apps with new deliveries from fan-out since the last claim, so nobody need look for what is due for them. */
  private expected = new Set<string>()
  private lookedLast = false
  private full = false

  constructor({ db, log, vault, leaseMs, endpoints, callsPerSecond, sendNext }: ClaimerOptions) {
    this.db = db
    this.log = log
    this.vault = vault
    this.leaseMs = leaseMs
    this.endpoints = endpoints
    this.callsPerSecond = callsPerSecond
    this.sendNext = sendNext
  }

  /** Notes that these apps have new deliveries. */
  expect(appIds: Iterable<string>): void {
    for (const appId of appIds) this.expected.add(appId)
  }

  /** Returns whether the last claim left deliveries behind because all slots were taken. */
  isFull(): boolean {
    return this.full
  }

  /** Returns how many it claimed, and when to look again unless a signal comes first. */
  async claimMore(): Promise<{ count: number; pause: number }> {
    this.full = false
    const due = await this.findWork()
    const isSomeDue = due.new.length + due.tried.length > 0
    const pause = Math.max(heldUpMs, isSomeDue ? 0 : (due.nextIn ?? Infinity))
    if (!isSomeDue) return { count: 0, pause }
    const count = (await this.fill('new', due)) + (await this.fill('tried', due))
    return { count, pause }
  }

  /** At least every other time, looks for everything due: retries, and what exceeded a quota. */
  private async findWork(): Promise<Due> {
    const appIds = [...this.expected]
    this.expected = new Set()
    this.lookedLast = appIds.length === 0 || !this.lookedLast
    return this.lookedLast ? findDue(this.db) : { new: appIds, tried: [], complete: true, nextIn: null }
  }

  /** Claims as much of a lane as possible and begins to send it; returns the number of deliveries. */
  private async fill(lane: Lane, due: Due): Promise<number> {
    const capacity = this.endpoints.capacity(lane)
    if (capacity.endpoints < 1) {
      this.full = true
      return 0
    }
    const held = await this.claimIn(lane, due, capacity)
    this.endpoints.add(held, capacity.quotas)
    for (const host of new Set(held.map((one) => one.host))) this.sendNext(host)
    return held.length
  }

  /**
   * Claims for the endpoints known to have due deliveries. If so much is due that other endpoints may have some too, it
   * occasionally looks at all waiting endpoints: the longer that takes, the less often, so that it never takes more
   * than a tenth of the time.
   */
  private async claimIn(lane: Lane, due: Due, capacity: Capacity): Promise<Held[]> {
    const from = performance.now()
    const isShort = due.complete || from < this.lookAtAllAgain[lane]
    if (isShort && due[lane].length === 0) return []
    const among = isShort ? due[lane] : undefined
    const { leaseMs, callsPerSecond } = this
    const claims = await claim(this.db, { lane, leaseMs, callsPerSecond, ...capacity, among })
    const now = performance.now()
    if (!isShort) this.lookAtAllAgain[lane] = from + 10 * (now - from)
    const requests = requestsOf(this.vault, claims)
    await this.sweep(claims)
    return claims.map(({ id, shopId, appId, attempt, lease, host, failing, shared }) => ({
      id,
      shopId,
      appId,
      attempt,
      lease,
      host,
      failing,
      shared,
      claimedAt: from,
      lookedAt: now,
      request: requests.get(id),
    }))
  }

  /**
   * Drops what else is pending for the ended installations among the claims: an uninstall may leave hundreds of
   * thousands of deliveries (decision deliveries-are-dropped-in-batches), which would otherwise be claimed one at a
   * time.
   */
  private async sweep(claims: ClaimedRow[]): Promise<void> {
    const ended = claims.filter(({ scopes }) => scopes === null)
    if (ended.length === 0) return
    const apps = ended.map(({ appId }) => appId)
    const installations = ended.map(({ installationId }) => installationId)
    await dropSome(this.db, { apps, installations, except: appResource }, mostSwept).catch((error) =>
      this.log.warn({ err: error }, 'deliveries of ended installations could not be dropped together'),
    )
  }
}

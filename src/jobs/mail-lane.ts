// Bulkheads of the outgoing e-mail: each lane has its own connections.

import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '../base/clock.ts'
import { onWork } from '../db/queues/work-signals.ts'
import { createWakeup } from '../events/wakeup.ts'
import { smtpMailer } from '../gateways/mail/smtp.ts'
import { attachmentsOf } from '../services/invoices/mailing.ts'
import {
  type ClaimedMail,
  claimMails,
  type MailLane as MailLaneName,
  openMail,
  resultOf,
  untried,
} from '../services/messaging/mail-queue.ts'
import type { JobContext } from './job.ts'
import { trackDestinations } from './mail-destinations.ts'
import { MailRecorder } from './mail-recorder.ts'

type Context = Pick<JobContext, 'db' | 'dependencies'>

interface LaneOptions {
  smtpUrl: string
  lane: MailLaneName
  /** Number of e-mails sent at the same time, each over its own connection. */
  connections: number
}

/** How often the lane looks for retries, which are due 10 s or more after a failure. */
const retriesMs = 1 * seconds
/** Connections that become free within this time get their next e-mails through one statement. */
const gatherMs = 20
const pauseAfterErrorMs = 500
/** Maximum wait for a connection: an e-mail's lease is 30 s, and sending takes 15 s at most. */
const longestWaitMs = 10 * seconds
/** How long e-mails under way may take to finish while the worker shuts down. */
const graceMs = 4 * seconds

/**
 * Sends a lane's e-mails, each at least once: one whose worker was killed is sent again, with the same Message-ID, when
 * its lease ends. Each e-mail frees its connection when it ends, so one that hangs does not hold up others. A recipient
 * or a domain gets at most a third of the connections until an e-mail to it is accepted, and retries, which may hang
 * again, get at most half of what is claimed. The text of an e-mail is never logged.
 */
export class MailLane {
  private readonly db: JobContext['db']
  private readonly dependencies: JobContext['dependencies']
  private readonly lane: MailLaneName
  private readonly connections: number
  private readonly mailer: ReturnType<typeof smtpMailer>
  private readonly recorder: MailRecorder
  private readonly destinations: ReturnType<typeof trackDestinations>
  private readonly wakeup = createWakeup()
  private readonly waiting: { mail: ClaimedMail; claimedAt: number }[] = []
  private readonly underWay = new Map<ClaimedMail, Promise<void>>()
  private retriesAt = 0
  private endSignals: (() => void) | undefined
  private loop: Promise<void> | undefined
  private stopping = false

  constructor({ db, dependencies }: Context, { smtpUrl, lane, connections }: LaneOptions) {
    const { config, log } = dependencies
    this.db = db
    this.dependencies = dependencies
    this.lane = lane
    this.connections = connections
    this.mailer = smtpMailer({ url: smtpUrl, plain: config.smtpPlain }, config.mailFrom, connections)
    this.recorder = new MailRecorder(db, log)
    this.destinations = trackDestinations(Math.ceil(connections / 3))
  }

  /** Sends e-mails as they come due, until the lane is stopped. */
  start(): void {
    this.endSignals ??= onWork(this.db, this.lane, this.wakeup.wake)
    this.loop ??= this.run()
  }

  /** Sends everything due now; resolves once that is recorded. */
  async sendDue(): Promise<void> {
    this.retriesAt = 0
    while ((await this.claimMore()) > 0) await this.untilDone()
    await this.recorder.flush()
  }

  /**
   * Stops claiming, releases what has not begun, and gives e-mails under way 4 s to finish; the rest are left to their
   * leases.
   */
  async stop(): Promise<void> {
    this.stopping = true
    this.endSignals?.()
    this.wakeup.wake()
    await this.loop
    for (const { mail } of this.waiting.splice(0)) this.release(mail)
    await Promise.race([this.untilDone(), sleep(graceMs, undefined, { ref: false })])
    this.mailer.close()
    await this.untilDone()
    await this.recorder.close()
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      try {
        await this.claimMore()
        await this.wakeup.wait()
        await sleep(gatherMs)
      } catch (error) {
        this.dependencies.log.warn({ err: error, lane: this.lane }, 'e-mails are waiting for the database')
        await sleep(pauseAfterErrorMs)
      }
    }
  }

  /** Claims new e-mails, and once a second retries too; returns how many. */
  private async claimMore(): Promise<number> {
    const isTurnOfRetries = performance.now() >= this.retriesAt
    if (isTurnOfRetries) this.retriesAt = performance.now() + retriesMs
    const count = await this.claim(false)
    return isTurnOfRetries ? count + (await this.claim(true)) : count
  }

  private async claim(tried: boolean): Promise<number> {
    const limit = this.free(tried)
    if (limit < 1) return 0
    const { lane, destinations } = this
    const mails = await claimMails(this.db, { lane, tried, limit, ...destinations.standing() })
    const claimedAt = performance.now()
    for (const mail of mails) {
      destinations.begin(mail)
      this.waiting.push({ mail, claimedAt })
    }
    this.sendWaiting()
    return mails.length
  }

  /** Claims as many in advance as are under way, so that no connection waits for the database. */
  private free(tried: boolean): number {
    const held = [...this.underWay.keys(), ...this.waiting.map(({ mail }) => mail)]
    const free = 2 * this.connections - held.length
    if (!tried) return free
    return Math.min(free, this.connections - held.filter(({ attempt }) => attempt > 1).length)
  }

  private sendWaiting(): void {
    while (this.underWay.size < this.connections) {
      const next = this.waiting.shift()
      if (!next) return
      // An e-mail claimed long ago is released, because its lease must outlast sending.
      if (performance.now() - next.claimedAt < longestWaitMs)
        this.underWay.set(next.mail, this.send(next.mail))
      else this.release(next.mail)
    }
  }

  private release(mail: ClaimedMail): void {
    this.recorder.add(untried(mail))
    this.destinations.end(mail, false)
  }

  private async send(mail: ClaimedMail): Promise<void> {
    this.destinations.begin(mail)
    const error = await this.errorOfSending(mail)
    // When the lane stops, it is not known whether the server accepted the e-mail, so it is left to its lease.
    if (!error || !this.stopping) this.record(mail, error)
    this.underWay.delete(mail)
    this.destinations.end(mail, !error)
    if (!this.stopping) this.sendWaiting()
    this.wakeup.wake()
  }

  /** Sends an e-mail; returns why it was not accepted, or null. */
  private async errorOfSending(mail: ClaimedMail): Promise<unknown> {
    try {
      const { attached, ...opened } = openMail(this.dependencies.vault, mail)
      const attachments = await attachmentsOf(this.db, this.dependencies, attached ?? null)
      await this.mailer.send({ ...opened, attachments })
      return null
    } catch (error) {
      return error
    }
  }

  private record(mail: ClaimedMail, error: unknown): void {
    const result = resultOf(mail, !error)
    this.recorder.add(result)
    if (!error) return
    const { id, to, subject, attempt } = mail
    const facts = { err: error, mail: id, to, subject, attempt, state: result.state }
    this.dependencies.log.warn(facts, 'e-mail not sent')
  }

  private async untilDone(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay.values())
  }
}

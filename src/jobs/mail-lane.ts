import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '../base/clock.ts'
import { onWork } from '../db/queues/work-signals.ts'
import { createWakeup } from '../events/wakeup.ts'
import { smtpMailer } from '../gateways/mail/smtp.ts'
import {
  type ClaimedMail,
  claimMails,
  type MailLane,
  type MailResult,
  openMail,
  resultOf,
  settleMails,
  untried,
} from '../services/messaging/mail-queue.ts'
import { isFaultOfRecord } from '../services/shared/due-work.ts'
import type { JobContext } from './job.ts'
import { trackDestinations } from './mail-destinations.ts'

type Context = Pick<JobContext, 'db' | 'dependencies'>

interface LaneOptions {
  smtpUrl: string
  lane: MailLane
  /** The number of e-mails that are sent at the same time, each over a connection of its own. */
  connections: number
}

/** The lane looks for retries at this interval; they are due 10 s after a failure or later. */
const retriesMs = 1 * seconds
/** Connections that become free within this time get their next e-mails by one statement. */
const gatherMs = 20
const pauseAfterErrorMs = 500
/** An e-mail waits at most this long for a connection: its lease is 30 s, and sending takes 15 s at most. */
const longestWaitMs = 10 * seconds
/** E-mails under way have this much time to finish while the worker shuts down. */
const graceMs = 4 * seconds

/**
 * Sends the e-mails of a lane, each at least once: one whose worker was killed is sent again, under the same
 * Message-ID, when its lease ends. Each e-mail frees its connection when it ends, so one that hangs holds up
 * no other. A recipient or a domain gets at most a third of the connections until an e-mail to it is accepted,
 * and retries, which may hang again, get at most half of what is claimed. The text of an e-mail is never logged.
 */
export function createMailLane({ db, dependencies }: Context, { smtpUrl, lane, connections }: LaneOptions) {
  const { config, log, vault } = dependencies
  const mailer = smtpMailer({ url: smtpUrl, plain: config.smtpPlain }, config.mailFrom, connections)
  const recorder = createRecorder({ db, dependencies })
  const wakeup = createWakeup()
  const destinations = trackDestinations(Math.ceil(connections / 3))
  const waiting: { mail: ClaimedMail; claimedAt: number }[] = []
  const underWay = new Map<ClaimedMail, Promise<void>>()
  const untilDone = async () => {
    while (underWay.size > 0) await Promise.all(underWay.values())
  }
  let stopping = false
  let loop: Promise<void> | undefined
  let endSignals: (() => void) | undefined
  let retriesAt = 0

  /** As many are claimed ahead as are under way, so that no connection waits for the database. */
  const room = (tried: boolean): number => {
    const held = [...underWay.keys(), ...waiting.map(({ mail }) => mail)]
    const free = 2 * connections - held.length
    return tried ? Math.min(free, connections - held.filter(({ attempt }) => attempt > 1).length) : free
  }
  const claimMore = async (): Promise<number> => {
    let count = 0
    const isTurnOfRetries = performance.now() >= retriesAt
    if (isTurnOfRetries) retriesAt = performance.now() + retriesMs
    for (const tried of isTurnOfRetries ? [false, true] : [false]) {
      const limit = room(tried)
      if (limit < 1) continue
      const mails = await claimMails(db, { lane, tried, limit, ...destinations.standing() })
      const claimedAt = performance.now()
      for (const mail of mails) {
        destinations.begin(mail)
        waiting.push({ mail, claimedAt })
      }
      sendWaiting()
      count += mails.length
    }
    return count
  }
  const sendWaiting = () => {
    while (underWay.size < connections) {
      const next = waiting.shift()
      if (!next) return
      // An e-mail that was claimed long ago is given back, because its lease has to last longer than sending takes.
      if (performance.now() - next.claimedAt < longestWaitMs) underWay.set(next.mail, send(next.mail))
      else giveBack(next.mail)
    }
  }
  const giveBack = (mail: ClaimedMail) => {
    recorder.add(untried(mail))
    destinations.end(mail, false)
  }
  const send = async (mail: ClaimedMail): Promise<void> => {
    destinations.begin(mail)
    const error = await Promise.resolve()
      .then(() => mailer.send(openMail(vault, mail)))
      .then(() => null)
      .catch((reason) => reason)
    // When the lane stops, it is not known whether the server accepted the e-mail, so it is left to its lease.
    if (!error || !stopping) {
      const result = resultOf(mail, !error)
      recorder.add(result)
      const { id, to, subject, attempt } = mail
      if (error)
        log.warn({ err: error, mail: id, to, subject, attempt, state: result.state }, 'e-mail not sent')
    }
    underWay.delete(mail)
    destinations.end(mail, !error)
    if (!stopping) sendWaiting()
    wakeup.wake()
  }
  const run = async () => {
    while (!stopping) {
      try {
        await claimMore()
        await wakeup.wait()
        await sleep(gatherMs)
      } catch (error) {
        log.warn({ err: error, lane }, 'e-mails are waiting for the database')
        await sleep(pauseAfterErrorMs)
      }
    }
  }

  return {
    /** Sends whatever becomes due until the lane is stopped. */
    start(): void {
      endSignals ??= onWork(db, lane, wakeup.wake)
      loop ??= run()
    },
    /** Sends everything that is due now; resolves once that is recorded. */
    async sendDue(): Promise<void> {
      retriesAt = 0
      while ((await claimMore()) > 0) await untilDone()
      await recorder.flush()
    },
    /**
     * Claims nothing more, gives back what was not begun, and lets e-mails under way finish within 4 s; those that do not
     * are left to their leases.
     */
    async stop(): Promise<void> {
      stopping = true
      endSignals?.()
      wakeup.wake()
      await loop
      for (const { mail } of waiting.splice(0)) giveBack(mail)
      await Promise.race([untilDone(), sleep(graceMs, undefined, { ref: false })])
      mailer.close()
      await untilDone()
      await recorder.close()
    },
  }
}

/**
 * Records how sending ended, in batches: results that arrive while one is written form the next one. While the database
 * does not answer, the results are kept: an e-mail that was sent must not be due again.
 */
function createRecorder({ db, dependencies }: Context) {
  let results: MailResult[] = []
  let writing: Promise<void> | null = null
  let closing = false

  /** Records results; one that cannot be recorded stops no other, and is left to its lease. */
  const store = async (batch: MailResult[]): Promise<void> => {
    try {
      await settleMails(db, batch)
    } catch (error) {
      if (!isFaultOfRecord(error)) throw error
      if (batch.length === 1) {
        const facts = { err: error, mail: batch[0]!.id }
        return dependencies.log.error(facts, 'the result of an e-mail is left to its lease')
      }
      const half = Math.ceil(batch.length / 2)
      await store(batch.slice(0, half))
      await store(batch.slice(half))
    }
  }
  const write = async () => {
    while (results.length > 0) {
      const batch = results
      results = []
      await store(batch).catch(async (error) => {
        dependencies.log.warn({ err: error, mails: batch.length }, 'results of e-mails could not be recorded')
        if (closing) return
        results = [...batch, ...results]
        await sleep(pauseAfterErrorMs)
      })
    }
    writing = null
  }
  const flush = async () => {
    while (writing) await writing
  }
  return {
    add(result: MailResult): void {
      results.push(result)
      writing ??= write()
    },
    /** Resolves once everything is recorded. */
    flush,
    /** Resolves once everything is recorded; what cannot be recorded now is left to its lease. */
    close(): Promise<void> {
      closing = true
      return flush()
    },
  }
}

import type { Work } from '../db/queues/waiting-work.ts'
import { onWork } from '../db/queues/work-signals.ts'
import { createWakeup } from '../events/wakeup.ts'
import { moveToMailbox } from '../services/messaging/mail-queue.ts'
import { writeAnnounced } from '../services/orders/order-announcements.ts'
import type { Job, JobContext } from './job.ts'
import { MailLane } from './mail-lane.ts'
import { inSlots, type Runner } from './slots.ts'

/** Number of announcements written in one transaction. */
const told = 50

/**
 * Returns the jobs that write the e-mails about changed orders and send those that are due: `send-mail-1` … `-n`, for n
 * workers at the same time (see `inSlots`).
 */
export function sendMail({ slots }: { slots: number }): Job[] {
  return inSlots({ name: 'send-mail', slots, open: createMailSender })
}

export interface MailSender extends Runner {
  /** Writes and sends everything due now; resolves once that is recorded. */
  sendDue(): Promise<void>
}

/**
 * Writes and sends e-mails. Codes have their own lane, with its own connections and loop, so that a code waits neither
 * for other e-mails nor for their being written. Without an SMTP server, e-mails stay in the mailbox.
 */
export function createMailSender(context: Pick<JobContext, 'db' | 'dependencies'>): MailSender {
  const { db, dependencies } = context
  const { config, log } = dependencies
  const { smtpUrl, smtpConnections } = config
  const lanes = smtpUrl
    ? (['codes', 'mails'] as const).map(
        (lane) => new MailLane(context, { smtpUrl, lane, connections: smtpConnections[lane] }),
      )
    : []
  const wakeup = createWakeup()
  let stopping = false
  let loop: Promise<void> | undefined
  let endSignals: (() => void)[] | undefined
  /** Without a server, e-mails are moved to the mailbox here. */
  const kinds: Work[] = smtpUrl ? ['announcements'] : ['announcements', 'codes', 'mails']

  const write = async () => {
    while (!stopping && (await writeAnnounced(db, dependencies, told)) === told);
    if (smtpUrl) return
    for (const mail of await moveToMailbox(db)) log.info(mail, 'e-mail kept in the mailbox')
  }
  const run = async () => {
    while (!stopping) {
      await write().catch((error) => log.warn({ err: error }, 'e-mails about orders could not be written'))
      await wakeup.wait()
    }
  }
  return {
    start() {
      endSignals ??= kinds.map((work) => onWork(db, work, wakeup.wake))
      loop ??= run()
      for (const lane of lanes) lane.start()
    },
    async sendDue() {
      await write()
      await Promise.all(lanes.map((lane) => lane.sendDue()))
    },
    async stop() {
      stopping = true
      for (const end of endSignals ?? []) end()
      wakeup.wake()
      await Promise.all([loop, ...lanes.map((lane) => lane.stop())])
    },
  }
}

import { type Mailer, smtpMailer } from '../gateways/mail/smtp.ts'
import {
  type ClaimedMail,
  claimMails,
  markFailed,
  markSent,
  moveToMailbox,
  openMail,
} from '../services/messaging/mail-queue.ts'
import { writeAnnounced } from '../services/orders/order-announcements.ts'
import type { Job, JobContext } from './job.ts'

/** As many are sent at the same time, each over a connection of its own. */
const batch = 5
/** Announcements of a transaction. */
const told = 50

/**
 * Writes the e-mails about orders that have changed, and sends what is due, at least once: a mail whose worker was killed is sent again, under the same Message-ID. Without
 * an SMTP server, mails stay in the mailbox. The text of a mail is never logged.
 */
export const sendMail: Job = {
  name: 'send-mail',
  everySeconds: 1,
  async run(context) {
    const { db, dependencies, signal } = context
    const { smtpUrl, mailFrom } = dependencies.config
    while (!signal.aborted && (await writeAnnounced(db, dependencies, told)) === told);
    if (!smtpUrl) {
      for (const mail of await moveToMailbox(db)) dependencies.log.info(mail, 'e-mail kept in the mailbox')
      return
    }
    const mailer = smtpMailer(smtpUrl, mailFrom)
    while (!signal.aborted) {
      const mails = await claimMails(db, batch)
      if (mails.length === 0) return
      await Promise.all(mails.map((mail) => deliver(context, mailer, mail)))
    }
  },
}

async function deliver(
  { db, dependencies, signal }: JobContext,
  mailer: Mailer,
  mail: ClaimedMail,
): Promise<void> {
  const { id, to, subject, attempt } = mail
  const { vault, log } = dependencies
  try {
    await mailer.send(openMail(vault, mail), signal)
  } catch (error) {
    // Told to end: whether the server took it is not known, so the mail comes back when its lease is over.
    if (signal.aborted) return
    const state = await markFailed(db, mail)
    log.warn({ err: error, mail: id, to, subject, attempt, state }, 'e-mail not sent')
    return
  }
  await markSent(db, mail)
}

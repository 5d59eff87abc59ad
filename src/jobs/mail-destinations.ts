import { seconds } from '../base/clock.ts'
import { type ClaimedMail, destinationsOf, type MailClaim } from '../services/messaging/mail-queue.ts'

/** An e-mail that has been under way for this long is slow. */
const slowMs = 5 * seconds
/**
 * An accepted e-mail counts in favour of its destination for this long: e-mails that were sent together end together.
 */
const remembersMs = 2 * seconds

interface Destination {
  startedAt: Map<ClaimedMail, number>
  /** The time at which it last accepted an e-mail, by performance.now(). */
  acceptedAt: number
}

/**
 * Keeps track of the recipients and domains for which the mail server accepts e-mails at this moment. One is trusted
 * from the first accepted e-mail until 2 s after the last one ended, unless as many as its `share` are slow. Without
 * that it gets its share of the connections and no more, so that e-mails that hang together leave room for the others.
 */
export function trackDestinations(share: number) {
  const known = new Map<string, Destination>()
  return {
    /** Notes that an e-mail was claimed, and again that it is being sent. */
    begin(mail: ClaimedMail): void {
      for (const name of destinationsOf(mail)) {
        const one = known.get(name) ?? { startedAt: new Map(), acceptedAt: -Infinity }
        known.set(name, one)
        one.startedAt.set(mail, performance.now())
      }
    },
    /** Notes how sending it ended. */
    end(mail: ClaimedMail, isAccepted: boolean): void {
      for (const name of destinationsOf(mail)) {
        const one = known.get(name)!
        one.startedAt.delete(mail)
        if (isAccepted) one.acceptedAt = performance.now()
        else if (one.startedAt.size === 0) known.delete(name)
      }
    },
    /** Returns what the next claim has to know about them. */
    standing(): Pick<MailClaim, 'share' | 'trusted' | 'except'> {
      const now = performance.now()
      const standing = { share, trusted: [] as string[], except: [] as string[] }
      for (const [name, { startedAt, acceptedAt }] of known) {
        const slow = [...startedAt.values()].filter((at) => at < now - slowMs).length
        if (startedAt.size === 0 && acceptedAt < now - remembersMs) known.delete(name)
        else if (acceptedAt > -Infinity && slow < share) standing.trusted.push(name)
        else if (startedAt.size >= share) standing.except.push(name)
      }
      return standing
    },
  }
}

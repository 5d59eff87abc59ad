import { seconds } from '../base/clock.ts'
import { type ClaimedMail, destinationsOf, type MailClaim } from '../services/messaging/mail-queue.ts'

/** An e-mail under way for this long is slow. */
const slowMs = 5 * seconds
/** An accepted e-mail counts in its destination's favour for this long: e-mails sent at once end at once. */
const remembersMs = 2 * seconds

interface Destination {
  startedAt: Map<ClaimedMail, number>
  /** When it last accepted an e-mail, by performance.now(). */
  acceptedAt: number
}

/**
 * Keeps track of the recipients and domains for which the mail server currently accepts e-mails. A destination is
 * trusted from its first accepted e-mail until 2 s after its last one ended, unless `share` of its e-mails are slow. An
 * untrusted one gets its share of the connections and no more, so that e-mails that hang leave connections for the
 * others.
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
    /** Returns what the next claim must know about them. */
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

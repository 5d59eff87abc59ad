import { isRefusal } from '../../client/refusal.ts'

/**
 * Returns the keys under which a change is sent, so that it is done once. While nobody knows what became of it, because the
 * connection was lost or the service failed, the same change has the same key, also when the person sends it once more.
 */
export function repeatKeys() {
  let unanswered: { sent: string; key: string } | null = null
  return {
    /** Returns the key of a change, by what is sent. */
    keyOf(values: unknown): string {
      const sent = JSON.stringify(values) ?? ''
      if (unanswered?.sent !== sent) unanswered = { sent, key: crypto.randomUUID() }
      return unanswered.key
    },
    /** Takes what became of it: null where it was done. What was refused can be sent again as a new change. */
    settle(error: unknown): void {
      const isKnown = isRefusal(error) && error.status < 500 && error.code !== 'idempotency_in_flight'
      if (!error || isKnown) unanswered = null
    },
  }
}

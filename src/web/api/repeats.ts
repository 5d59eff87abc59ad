import { isRefusal } from '../../client/refusal.ts'

/**
 * Returns the idempotency keys under which changes are sent, so that each is done once. While its outcome is unknown,
 * because the connection was lost or the service failed, a change keeps its key, even if the person sends it again.
 */
export function repeatKeys() {
  let unanswered: { sent: string; key: string } | null = null
  return {
    /** Returns the key of a change, given what is sent. */
    keyOf(values: unknown): string {
      const sent = JSON.stringify(values) ?? ''
      if (unanswered?.sent !== sent) unanswered = { sent, key: crypto.randomUUID() }
      return unanswered.key
    },
    /** Takes the outcome: null if it was done. A refused change can be sent again as a new one. */
    settle(error: unknown): void {
      const isKnown = isRefusal(error) && error.status < 500 && error.code !== 'idempotency_in_flight'
      if (!error || isKnown) unanswered = null
    },
  }
}

import { type Journal, openJournal } from '../../stand-in/journal.ts'
import type { Charge, Refund } from './wire.ts'

/** The first reply for an idempotency key, with a fingerprint of the request. */
interface KeptReply {
  key: string
  fingerprint: string
  body: object
}

export interface Callback {
  id: string
  type: 'charge.succeeded' | 'charge.declined' | 'refund.succeeded'
  data: Charge | Refund
}

/** All changes of one request: one line of the file, so that a crash leaves all of them or none. */
export interface LedgerEntry {
  charge?: Charge
  refund?: Refund
  reply?: KeptReply
  callback?: Callback
  /** The id of an accepted callback. */
  delivered?: string
}

/** The sandbox's only storage. */
export interface Ledger extends Journal<LedgerEntry> {
  charges: ReadonlyMap<string, Charge>
  refunds: ReadonlyMap<string, Refund>
  replies: ReadonlyMap<string, KeptReply>
  /** The names of test cards, by saved cards' tokens. */
  savedCards: ReadonlyMap<string, string>
  undelivered: ReadonlyMap<string, Callback>
}

/** Opens a folder's ledger and replays it. Only one process at a time may do so. */
export function openLedger(folder: string): Ledger {
  const { apply, ...memory } = emptyMemory()
  return { ...memory, ...openJournal(folder, apply) }
}

function emptyMemory() {
  const charges = new Map<string, Charge>()
  const refunds = new Map<string, Refund>()
  const replies = new Map<string, KeptReply>()
  const savedCards = new Map<string, string>()
  const undelivered = new Map<string, Callback>()

  function apply({ charge, refund, reply, callback, delivered }: LedgerEntry): void {
    if (charge) charges.set(charge.reference, charge)
    if (charge?.card?.token && charge.testCard) savedCards.set(charge.card.token, charge.testCard)
    if (refund) refunds.set(refund.refundReference, refund)
    if (reply) replies.set(reply.key, reply)
    if (callback) undelivered.set(callback.id, callback)
    if (delivered) undelivered.delete(delivered)
  }
  return { charges, refunds, replies, savedCards, undelivered, apply }
}

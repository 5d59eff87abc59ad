import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Charge, Refund } from './wire.ts'

/** The first reply to an idempotency key, and a fingerprint of the request that it answered. */
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

/** Everything that one request changes: a line of the file, so that a crash leaves all of it or nothing. */
export interface Entry {
  charge?: Charge
  refund?: Refund
  reply?: KeptReply
  callback?: Callback
  /** The id of a callback that was accepted. */
  delivered?: string
}

/** The sandbox's only memory. */
export interface Ledger {
  charges: ReadonlyMap<string, Charge>
  refunds: ReadonlyMap<string, Refund>
  replies: ReadonlyMap<string, KeptReply>
  /** The names of test cards, by the tokens of saved cards. */
  savedCards: ReadonlyMap<string, string>
  undelivered: ReadonlyMap<string, Callback>
  /**
   * Returns once the entry is on the disk. It blocks on purpose: a check and the entry that follows from it are
   * one step, so that of twenty equal requests that come together only one finds its key unused.
   */
  append(entry: Entry): void
  close(): void
}

/** Opens the ledger in a folder and replays it. One process at a time may do so. */
export function openLedger(folder: string): Ledger {
  const memory = emptyMemory()
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'ledger.jsonl')
  const file = openSync(path, 'a+')
  const content = readFileSync(file)
  // What follows the last line end was never answered. It is cut off, or it would spoil the next line too.
  let length = content.lastIndexOf('\n') + 1
  ftruncateSync(file, length)
  for (const entry of readEntries(content.toString('utf8', 0, length), path)) memory.apply(entry)

  return {
    ...memory,
    append(entry) {
      const line = Buffer.from(`${JSON.stringify(entry)}\n`)
      try {
        writeFileSync(file, line)
        fsyncSync(file)
      } catch (error) {
        ftruncateSync(file, length)
        throw error
      }
      length += line.length
      memory.apply(entry)
    },
    close: () => closeSync(file),
  }
}

function emptyMemory() {
  const charges = new Map<string, Charge>()
  const refunds = new Map<string, Refund>()
  const replies = new Map<string, KeptReply>()
  const savedCards = new Map<string, string>()
  const undelivered = new Map<string, Callback>()

  function apply({ charge, refund, reply, callback, delivered }: Entry): void {
    if (charge) charges.set(charge.reference, charge)
    if (charge?.card?.token && charge.testCard) savedCards.set(charge.card.token, charge.testCard)
    if (refund) refunds.set(refund.refundReference, refund)
    if (reply) replies.set(reply.key, reply)
    if (callback) undelivered.set(callback.id, callback)
    if (delivered) undelivered.delete(delivered)
  }
  return { charges, refunds, replies, savedCards, undelivered, apply }
}

function readEntries(text: string, path: string): Entry[] {
  return text
    .split('\n')
    .slice(0, -1)
    .map((line, index) => {
      try {
        return JSON.parse(line)
      } catch {
        throw new Error(`${path} is damaged in line ${index + 1}`)
      }
    })
}

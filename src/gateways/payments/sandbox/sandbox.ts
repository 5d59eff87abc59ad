import type { Entry, Ledger } from './ledger.ts'

/** What the API and the card page share: the memory, the one way to change it, and where the sandbox is. */
export interface Sandbox {
  ledger: Ledger
  /** Makes an entry durable and sends its callback. */
  record(entry: Entry): void
  url: string
}

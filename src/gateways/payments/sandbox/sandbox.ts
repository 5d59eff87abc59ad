import type { Ledger, LedgerEntry } from './ledger.ts'

/** What the API and the card page share: the ledger, the only way to change it, and the address. */
export interface Sandbox {
  ledger: Ledger
  /** Makes an entry durable and sends its callback. */
  record(entry: LedgerEntry): void
  url: string
}

import type { Ledger, LedgerEntry } from './ledger.ts'

/** The API and the card page share these: the ledger, the only way to change it, and the address. */
export interface Sandbox {
  ledger: Ledger
  /** Makes an entry durable and sends its callback. */
  record(entry: LedgerEntry): void
  url: string
}

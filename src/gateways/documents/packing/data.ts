// The content of packing slips and pick lists.

import type { Party } from '../invoice-data.ts'

/** The store as its papers show it. */
export interface Sender {
  name: string
  logo: Buffer | null
  /** A line with the address or the e-mail, for questions; empty without either. */
  contact: string
  /** BCP 47; in which words and dates are written. */
  locale: string
}

export interface PackedLine {
  name: string
  /** The variant and the options that were chosen, in words. */
  details: string | null
  quantity: number
  sku: string | null
  barcode: string | null
}

export interface Slip {
  number: number
  /** A day of the store, `2026-11-28`. */
  placedOn: string
  /** Null if the buyer collects it. */
  shipTo: Party | null
  delivery: string | null
  note: string | null
  lines: PackedLine[]
  /** The rest of the order is sent in another parcel. */
  isPart: boolean
}

export interface PickLine extends PackedLine {
  /** The orders that need it, and the quantity for each. */
  orders: { number: number; quantity: number }[]
}

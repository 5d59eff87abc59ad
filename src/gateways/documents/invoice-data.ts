// The content of an invoice or a credit note: what PDF and XML show. Amounts are whole minor units.

/** A seller, a buyer, or the recipient of the goods. */
export interface Party {
  name: string
  line1: string | null
  line2: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  /** ISO 3166-1 alpha-2. */
  country: string | null
}

export interface Seller extends Party {
  /** The number for value-added or sales tax, as the seller writes it: `DE123456789`. */
  taxNumber: string | null
  /** The number in a register of companies. */
  registration: string | null
  email: string | null
  phone: string | null
  iban: string | null
}

export interface Buyer extends Party {
  email: string
  taxNumber: string | null
}

export interface Tax {
  name: string
  /** In millionths: 19 % is 190000. */
  rate: number
  base: number
  amount: number
  /** Why goods that leave the country bear none: K, a supply to a business within the EU, or G, an export. */
  category?: 'K' | 'G'
}

export interface Line {
  /** Its place on the invoice, by which credit notes refer to it; shipping has one too. */
  position: number
  /** For shipping, the service, or empty. */
  name: string
  isShipping: boolean
  /** The variant and the options that were chosen, in words. */
  details: string | null
  /** Null for a part of a line, or for shipping: it has no number of pieces. */
  quantity: number | null
  unitPrice: number | null
  /** Before discount, as prices are shown: with taxes where they are included. */
  subtotal: number
  discount: number
  net: number
  gross: number
  taxes: Tax[]
}

export interface InvoiceData {
  kind: 'invoice' | 'credit_note'
  number: string
  /** A day of the store, `2026-11-28`. */
  issuedOn: string
  suppliedOn: string
  order: { number: number; placedOn: string }
  /** Of a credit note: the invoice that it corrects, and why. */
  corrects: { number: string; issuedOn: string; reason: string | null } | null
  seller: Seller
  buyer: Buyer
  /** Null if the goods go to the buyer's address, or nowhere. */
  shipTo: Party | null
  currency: string
  /** Minor units in a major one. */
  scale: number
  /** BCP 47; in which words, dates and amounts are written. */
  locale: string
  taxIncluded: boolean
  /** Shipping is the last of them, with quantity null. */
  lines: Line[]
  taxes: Tax[]
  net: number
  total: number
  /** The part that has been paid, or paid back. */
  paid: number
  /** Of an invoice, what goods have paid of that, which came back in exchange. */
  credited?: number
  treatment: 'taxed' | 'reverse_charge' | 'exempt' | 'outside_scope' | null
  /** Why there is no tax, in the seller's words. */
  taxNote: string | null
  payment: { method: string; reference: string; paidOn: string } | null
  footer: string | null
  logo: string | null
  color: string | null
}

// Facts from which e-mails and push messages about an order are written.

import type { GivenProduct } from '../digital/fulfilment.ts'
import type { Backorder, Preorder } from '../goods/backorders.ts'
import type { Chosen } from '../modifiers/choices.ts'
import type { OrderAmounts } from './amounts.ts'
import type { TransferAccount } from './transfers.ts'

/** The known tracking details of a parcel. */
export interface ShipmentFacts {
  carrier?: string | null
  trackingNumber?: string | null
  trackingUrl?: string | null
  trackingCode?: string | null
  /** The address of our own tracking page for the parcel. */
  page?: string | null
}

/** A change of an order that is announced to the shopper. Amounts are in minor units. */
export type OrderChange =
  | { change: 'placed' | 'processing' }
  | { change: 'paid'; paymentId: string | null }
  | { change: 'granted'; given: GivenProduct[] }
  | { change: 'delayed'; dueAt: string }
  | { change: 'shipped'; shipment: ShipmentFacts }
  | { change: 'cancelled'; by: 'shopper' | 'merchant' | 'expiry' }
  | { change: 'refunded'; amount: number; full: boolean; cancelled: boolean }
  | { change: 'excess_refunded'; amount: number; currency: string }

/** A snapshot of an order and its store at the moment of a change. Amounts are in minor units. */
export interface OrderFacts extends OrderAmounts {
  shop: {
    name: string
    logo: string | null
    color: string | null
    contact: { email?: string; phone?: string; address?: string }
    scale: number
    timeZone: string
    /** The domain of its pages, from `domainOf` when the e-mail is written. */
    domain?: string | null
  }
  number: number
  email: string
  /** True if the address is that of the account that owns the order: its owner has signed in with it. */
  proven?: boolean
  expiresAt: string | null
  /** True if the shopper has reported a bank transfer that the store has not confirmed. */
  proved?: boolean
  address:
    | (Record<'name' | 'line1' | 'line2' | 'city' | 'state' | 'postalCode', string | null> & {
        country: string
      })
    | null
  /** Where the money is awaited, if it is to be transferred; read when the e-mail is written. */
  account?: TransferAccount | null
  /** Missing in snapshots from before stores offered collection. */
  collection?: { address: string; openingHours: string } | null
  /** When it is due; missing in snapshots from before orders had times. */
  handover?: { way: 'delivery' | 'pickup' | 'table'; dueAt: string; table?: string } | null
  items: {
    name: string
    variant: string | null
    /** Missing in snapshots from before e-mails showed options. */
    options?: Record<string, string>
    modifiers?: Chosen[] | null
    /** Missing in snapshots from before goods were sold beyond stock. */
    backorder?: Backorder | null
    /** Missing in snapshots from before goods were sold before they come out. */
    preorder?: Preorder | null
    image: string | null
    quantity: number
    total: number
  }[]
  payment: { reference: string; provider: string; card: { brand: string; last4: string } | null } | null
}

export type AnnouncedChange = OrderChange & { facts: OrderFacts }

// A merchant's changes of an order, and their outcome.

import type { components } from '../../../generated/apps.types.ts'
import type { Installation, Shop } from '../../base/context.ts'
import type { DraftCall } from '../drafts/drafts.ts'
import type { NewLine } from '../drafts/lines.ts'
import type { PaymentContext } from '../orders/order-lock.ts'
import type { Begun } from '../payments/refund-requests.ts'

export type Address = components['schemas']['NewDraftAddress']

/** The changes of a merchant; amounts are in major units. */
export interface Changes {
  lines?: { itemId: string; quantity: number }[]
  add?: NewLine[]
  shipping?: { name: string; price: number }
  shippingAddress?: Address
}

/** The outcome of a change, in minor units. */
export interface Outcome {
  after: number
  refunded: number
  owed: number
  draftId: string | null
  refund: Begun | null
}

export interface EditContext extends PaymentContext {
  dependencies: DraftCall['dependencies']
}

export interface EditCall {
  shop: Shop
  installation: Installation
  orderId: string
}

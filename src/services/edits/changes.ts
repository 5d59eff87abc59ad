// What a merchant asks to change of an order, and what that leads to.

import type { components } from '../../../generated/apps.types.ts'
import type { Installation, Shop } from '../../base/context.ts'
import type { DraftCall } from '../drafts/drafts.ts'
import type { NewLine } from '../drafts/lines.ts'
import type { PaymentContext } from '../orders/order-lock.ts'
import type { Begun } from '../payments/refund-requests.ts'

export type Address = components['schemas']['NewDraftAddress']

/** What a merchant changes; amounts are in major units. */
export interface Changes {
  lines?: { itemId: string; quantity: number }[]
  add?: NewLine[]
  shipping?: { name: string; price: number }
  shippingAddress?: Address
}

/** What a change has led to, in minor units. */
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

// Refunding a return: the pieces that have arrived, or all of it if nothing has.

import type { Installation, Shop } from '../../base/context.ts'
import { type Database, transaction } from '../../db/database.ts'
import type { PaymentContext } from '../orders/order-lock.ts'
import { refund } from '../payments/refund-requests.ts'
import { illegal, refundable } from './moves.ts'
import { get, type Return } from './records.ts'

/** `amount` is in major units, on top of the goods. */
interface Call {
  shop: Shop
  installation: Installation
  id: string
  shipping?: boolean
  amount?: number
}

/**
 * Refunds a return, once: a call that is repeated, or made by two at once, goes on with the refund that the first began,
 * because the database has one for each return. Stock is apart from it, and changes when the goods arrive. Throws
 * returnNotFound, illegalReturnMove before it is approved, and the refusals of `refund`.
 */
export async function refundReturn(
  db: Database,
  context: PaymentContext,
  { shop, installation, id, ...money }: Call,
): Promise<Return> {
  const found = await get(db, shop, id)
  if (found.refund?.status === 'succeeded') return found
  if (!refundable.includes(found.status)) throw illegal(found.status, 'refunded')
  const pieces = found.lines.map(({ itemId, quantity, received }) => ({
    itemId,
    quantity: received ?? quantity,
  }))
  const lines = pieces.filter(({ quantity }) => quantity > 0)
  await refund(db, context, {
    ...{ shop, installation, orderId: found.order, returnId: id },
    lines,
    ...money,
  })
  await transaction(db, (tx) => context.record(tx, { shopId: shop.id, resource: 'returns', resourceId: id }))
  return get(db, shop, id)
}

// Shoppers' requests for returns, within the store's policy and the law.

import type { components } from '../../../generated/store.types.ts'
import { clock } from '../../base/clock.ts'
import type { RecordChange, Shop, Shopper } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import type { Transaction } from '../../db/database.ts'
import { wantedFor } from '../exchanges/wanted.ts'
import { returnRequested } from '../messaging/store-notices.ts'
import { lockOwn } from '../orders/order-status.ts'
import { withoutCardNumbers } from '../shared/card-numbers.ts'
import { type MailContext, mailReturn } from './mails.ts'
import { isReturnable, type Line, type Offer, readTerms, type Terms } from './offers.ts'
import { wordsOf } from './policies.ts'
import { get, type Return } from './records.ts'
import { lastDayOf } from './windows.ts'

export type ReturnsContext = MailContext & { record: RecordChange }
type Wanted = components['schemas']['WantedReturnLine']

/** A shopper's request; `declared` has the time and the e-mail address, if a guest confirms it. */
export interface Request {
  kind: Return['kind']
  lines: Wanted[]
  note?: string
  declared?: { id: string; at: Date }
}

/**
 * Asks the store to take goods of the shopper's order back, or withdraws from the contract of them; the receipt is
 * mailed at once. Throws orderNotFound, withdrawByEmail for the withdrawal of a guest, whose address nobody has proved,
 * and the refusals of `request`.
 */
export async function requestOwn(
  tx: Transaction,
  context: ReturnsContext,
  { shop, shopper, orderId }: { shop: Shop; shopper: Shopper; orderId: string },
  wanted: Request,
): Promise<Return> {
  await lockOwn(tx, shop, shopper, orderId)
  if (wanted.kind === 'withdrawal' && shopper.guest) throw new Refusal('withdrawByEmail')
  return request(tx, context, shop, orderId, wanted)
}

/**
 * Records a request for a return of an order, which the caller has locked. Throws invalidRequest for a line that is named
 * twice, orderItemNotFound, orderNotReturnable, returnsNotTaken, returnPeriodOver, lineNotReturnable, tooManyReturned,
 * wantedOnlyInExchange and wantedNotSold.
 */
export async function request(
  tx: Transaction,
  context: ReturnsContext,
  shop: Shop,
  orderId: string,
  { kind, lines, note, declared }: Request,
): Promise<Return> {
  const terms = await readTerms(tx, shop, orderId)
  const now = clock.now()
  const at = declared?.at ?? now
  const { until } = offerFor(terms, kind, at)
  requireLines(terms.lines, kind, lines)
  const wanted = await wantedFor(tx, shop, { orderId, kind, lines })
  const id = newId()
  await tx('returns').insert({
    id,
    shop_id: shop.id,
    order_id: orderId,
    kind,
    declared_at: at,
    declaration_id: declared?.id ?? null,
    deadline: until,
    note: note === undefined ? null : withoutCardNumbers(note),
    history: JSON.stringify([{ status: 'requested', at: now }]),
    created_at: now,
    updated_at: now,
  })
  await tx('return_lines').insert(
    lines.map(({ itemId, quantity, reason }, position) => ({
      shop_id: shop.id,
      return_id: id,
      item_id: itemId,
      position,
      quantity,
      reason: reason ?? null,
      counted: quantity,
      wanted: JSON.stringify(wanted.get(itemId) ?? null),
    })),
  )
  const requested = await get(tx, shop, id)
  await returnRequested(tx, context.record, shop, requested)
  await mailReturn(tx, context, shop, requested)
  return requested
}

/** Returns what the store offers. Throws orderNotReturnable, returnsNotTaken, and returnPeriodOver with its end. */
function offerFor({ status, offers, timeZone }: Terms, kind: Return['kind'], at: Date): Offer {
  if (!isReturnable(status)) throw new Refusal('orderNotReturnable')
  const offer = offers.find((one) => one.kind === kind)
  if (!offer) throw new Refusal('returnsNotTaken')
  if (offer.until && offer.until <= at)
    throw new Refusal('returnPeriodOver', { values: { day: lastDayOf(offer.until, timeZone) } })
  return offer
}

function requireLines(known: Line[], kind: Return['kind'], lines: Wanted[]): void {
  if (new Set(lines.map(({ itemId }) => itemId)).size < lines.length)
    throw invalid('lines must name each line of the order once')
  for (const { itemId, quantity } of lines) {
    const line = known.find((one) => one.itemId === itemId)
    if (!line) throw new Refusal('orderItemNotFound')
    const { name, excluded, quantity: left } = line
    if (excluded && kind !== 'claim')
      throw new Refusal('lineNotReturnable', {
        values: { name, reason: wordsOf[excluded] },
        data: { itemId, reason: excluded },
      })
    if (quantity > left)
      throw new Refusal('tooManyReturned', { values: { name, left }, data: { itemId, left } })
  }
}

// The store's side of returns: approving, refusing, receiving and closing them.

import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'
import type { DraftCall } from '../drafts/drafts.ts'
import { holdWanted, releaseWanted } from '../exchanges/holding.ts'
import { type Placed, placeWanted } from '../exchanges/placing.ts'
import { type WishedLine, wantedFor, wishOf } from '../exchanges/wanted.ts'
import { lockOrder, type PaymentContext } from '../orders/order-lock.ts'
import { restockReceived } from '../orders/returned-stock.ts'
import { type MailContext, mailReturn } from './mails.ts'
import { type Move, moves, requireMove } from './moves.ts'
import { readTerms } from './offers.ts'
import { get, type Return } from './records.ts'

type Arrived = NonNullable<components['schemas']['ReceiveReturnRequest']['lines']>
type Line = Return['lines'][number]

type Wished = NonNullable<components['schemas']['ApproveReturnRequest']['wanted']>

/** The call of a store, with what orders and payments need. */
export interface HandlingCall extends DraftCall {
  id: string
}

/** A move, and what else changes on the return with it. */
interface Change {
  move: Move
  answer?: string | null
  label?: Return['label'] | undefined
  exchangeId?: string | null
  placed?: Placed | null
}

/**
 * Approves a return and tells its shopper; what is wanted in exchange is held. Throws returnNotFound, illegalReturnMove,
 * tooManyReturned if one that was refused wants pieces that other returns have taken since, orderItemNotFound and
 * wantedOnlyInExchange for what is wanted instead, and the refusals of `holdWanted`.
 */
export async function approve(
  tx: Transaction,
  context: MailContext,
  call: HandlingCall,
  { answer, label, wanted = [] }: { answer?: string; label?: Return['label']; wanted?: Wished } = {},
): Promise<Return> {
  const { shop } = call
  const found = await lock(tx, shop, call.id, 'approve')
  if (found.status === 'refused') await takeAgain(tx, shop, found)
  const lines = await keepWanted(tx, shop, found, wanted)
  const exchangeId = lines.length > 0 ? await holdWanted(tx, call, found.order, lines) : null
  return moveTo(tx, context, shop, found, { move: 'approve', answer: answer ?? null, label, exchangeId })
}

/** Keeps what the store gives instead of what the shopper asked for; returns the lines that are exchanged. */
async function keepWanted(tx: Transaction, shop: Shop, found: Return, wished: Wished): Promise<WishedLine[]> {
  const asked = wished.map(({ itemId, ...wanted }) => {
    const line = found.lines.find((one) => one.itemId === itemId)
    if (!line) throw new Refusal('orderItemNotFound')
    return { itemId, quantity: line.quantity, wanted }
  })
  const { order: orderId, kind } = found
  const given = await wantedFor(tx, shop, { orderId, kind, lines: asked })
  for (const [itemId, wanted] of given)
    await tx('return_lines')
      .where({ shop_id: shop.id, return_id: found._id, item_id: itemId })
      .update({ wanted: JSON.stringify(wanted) })
  return found.lines.flatMap(({ itemId, quantity, wanted: before }) => {
    const wanted = given.get(itemId) ?? before
    return wanted ? [{ itemId, quantity, wanted: wishOf(wanted) }] : []
  })
}

/** Refuses a return and tells its shopper; its pieces, and what is held for it, are free again. Throws returnNotFound and illegalReturnMove. */
export async function refuse(
  tx: Transaction,
  context: MailContext,
  shop: Shop,
  id: string,
  { answer }: { answer: string },
): Promise<Return> {
  const found = await lock(tx, shop, id, 'refuse')
  await release(tx, shop, found)
  await tx('return_lines').where({ shop_id: shop.id, return_id: id }).update({ counted: 0 })
  return moveTo(tx, context, shop, found, { move: 'refuse', answer, exchangeId: null })
}

/** Releases what is held for a return whose exchange does not come about. */
async function release(tx: Transaction, shop: Shop, { exchange }: Return): Promise<void> {
  if (exchange?.status === 'held') await releaseWanted(tx, shop, exchange.order)
}

/**
 * Records what has arrived of a return, and puts what is for sale again back in stock. What is wanted in exchange becomes
 * an order, unless `exchange` is false. Throws returnNotFound, illegalReturnMove, invalidRequest for a line that is named
 * twice, orderItemNotFound for one that is not part of it, tooManyReturned for more pieces than it has, and the refusals
 * of `placeWanted`.
 */
export async function receive(
  tx: Transaction,
  context: PaymentContext,
  call: HandlingCall,
  { lines = [], exchange = true }: { lines?: Arrived; exchange?: boolean } = {},
): Promise<Return> {
  const { shop, id } = call
  const found = await lock(tx, shop, id, 'receive')
  const arrived = arrivedOf(found.lines, lines)
  for (const { itemId, received, condition, restock } of arrived)
    await tx('return_lines')
      .where({ shop_id: shop.id, return_id: id, item_id: itemId })
      .update({ received, counted: received, condition, restock })
  await restockReceived(tx, { returnId: id, shopId: shop.id, orderId: found.order })
  if (found.exchange?.status !== 'held') return moveTo(tx, context, shop, found, { move: 'receive' })
  if (!exchange) await release(tx, shop, found)
  const placed = exchange ? await placeWanted(tx, context, call, exchangeOf(found, arrived)) : null
  const exchangeId = placed?.exchangeId ?? null
  return moveTo(tx, context, shop, found, { move: 'receive', exchangeId, placed })
}

const exchangeOf = (
  { _id: returnId, order: orderId, exchange, lines }: Return,
  arrived: { itemId: string; received: number }[],
) => ({
  ...{ orderId, returnId, exchangeId: exchange!.order },
  lines: lines.map(({ itemId, quantity, wanted = null }, n) => ({
    ...{ itemId, quantity, wanted },
    received: arrived[n]!.received,
  })),
})

/** Closes a return: nothing is left to do, and what is held for it is free again. Throws returnNotFound and illegalReturnMove. */
export async function close(tx: Transaction, context: MailContext, shop: Shop, id: string): Promise<Return> {
  const found = await lock(tx, shop, id, 'close')
  await release(tx, shop, found)
  const isHeld = found.exchange?.status === 'held'
  return moveTo(tx, context, shop, found, { move: 'close', ...(isHeld && { exchangeId: null }) })
}

/** Locks a return after its order, as everything that changes one does. */
async function lock(tx: Transaction, shop: Shop, id: string, move: Move): Promise<Return> {
  const { order } = await get(tx, shop, id)
  await lockOrder(tx, order, shop.id)
  const found = await get(tx, shop, id)
  requireMove(move, found.status)
  return found
}

async function moveTo(
  tx: Transaction,
  context: MailContext,
  shop: Shop,
  { _id: id }: Return,
  { move, answer, label, exchangeId, placed = null }: Change,
): Promise<Return> {
  const { to } = moves[move]
  const now = clock.now()
  await tx('returns')
    .where({ shop_id: shop.id, id })
    .update({
      status: to,
      history: tx.raw('history || ?::jsonb', [JSON.stringify([{ status: to, at: now }])]),
      updated_at: now,
      ...(answer !== undefined && { answer }),
      ...(label !== undefined && { label: JSON.stringify(label) }),
      ...(exchangeId !== undefined && { exchange_id: exchangeId }),
    })
  const moved = await get(tx, shop, id)
  await mailReturn(tx, context, shop, moved, placed)
  return moved
}

/** Takes the pieces of a refused return again, unless another one has. */
async function takeAgain(tx: Transaction, shop: Shop, { _id, order, lines }: Return): Promise<void> {
  const { lines: left } = await readTerms(tx, shop, order)
  for (const { itemId, name, quantity } of lines) {
    const free = left.find((line) => line.itemId === itemId)!.quantity
    if (quantity > free) throw tooMany(itemId, name, free)
  }
  await tx('return_lines')
    .where({ shop_id: shop.id, return_id: _id })
    .update({ counted: tx.ref('quantity') })
}

const tooMany = (itemId: string, name: string, left: number) =>
  new Refusal('tooManyReturned', { values: { name, left }, data: { itemId, left } })

/** Returns every line of a return with what has arrived of it: all of it, unless the store says otherwise. */
function arrivedOf(lines: Line[], said: Arrived) {
  if (new Set(said.map(({ itemId }) => itemId)).size < said.length)
    throw invalid('lines must name each line once')
  if (said.some(({ itemId }) => !lines.some((line) => line.itemId === itemId)))
    throw new Refusal('orderItemNotFound')
  return lines.map(({ itemId, name, quantity }) => {
    const {
      quantity: received = quantity,
      condition = null,
      restock = false,
    } = said.find((one) => one.itemId === itemId) ?? {}
    if (received > quantity) throw tooMany(itemId, name, quantity)
    return { itemId, received, condition, restock }
  })
}

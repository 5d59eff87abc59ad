// The store's side of returns: approving, refusing, receiving and closing them.

import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'
import { lockOrder } from '../orders/order-lock.ts'
import { restockReceived } from '../orders/returned-stock.ts'
import { type MailContext, mailReturn } from './mails.ts'
import { type Move, moves, requireMove } from './moves.ts'
import { readTerms } from './offers.ts'
import { get, type Return } from './records.ts'

type Arrived = NonNullable<components['schemas']['ReceiveReturnRequest']['lines']>
type Line = Return['lines'][number]

/** A move, and what else changes on the return with it. */
interface Change {
  move: Move
  answer?: string | null
  label?: Return['label'] | undefined
}

/**
 * Approves a return and tells its shopper. Throws returnNotFound, illegalReturnMove, and tooManyReturned if one that was
 * refused wants pieces that other returns have taken since.
 */
export async function approve(
  tx: Transaction,
  context: MailContext,
  shop: Shop,
  id: string,
  { answer, label }: { answer?: string; label?: Return['label'] } = {},
): Promise<Return> {
  const found = await lock(tx, shop, id, 'approve')
  if (found.status === 'refused') await takeAgain(tx, shop, found)
  return moveTo(tx, context, shop, found, { move: 'approve', answer: answer ?? null, label })
}

/** Refuses a return and tells its shopper; its pieces are free again. Throws returnNotFound and illegalReturnMove. */
export async function refuse(
  tx: Transaction,
  context: MailContext,
  shop: Shop,
  id: string,
  { answer }: { answer: string },
): Promise<Return> {
  const found = await lock(tx, shop, id, 'refuse')
  await tx('return_lines').where({ shop_id: shop.id, return_id: id }).update({ counted: 0 })
  return moveTo(tx, context, shop, found, { move: 'refuse', answer })
}

/**
 * Records what has arrived of a return, and puts what is for sale again back in stock. Throws returnNotFound,
 * illegalReturnMove, invalidRequest for a line that is named twice, orderItemNotFound for one that is not part of it,
 * and tooManyReturned for more pieces than it has.
 */
export async function receive(
  tx: Transaction,
  context: MailContext,
  shop: Shop,
  id: string,
  { lines = [] }: { lines?: Arrived } = {},
): Promise<Return> {
  const found = await lock(tx, shop, id, 'receive')
  const arrived = arrivedOf(found.lines, lines)
  for (const { itemId, received, condition, restock } of arrived)
    await tx('return_lines')
      .where({ shop_id: shop.id, return_id: id, item_id: itemId })
      .update({ received, counted: received, condition, restock })
  await restockReceived(tx, { returnId: id, shopId: shop.id, orderId: found.order })
  return moveTo(tx, context, shop, found, { move: 'receive' })
}

/** Closes a return: nothing is left to do. Throws returnNotFound and illegalReturnMove. */
export async function close(tx: Transaction, context: MailContext, shop: Shop, id: string): Promise<Return> {
  const found = await lock(tx, shop, id, 'close')
  return moveTo(tx, context, shop, found, { move: 'close' })
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
  { move, answer, label }: Change,
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
    })
  const moved = await get(tx, shop, id)
  await mailReturn(tx, context, shop, moved)
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

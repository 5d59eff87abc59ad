// Draft orders: beginning, changing and deleting them.

import type { components } from '../../../generated/apps.types.ts'
import { clock, fromNow } from '../../base/clock.ts'
import type { Installation, Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { authorOf } from '../../db/author.ts'
import type { Transaction } from '../../db/database.ts'
import { withoutCardNumbers } from '../shared/card-numbers.ts'
import { minorOf } from '../shared/shop.ts'
import { holdPieces, releasePieces } from '../stock/pieces.ts'
import type { TaxCall } from '../tax-providers/answers.ts'
import { addressOf } from './addresses.ts'
import { compute } from './amounts.ts'
import { holdTime } from './holds.ts'
import { type NewLine, piecesOf, readLines, withPromises } from './lines.ts'
import { type Draft, find, lockOpen, type Row, shown } from './records.ts'

/** A draft as a merchant writes it; amounts are in major units. */
export interface DraftFields {
  email?: string | null
  customer?: string
  lines?: NewLine[]
  discount?: Draft['discount']
  shipping?: Draft['shipping']
  shippingAddress?: components['schemas']['NewDraftAddress'] | null
  billingAddress?: Draft['billingAddress']
  note?: string | null
  holdStock?: boolean
}

export interface DraftCall {
  dependencies: TaxCall['dependencies']
  shop: Shop
  installation: Installation
}

type Written = Pick<
  Row,
  'email' | 'lines' | 'discount' | 'shipping' | 'shippingAddress' | 'billingAddress' | 'note' | 'origin'
>

const empty: Written = {
  email: null,
  lines: [],
  discount: null,
  shipping: null,
  shippingAddress: null,
  billingAddress: null,
  note: null,
  origin: null,
}

/**
 * Begins a draft. Its prices are those of the catalogue now, unless they are given. Throws customerNotFound, the refusals
 * of `readLines` and `compute`, unknownCountry, invalidRequest for an incomplete address, and outOfStock if stock is to be
 * held.
 */
export async function create(
  tx: Transaction,
  call: DraftCall,
  fields: DraftFields,
  origin: Draft['origin'] = null,
): Promise<Draft> {
  const { shop, installation } = call
  const [id, now] = [newId(), clock.now()]
  const columns = await write(tx, call, { ...empty, origin }, fields)
  const held = fields.holdStock ? piecesOf(columns.lines) : null
  const promised = held ? await holdPieces(tx, shop, held, { orderId: id, reason: 'hold' }) : []
  const lines = withPromises(columns.lines, promised)
  await tx('draft_orders').insert({
    ...{ id, shop_id: shop.id, staff_id: staffOf(tx), created_at: now, updated_at: now },
    ...asRow({ ...columns, lines, held }),
  })
  return shown(await find(tx, shop, { 'draft_orders.id': id }), shop, installation)
}

/**
 * Changes the given fields, and computes the amounts anew. A link that was mailed ends. Throws draftOrderNotFound,
 * draftOrderCompleted, draftOfReturn and the refusals of `create`.
 */
export async function update(
  tx: Transaction,
  call: DraftCall,
  id: string,
  fields: DraftFields,
): Promise<Draft> {
  const { shop, installation } = call
  const before = await lockOpen(tx, shop, id)
  const columns = await write(tx, call, before, fields)
  const held = (fields.holdStock ?? before.held !== null) ? piecesOf(columns.lines) : null
  await releasePieces(tx, shop, before.held ?? [], { orderId: id, reason: 'cancellation' })
  const promised = held ? await holdPieces(tx, shop, held, { orderId: id, reason: 'hold' }) : []
  const lines = withPromises(columns.lines, promised)
  await tx('draft_orders')
    .where({ id, shop_id: shop.id })
    .update({
      ...asRow({ ...columns, lines, held }),
      ...{ status: 'open', token_hash: null, link_expires_at: null, updated_at: clock.now() },
    })
  return shown(await find(tx, shop, { 'draft_orders.id': id }), shop, installation)
}

/** Deletes a draft and releases what it holds. Throws draftOrderNotFound, draftOrderCompleted and draftOfReturn. */
export async function remove(tx: Transaction, shop: Shop, id: string): Promise<null> {
  return discard(tx, shop, await lockOpen(tx, shop, id))
}

/** Deletes a draft that the caller has locked, and releases what it holds. */
export async function discard(
  tx: Transaction,
  shop: Shop,
  { id, held }: Pick<Row, 'id' | 'held'>,
): Promise<null> {
  await releasePieces(tx, shop, held ?? [], { orderId: id, reason: 'cancellation' })
  await tx('draft_orders').where({ id, shop_id: shop.id }).delete()
  return null
}

async function write(tx: Transaction, call: DraftCall, before: Written, fields: DraftFields) {
  const { shop, dependencies } = call
  const { lines, shipping, shippingAddress, note, discount, billingAddress } = fields
  if (discount?.kind === 'percentage' && discount.value > 100)
    throw invalid('discount.value is above 100 percent')
  const written: Written = {
    ...before,
    email: await emailOf(tx, shop, before, fields),
    ...(lines && { lines: await readLines(tx, shop, lines, before.lines) }),
    ...(discount !== undefined && { discount }),
    ...(shipping !== undefined && {
      shipping: shipping && { ...shipping, price: minorOf(shop, shipping.price, 'shipping.price') },
    }),
    ...(shippingAddress !== undefined && { shippingAddress: shippingAddress && addressOf(shippingAddress) }),
    ...(billingAddress !== undefined && { billingAddress }),
    ...(note !== undefined && { note: note && withoutCardNumbers(note) }),
  }
  return { ...written, computed: await compute(tx, dependencies, shop, written) }
}

async function emailOf(
  tx: Transaction,
  shop: Shop,
  before: Pick<Written, 'email'>,
  { email = before.email, customer }: DraftFields,
): Promise<string | null> {
  if (customer === undefined) return email
  const found = await tx('customers')
    .where({ shop_id: shop.id, id: customer })
    .first<{ email: string }>('email')
  if (!found) throw new Refusal('customerNotFound')
  return found.email
}

function staffOf(tx: Transaction): string | null {
  const author = authorOf(tx)
  return author?.kind === 'account' ? author.id : null
}

const json = (value: object | null) => value && JSON.stringify(value)

const asRow = (row: Written & Pick<Row, 'computed' | 'held'>) => ({
  email: row.email,
  lines: JSON.stringify(row.lines),
  discount: json(row.discount),
  shipping: json(row.shipping),
  shipping_address: json(row.shippingAddress),
  billing_address: json(row.billingAddress),
  note: row.note,
  computed: JSON.stringify(row.computed),
  held: json(row.held),
  held_until: row.held && fromNow(holdTime),
  origin: json(row.origin),
})

// Draft orders as their store reads them.

import type { components } from '../../../generated/apps.types.ts'
import type { Installation, Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { toMajor } from '../../base/money.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { knowsBuyers } from '../orders/buyers.ts'
import { type Changes, newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import type { Pieces } from '../stock/pieces.ts'
import type { Computed, Priced } from './amounts.ts'
import { type DraftLine, shownLine } from './lines.ts'

export type Draft = components['schemas']['DraftOrder']

/** A row of draft_orders; amounts are in minor units. */
export interface Row extends Omit<Priced, 'lines'> {
  id: string
  status: Draft['status']
  email: string | null
  customer: string | null
  lines: DraftLine[]
  note: string | null
  computed: Computed
  held: Pieces[] | null
  heldUntil: string | null
  origin: Draft['origin']
  tokenHash: string | null
  linkExpiresAt: string | null
  sentAt: string | null
  orderId: number | null
  createdAt: string
  updatedAt: string
}

const statuses: Draft['status'][] = ['open', 'sent', 'completed']

const columns = columnList<Row>({
  id: 'draft_orders.id',
  status: 'draft_orders.status',
  email: 'draft_orders.email',
  customer: `(select id from customers
    where customers.shop_id = draft_orders.shop_id and customers.email = draft_orders.email)`,
  lines: 'draft_orders.lines',
  discount: 'draft_orders.discount',
  shipping: 'draft_orders.shipping',
  shippingAddress: 'draft_orders.shipping_address',
  billingAddress: 'draft_orders.billing_address',
  note: 'draft_orders.note',
  computed: 'draft_orders.computed',
  held: 'draft_orders.held',
  heldUntil: 'draft_orders.held_until',
  origin: 'draft_orders.origin',
  tokenHash: 'draft_orders.token_hash',
  linkExpiresAt: 'draft_orders.link_expires_at',
  sentAt: 'draft_orders.sent_at',
  orderId: `(select number from orders
    where orders.shop_id = draft_orders.shop_id and orders.id = draft_orders.id)`,
  createdAt: 'draft_orders.created_at',
  updatedAt: 'draft_orders.updated_at',
})

/** Returns a draft in the contract's shape. An app that may not know customers does not learn whose it is. */
export function shown(row: Row, shop: Shop, installation: Installation): Draft {
  const { computed, id, shipping, orderId } = row
  const isKnown = knowsBuyers(installation)
  const major = (amount: number) => toMajor(amount, shop.scale)
  return {
    _id: id,
    shop: shop.id,
    status: row.status,
    email: isKnown ? row.email : null,
    customer: isKnown ? row.customer : null,
    lines: row.lines.map((line) => shownLine(line, shop.scale)),
    discount: row.discount,
    shipping: shipping && { ...shipping, price: major(shipping.price) },
    shippingAddress: row.shippingAddress,
    billingAddress: row.billingAddress,
    note: row.note,
    holdsStock: row.held !== null,
    heldUntil: row.heldUntil,
    subtotal: major(computed.subtotal),
    shippingCost: major(computed.shippingCost),
    discountTotal: major(computed.discount),
    total: major(computed.total),
    currency: shop.currency,
    taxes: computed.shownTax?.taxes ?? [],
    tax: computed.shownTax?.tax ?? null,
    origin: row.origin,
    sentAt: row.sentAt,
    linkExpiresAt: row.linkExpiresAt,
    order: row.status === 'completed' ? id : null,
    orderId,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

/** Returns a page of the store's drafts, newest first. Unknown statuses are ignored. */
export async function list(
  db: Database,
  shop: Shop,
  installation: Installation,
  { status, ...page }: { status?: string } & PageQuery & Changes,
): Promise<{ draftOrders: Draft[]; pagination: Pagination; next: string | null }> {
  const found = db('draft_orders').where('draft_orders.shop_id', shop.id)
  if (statuses.some((known) => known === status)) found.where('draft_orders.status', status)
  const { rows, ...place } = await newestPage<Row>(found, page, db.raw(columns), { table: 'draft_orders' })
  return { draftOrders: rows.map((row) => shown(row, shop, installation)), ...place }
}

/** Returns a draft. Throws draftOrderNotFound. */
export async function get(db: Database, shop: Shop, installation: Installation, id: string): Promise<Draft> {
  return shown(await find(db, shop, { 'draft_orders.id': id }), shop, installation)
}

/** Returns the row of a draft. Throws draftOrderNotFound. */
export async function find(db: Database, shop: Pick<Shop, 'id'>, where: object): Promise<Row> {
  const row = await db('draft_orders')
    .where('draft_orders.shop_id', shop.id)
    .where(where)
    .first<Row | undefined>(db.raw(columns))
  if (!row) throw new Refusal('draftOrderNotFound')
  return row
}

/**
 * Locks a draft that is not an order yet: parallel calls that change, complete or delete it, or pay by its link, queue
 * here. Throws draftOrderNotFound, draftOrderCompleted, and draftOfReturn for what is held for an exchange, unless its
 * return asks.
 */
export async function lockOpen(
  tx: Transaction,
  shop: Pick<Shop, 'id'>,
  id: string,
  { ofReturn = false } = {},
): Promise<Row> {
  await tx('draft_orders').where({ shop_id: shop.id, id }).forUpdate().first('id')
  const row = await find(tx, shop, { 'draft_orders.id': id })
  if (row.status === 'completed') throw new Refusal('draftOrderCompleted')
  if (row.origin?.kind === 'exchange' && !ofReturn) throw new Refusal('draftOfReturn')
  return row
}

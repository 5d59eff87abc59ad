// Invoices and credit notes as apps, merchants and shoppers read them.

import type { components } from '../../../generated/apps.types.ts'
import { inUtc } from '../../base/calendar.ts'
import type { Shop, Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { isId } from '../../base/ids.ts'
import { numberOf } from '../../db/counters/record-counts.ts'
import type { Database } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import type { InvoiceData } from '../../gateways/documents/invoice-data.ts'
import { type Changes, countOf, newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'

export type Invoice = components['schemas']['Invoice']
type InvoiceWithLines = components['schemas']['InvoiceWithLines']

/** A document as it is stored, with what its record shows besides. */
export type InvoiceRow = Pick<
  Invoice,
  | '_id'
  | 'shop'
  | 'kind'
  | 'number'
  | 'order'
  | 'corrects'
  | 'refund'
  | 'clearance'
  | 'createdAt'
  | 'updatedAt'
> & { data: InvoiceData }

const columns = columnList<InvoiceRow>({
  _id: 'id',
  shop: 'shop_id',
  kind: 'kind',
  number: 'number',
  order: 'order_id',
  corrects: 'invoice_id',
  refund: 'refund_id',
  data: 'data',
  clearance: 'clearance',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
})

export interface InvoiceFilters {
  kind?: Invoice['kind']
  order?: string
  number?: string
  from?: string
  to?: string
}

/**
 * Returns a page of the store's documents, newest first or in the order of changes. An invalid order id is ignored; the
 * times are inclusive.
 */
export async function list(
  db: Database,
  shop: Shop,
  { kind, order, number, from, to, ...page }: InvoiceFilters & PageQuery & Changes,
): Promise<{ invoices: Invoice[]; pagination: Pagination; next: string | null }> {
  const found = db('invoices').where({ shop_id: shop.id })
  if (kind) found.where({ kind })
  if (isId(order)) found.where({ order_id: order })
  if (number) found.where({ number })
  if (from) found.where('created_at', '>=', inUtc(from))
  if (to) found.where('created_at', '<=', inUtc(to))
  const isWhole = ![kind, order, number, from, to].some(Boolean)
  const total = () => (isWhole ? numberOf(db, shop, 'invoices') : countOf(found))
  const { rows, ...place } = await newestPage<InvoiceRow>(found, page, db.raw(columns), { total })
  return { invoices: rows.map(shownOf), ...place }
}

/** Returns a document as it is stored; throws invoiceNotFound. */
export async function find(db: Database, shopId: string, id: string): Promise<InvoiceRow> {
  const [row] = await db('invoices').where({ shop_id: shopId, id }).select<InvoiceRow[]>(db.raw(columns))
  if (!row) throw new Refusal('invoiceNotFound')
  return row
}

/** Returns a document with its lines; throws invoiceNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<InvoiceWithLines> {
  const row = await find(db, shop.id, id)
  const { lines, scale } = row.data
  return {
    ...shownOf(row),
    lines: lines.map(({ name, details, quantity, unitPrice, discount, net, gross }) => ({
      name,
      details,
      quantity,
      unitPrice: unitPrice === null ? null : unitPrice / scale,
      discount: discount / scale,
      net: net / scale,
      total: gross / scale,
    })),
  }
}

/** Throws orderNotFound unless this shopper placed the order. */
export async function requireOwn(db: Database, shop: Shop, shopper: Shopper, id: string): Promise<void> {
  const own = { shop_id: shop.id, id, user_id: shopper.id, deleted_at: null }
  if (!(await db('orders').where(own).first('id'))) throw new Refusal('orderNotFound')
}

/** Returns the documents of an order that the shopper placed, oldest first; throws orderNotFound. */
export async function listOfOwn(
  db: Database,
  shop: Shop,
  shopper: Shopper,
  orderId: string,
): Promise<Invoice[]> {
  await requireOwn(db, shop, shopper, orderId)
  const rows = await db('invoices')
    .where({ shop_id: shop.id, order_id: orderId })
    .orderBy(['created_at', 'id'])
    .select<InvoiceRow[]>(db.raw(columns))
  return rows.map(shownOf)
}

function shownOf({ data, ...row }: InvoiceRow): Invoice {
  const { scale, buyer } = data
  const taxes = data.taxes.map(({ name, rate, base, amount }) => ({
    name,
    rate: rate / 10_000,
    base: base / scale,
    amount: amount / scale,
  }))
  return {
    ...row,
    orderId: data.order.number,
    issuedOn: data.issuedOn,
    buyer: { name: buyer.name, country: buyer.country, taxNumber: buyer.taxNumber },
    net: data.net / scale,
    taxes,
    total: data.total / scale,
    currency: data.currency,
  }
}

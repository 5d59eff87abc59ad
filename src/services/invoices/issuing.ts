// Issues invoices and credit notes for what has been requested in the transactions that cause them.

import { seconds } from '../../base/clock.ts'
import type { RecordChange } from '../../base/context.ts'
import { newId } from '../../base/ids.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { queueWork } from '../../db/queues/work-signals.ts'
import { interval } from '../../db/sql/interval.ts'
import { databaseNow } from '../../db/sql/now.ts'
import type { InvoiceData } from '../../gateways/documents/invoice-data.ts'
import { briefTransaction, eachDue } from '../shared/due-work.ts'
import type { RegisterContext } from '../taxes/tax-numbers.ts'
import { creditNoteOf, type Issue, invoiceOf } from './invoice-data.ts'
import { takeNumber } from './numbers.ts'
import { lockFacts, type OrderFacts } from './order-facts.ts'
import { seriesOf } from './settings.ts'
import { checkTaxIdAgain } from './tax-id-checks.ts'

/** After this time, what a worker that was killed has taken is taken by another. */
const lease = 30 * seconds
/** Orders whose documents are issued concurrently; those of one store wait for each other's numbers anyway. */
const atOnce = 4

interface Due {
  shopId: string
  orderId: string
}

type Context = RegisterContext & { record: RecordChange }

/**
 * Issues the documents that are due, those of an order in one transaction with their events. One that fails is logged
 * and retried in 30 s, while the others proceed. Returns for how many orders it did.
 */
export function issueDue(db: Database, context: Context, signal: AbortSignal): Promise<number> {
  return eachDue<Due>(context.log, signal, {
    take: (limit) => takeDue(db, limit),
    work: async (due) => {
      await checkTaxIdAgain(db, context, due)
      await briefTransaction(db, (tx) => issueFor(tx, context.record, due))
    },
    atOnce,
    failure: 'the invoice of an order could not be issued',
    nameOf: (due) => due,
  })
}

async function takeDue(db: Database, limit: number): Promise<Due[]> {
  if (limit === 0) return []
  const now = databaseNow()
  const { rows } = await db.raw<{ rows: Due[] }>(
    `with due as materialized (
      select shop_id, order_id, cause, subject_id from invoice_requests
      where next_at <= ${now} order by next_at limit ? for update skip locked
    ),
    taken as (
      update invoice_requests as requests set next_at = ${now} + ${interval(lease)} from due
      where (requests.shop_id, requests.order_id, requests.cause, requests.subject_id)
        = (due.shop_id, due.order_id, due.cause, due.subject_id)
      returning requests.shop_id, requests.order_id
    )
    select distinct shop_id as "shopId", order_id as "orderId" from taken`,
    [limit],
  )
  return rows
}

interface Request {
  cause: 'order' | 'refund' | 'cancellation'
  subjectId: string
}

/** Issues all documents that an order still lacks, oldest first: a refund is credited after its order was invoiced. */
async function issueFor(tx: Transaction, record: RecordChange, { shopId, orderId }: Due): Promise<void> {
  const order = await lockFacts(tx, shopId, orderId)
  const requests = await tx('invoice_requests')
    .where({ shop_id: shopId, order_id: orderId })
    .orderBy(['created_at', 'cause'])
    .forUpdate()
    .select<Request[]>({ cause: 'cause', subjectId: 'subject_id' })
  for (const request of requests) if (order) await issue(tx, record, { shopId, order, request })
  await tx('invoice_requests')
    .where({ shop_id: shopId, order_id: orderId })
    .whereIn(
      'subject_id',
      requests.map(({ subjectId }) => subjectId),
    )
    .delete()
  queueWork(tx, 'announcements')
}

interface Wanted {
  shopId: string
  order: OrderFacts
  request: Request
}

async function issue(
  tx: Transaction,
  record: RecordChange,
  { shopId, order, request }: Wanted,
): Promise<void> {
  const known = await tx('invoices')
    .where({ shop_id: shopId, order_id: order.id })
    .orderBy('created_at')
    .select<{ id: string; kind: string; refundId: string | null; data: InvoiceData }[]>({
      id: 'id',
      kind: 'kind',
      refundId: 'refund_id',
      data: 'data',
    })
  const invoice = known.find(({ kind }) => kind === 'invoice')
  const insert = (kind: InvoiceData['kind'], dataOf: (issue: Issue) => InvoiceData, values: object) =>
    insertDocument(tx, record, { shopId, order, kind, dataOf, values })
  if (request.cause === 'order') {
    const { settings, status } = order
    if (invoice || !settings?.enabled || status === 'cancelled') return
    await insert('invoice', (issue) => invoiceOf(order, settings, issue), {})
    return
  }
  if (!invoice) return
  const isRefund = request.cause === 'refund'
  const refund = isRefund
    ? await refundOf(tx, shopId, request.subjectId)
    : { amount: null, reason: null, lines: new Map() }
  const before = known.filter(({ kind }) => kind === 'credit_note').map(({ data }) => data)
  const left = invoice.data.total - before.reduce((sum, { total }) => sum + total, 0)
  if (!refund || left <= 0) return
  const given = { ...refund, isPaidBack: isRefund }
  await insert('credit_note', (issue) => creditNoteOf(invoice.data, before, issue, given), {
    invoice_id: invoice.id,
    refund_id: isRefund ? request.subjectId : null,
  })
}

async function refundOf(
  tx: Transaction,
  shopId: string,
  id: string,
): Promise<{ amount: number; reason: string | null; lines: Map<number, number> } | null> {
  const refund = await tx('refunds').where({ id, shop_id: shopId }).first('amount', 'reason')
  if (!refund) return null
  const lines = await tx('refund_lines')
    .where({ refund_id: id, shop_id: shopId })
    .select<{ position: number; amount: number }[]>('position', 'amount')
  return { ...refund, lines: new Map(lines.map(({ position, amount }) => [position, amount])) }
}

/** Takes the number and inserts the document: from here on, others of the series wait until this is committed. */
async function insertDocument(
  tx: Transaction,
  record: RecordChange,
  {
    shopId,
    order,
    kind,
    dataOf,
    values,
  }: Pick<Wanted, 'shopId' | 'order'> & {
    kind: InvoiceData['kind']
    dataOf: (issue: Issue) => InvoiceData
    values: object
  },
): Promise<void> {
  const id = newId()
  const series = seriesOf(order.settings, kind)
  const { number, year, sequence, at, day } = await takeNumber(tx, { shopId, series, zone: order.zone })
  const data = dataOf({ number, day })
  await tx('invoices').insert({
    ...{ id, shop_id: shopId, kind, series, year, sequence, number, ...values },
    ...{ order_id: order.id, currency: data.currency, total: data.total, data: JSON.stringify(data) },
    ...{ issued_at: at, created_at: at, updated_at: at },
  })
  const call = { method: 'POST', path: '/invoices' }
  await record(tx, { shopId, resource: 'invoices', resourceId: id, call })
}

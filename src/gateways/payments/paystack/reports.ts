import {
  pageOfReports,
  type Report,
  type ReportKind,
  type ReportPage,
  type ReportQuery,
  unknown,
} from '../provider.ts'
import { type Answer, call, fromPaystackReference, type PaystackOptions } from './calls.ts'
import { disputeFrom } from './disputes.ts'
import type { Dated, FoundDispute, Refund, Transaction } from './wire.ts'

const perPage = 50
/** Number of transactions requested at the same time. */
const atOnce = 10

type Unknown = ReturnType<typeof unknown>
type Page<One> = { state: 'listed'; records: One[]; next: string | null }

/** Lists charges, refunds or disputes. New records push others to later pages, so none is missed. */
export async function listReports(
  options: PaystackOptions,
  kind: ReportKind,
  query: ReportQuery,
): Promise<ReportPage> {
  if (kind === 'refunds') return listRefunds(options, query)
  if (kind === 'charges') {
    return reportsOf(await list<Transaction>(options, '/transaction?status=success&', query), (one) => [
      aboutOf(one, one),
    ])
  }
  return reportsOf(await list<FoundDispute>(options, '/dispute?', query), (one) =>
    one.transaction ? [{ ...aboutOf(one, one.transaction), dispute: disputeFrom(one, one.transaction) }] : [],
  )
}

/** A list names a refund's transaction only by number. */
async function listRefunds(options: PaystackOptions, query: ReportQuery): Promise<ReportPage> {
  const page = await list<Refund>(options, '/refund?', query)
  if (page.state === 'unknown') return page
  const ids = [...new Set(page.records.map(({ transaction }) => transaction))]
  const known = new Map<unknown, Transaction>()
  for (let done = 0; done < ids.length; done += atOnce) {
    const found = await Promise.all(ids.slice(done, done + atOnce).map((id) => findById(options, id)))
    for (const one of found) {
      if (one.state === 'unknown') return one
      if (one.state === 'answered') known.set(one.data.id, one.data)
    }
  }
  return reportsOf(page, (one) => {
    const paid = known.get(one.transaction)
    return paid ? [{ ...aboutOf(one, paid), refund: { id: `${one.id}`, reference: one.merchant_note } }] : []
  })
}

async function list<One>(
  options: PaystackOptions,
  path: string,
  { since, page }: ReportQuery,
): Promise<Page<One> | Unknown> {
  const number = Number(page ?? 1)
  const asked = `${path}from=${since.toISOString()}&perPage=${perPage}&page=${number}`
  const found = await call<One[]>(options, 'GET', asked)
  if (found.state === 'refused') throw new Error(`Paystack refused a request: ${found.message}`)
  if (found.state === 'unknown') return found
  if (!Array.isArray(found.data) || !found.data.every(Boolean)) return unknown('Paystack listed nothing')
  const { pageCount } = found.meta ?? {}
  const isLast = typeof pageCount === 'number' ? number >= pageCount : found.data.length < perPage
  return { state: 'listed', records: found.data, next: isLast ? null : `${number + 1}` }
}

function reportsOf<One extends { id: number }>(
  page: Page<One> | Unknown,
  reportsFrom: (one: One) => Report[],
): ReportPage {
  return page.state === 'unknown' ? page : pageOfReports(page.records, page.next, reportsFrom)
}

/** Finds a charge by Paystack's number. */
async function findById(
  options: PaystackOptions,
  id: Refund['transaction'],
): Promise<Exclude<Answer<Transaction>, { state: 'refused' }> | { state: 'missing' }> {
  const found = await call<Transaction>(options, 'GET', `/transaction/${id}`)
  if (found.state !== 'refused') return found
  if (found.code === 'transaction_not_found' || /transaction (id )?not found/i.test(found.message))
    return { state: 'missing' }
  throw new Error(`Paystack refused a request: ${found.message}`)
}

function aboutOf(
  { createdAt, created_at: at = createdAt }: Dated,
  { reference }: Pick<Transaction, 'reference'>,
): Report {
  return { madeAt: new Date(at ?? Number.NaN), reference: fromPaystackReference(reference) }
}

import { unknown } from '../provider.ts'
import { call, type PaystackOptions } from './calls.ts'
import type { Refund } from './wire.ts'

/** Maximum number of records on a page of Paystack's lists. */
const perPage = 100

/** Lists a transaction's refunds. Not every version of the API documents the filter, so we filter here too. */
export async function refundsOf(
  options: PaystackOptions,
  transaction: number,
): Promise<Refund[] | ReturnType<typeof unknown>> {
  const made: Refund[] = []
  for (let page = 1; ; page += 1) {
    const path = `/refund?transaction=${transaction}&perPage=${perPage}&page=${page}`
    const listed = await call<Refund[]>(options, 'GET', path)
    if (listed.state === 'unknown') return listed
    if (listed.state === 'refused') throw new Error(`Paystack refused a request: ${listed.message}`)
    if (!Array.isArray(listed.data)) return unknown('Paystack listed no refunds')
    made.push(...listed.data.filter((one) => one.transaction === transaction))
    if (listed.data.length < perPage) return made
  }
}

import { unknown } from '../provider.ts'
import { call, type PaystackOptions } from './calls.ts'
import type { Refund } from './wire.ts'

/** A page of Paystack's lists has at most this many records. */
const perPage = 100

/** Lists the refunds of a transaction. Not every description of the API knows the filter, so others are left out here too. */
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

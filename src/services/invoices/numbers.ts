import type { Transaction } from '../../db/database.ts'
import { untilIn } from '../../db/sql/now.ts'
import { statement } from '../../db/statement.ts'

interface Taken {
  year: number
  sequence: number
  /** The time of the document. */
  at: string
  /** The store's day at that time, `2026-11-28`. */
  day: string
}

// A transaction that waited for the row read its time before, so the later of the two dates its document.
const take = statement<{ shopId: string; series: string; moved: string; zone: string }, Taken>(
  'invoiceSeries.take',
  `insert into invoice_series as newest (shop_id, series, year, last_number, last_issued_at)
    select :shopId, :series, extract(year from moment.now at time zone :zone)::integer, 1, moment.now
    from (select clock_timestamp() + :moved::interval as now) as moment
    on conflict (shop_id, series, year) do update set last_number = newest.last_number + 1,
      last_issued_at = greatest(newest.last_issued_at, excluded.last_issued_at)
    returning year, last_number as sequence, last_issued_at as at,
      to_char(last_issued_at at time zone :zone, 'YYYY-MM-DD') as day`,
)

/**
 * Takes the next number of a store's series in the current year. Its row stays locked until the transaction ends, and
 * a rollback gives the number back, so numbers have no gaps and follow the order of commits (decision
 * invoice-numbers-have-no-gaps). Call it last, because all documents of the series wait here.
 */
export async function takeNumber(
  tx: Transaction,
  { shopId, series, zone }: { shopId: string; series: string; zone: string },
): Promise<Taken & { number: string }> {
  const [taken] = await take(tx, { shopId, series, zone, moved: untilIn(0) })
  const { year, sequence } = taken!
  return { ...taken!, number: `${series}${year}-${String(sequence).padStart(4, '0')}` }
}

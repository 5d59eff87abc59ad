import { expect } from 'chai'
import type { Database } from './database.ts'

/** Counts the records of a store; its stored counts should be the same. */
const counted = `
  select 'orders' as kind, status || ' ' || payment_status || ' ' || fulfilment_status as key, count(*) as total
    from orders where shop_id = :shopId and deleted_at is null group by status, payment_status, fulfilment_status
  union all select 'reviews', concat_ws(' ', product_id, rating, case when hidden_at is not null then 'hidden' end), count(*)
    from reviews where shop_id = :shopId group by 2
  union all select 'all reviews', concat_ws(' ', rating, case when hidden_at is not null then 'hidden' end), count(*)
    from reviews where shop_id = :shopId group by 2
  union all select 'customers', '', count(*) from customers where shop_id = :shopId having count(*) > 0
  union all select 'notifications', '', count(*) from notifications where shop_id = :shopId having count(*) > 0
  union all select 'pictures', '', count(*) from pictures where shop_id = :shopId having count(*) > 0
  union all select 'shipments', '', count(*) from shipments where shop_id = :shopId having count(*) > 0
  union all select 'invoices', '', count(*) from invoices where shop_id = :shopId having count(*) > 0
  union all select 'coupons', '', count(*) from coupons where shop_id = :shopId and deleted_at is null having count(*) > 0
  union all select 'readers', '', count(*)
    from newsletter_subscriptions where shop_id = :shopId and status = 'subscribed' having count(*) > 0
  union all select 'notes', coalesce(resource, ''), count(*) from notes where shop_id = :shopId group by 2
  union all select 'tasks', status, count(*) from tasks where shop_id = :shopId group by 2
  union all select 'activity', concat_ws(' ', actor_kind, action), count(*)
    from activity where shop_id = :shopId group by actor_kind, action
  union all select 'blogs', case when published_at is null then 'draft' else 'published' end, count(*)
    from blogs where shop_id = :shopId and deleted_at is null group by 2
  union all select kind || 's', concat_ws(' ', coalesce(category_id, '-'),
      case when listed then 'listed' else 'unlisted' end,
      case when digital is not null or (quantity > 0 and not in_variants) then 'stocked' else 'empty' end), count(*)
    from products where shop_id = :shopId and deleted_at is null group by kind, 2
  union all select 'comments', concat_ws(' ', resource, resource_id), count(*)
    from comments where shop_id = :shopId and parent_id is null and hidden_at is null and deleted_at is null group by 2
  union all select 'all comments', case when hidden_at is null then 'shown' else 'hidden' end, count(*)
    from comments where shop_id = :shopId and deleted_at is null group by 2
  union all select 'sales', 'orders', count(*) from orders where shop_id = :shopId and paid_at is not null having count(*) > 0
  union all select 'sales', 'refunds', count(*)
    from refunds where shop_id = :shopId and kind = 'refund' and state = 'succeeded' having count(*) > 0
  union all select 'sales', 'renewals', count(*)
    from renewal_charges where shop_id = :shopId and state = 'succeeded' having count(*) > 0
  union all select 'bytes', key, sum(size)::bigint from (
    select 'used' as key, size from picture_files where shop_id = :shopId
    union all select case when deleted_at is null then 'used' else 'deleted' end, size
      from digital_files where shop_id = :shopId
    union all select 'proofs', size from proof_files where shop_id = :shopId
  ) as files group by 2 having sum(size) > 0
  order by kind, key`
/** The version of texts is stored with the numbers, but counts nothing. */
const kept = `
  select kind, key, sum(number)::bigint as total from (
    select kind, key, total as number from record_counts where shop_id = :shopId
    union all select kind, key, change from record_count_changes where shop_id = :shopId
  ) as numbers where kind <> 'texts' group by kind, key having sum(number) <> 0 order by kind, key`

/** Counts what belongs to a day or an hour, and sums up its money. */
const countedByTime = `
  select 'orders' as kind, status || ' ' || payment_status || ' ' || fulfilment_status as key, date_trunc('day', created_at, 'UTC') as begins,
      count(*) as total, 0::bigint as amount
    from orders where shop_id = :shopId and deleted_at is null group by 2, 3
  union all select 'activity', concat_ws(' ', actor_kind, action), date_trunc('day', created_at, 'UTC'), count(*), 0
    from activity where shop_id = :shopId group by 2, 3
  union all select 'sales', 'orders', date_trunc('hour', paid_at, 'UTC'), count(*), sum(total)::bigint
    from orders where shop_id = :shopId and paid_at is not null group by 3
  union all select 'sales', 'refunds', date_trunc('hour', created_at, 'UTC'), count(*), sum(amount)::bigint
    from refunds where shop_id = :shopId and kind = 'refund' and state = 'succeeded' group by 3
  union all select 'sales', 'renewals', date_trunc('hour', created_at, 'UTC'), count(*), sum(amount)::bigint
    from renewal_charges where shop_id = :shopId and state = 'succeeded' group by 3
  order by kind, key, begins`
const keptByTime = `
  select kind, key, begins, sum(number)::bigint as total, sum(amount)::bigint as amount from (
    select kind, key, begins, total as number, amount from record_counts_by_time where shop_id = :shopId
    union all select kind, key, begins, change, coalesce(amount, 0)
      from record_count_changes where shop_id = :shopId and begins is not null
  ) as numbers group by kind, key, begins having sum(number) <> 0 or sum(amount) <> 0 order by kind, key, begins`

/**
 * Expects the stored numbers of a store to match its records, in one snapshot. Returns how many numbers it has.
 */
export function expectCounts(db: Database, { id: shopId }: { id: string }): Promise<number> {
  return db.transaction(
    async (tx) => {
      const read = async (sql: string) => (await tx.raw(sql, { shopId })).rows
      const real = await read(counted)
      expect(await read(kept)).to.eql(real)
      expect(await read(keptByTime)).to.eql(await read(countedByTime))
      return real.length
    },
    { isolationLevel: 'repeatable read' },
  )
}

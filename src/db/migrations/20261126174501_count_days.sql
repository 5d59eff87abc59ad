-- Numbers of each day and sums of each hour (decision 921). A change that tells when adds to them too, in whichever way and
-- by whichever release it is added up, because the table of changes does it. `begins` is the beginning of a day in UTC, or of
-- an hour where readers ask for the days of their time zone; `amount` is money in minor units.
alter table record_count_changes add column begins timestamptz(3), add column amount bigint;

create table record_counts_by_time (
  shop_id object_id not null,
  kind text collate "C" not null,
  begins timestamptz(3) not null,
  key text collate "C" not null,
  total bigint not null,
  amount bigint not null,
  primary key (shop_id, kind, begins, key) include (total, amount)
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

-- In one order, as the numbers are before them, so that folds never wait for each other in a circle. A day of which nothing is
-- left has no row.
create function add_up_by_time() returns trigger language plpgsql as $$
begin
  insert into record_counts_by_time as sums (shop_id, kind, begins, key, total, amount)
  select shop_id, kind, begins, key, sum(change), coalesce(sum(amount), 0) from gone
  where begins is not null group by shop_id, kind, begins, key order by shop_id, kind, begins, key
  on conflict (shop_id, kind, begins, key)
    do update set total = sums.total + excluded.total, amount = sums.amount + excluded.amount;
  delete from record_counts_by_time as sums using (
    select distinct shop_id, kind, begins, key from gone where begins is not null
  ) as changed
  where (sums.shop_id, sums.kind, sums.begins, sums.key) = (changed.shop_id, changed.kind, changed.begins, changed.key)
    and sums.total = 0 and sums.amount = 0;
  return null;
end $$;

create trigger record_counts_by_time_added after delete on record_count_changes
  referencing old table as gone for each statement execute function add_up_by_time();

-- Orders are counted on the day when they were placed, and what they sold in the hour when they were paid, also if they were
-- deleted since (decision 371).
create or replace function count_order() returns trigger language plpgsql as $$
begin
  insert into record_count_changes (shop_id, kind, key, begins, change, amount)
  with moved (shop_id, status, payment_status, deleted_at, created_at, paid_at, total, change) as (values
    (old.shop_id, old.status, old.payment_status, old.deleted_at, old.created_at, old.paid_at, old.total, -1),
    (new.shop_id, new.status, new.payment_status, new.deleted_at, new.created_at, new.paid_at, new.total, 1)
  )
  select shop_id, 'orders', status || ' ' || payment_status, date_trunc('day', created_at, 'UTC'), change, null
  from moved where shop_id is not null and deleted_at is null
  union all
  select shop_id, 'sales', 'orders', date_trunc('hour', paid_at, 'UTC'), change, change * total
  from moved where paid_at is not null
    and (tg_op <> 'UPDATE' or old.paid_at is distinct from new.paid_at or old.total <> new.total);
  return null;
end $$;

create or replace trigger orders_counted after insert or delete on orders for each row execute function count_order();
create or replace trigger orders_recounted
  after update of status, payment_status, deleted_at, created_at, paid_at, subtotal, shipping_cost, discount on orders
  for each row when (old.status <> new.status or old.payment_status <> new.payment_status
    or (old.deleted_at is null) <> (new.deleted_at is null) or old.created_at <> new.created_at
    or old.paid_at is distinct from new.paid_at or old.total <> new.total)
  execute function count_order();

create function count_refund() returns trigger language plpgsql as $$
begin
  insert into record_count_changes (shop_id, kind, key, begins, change, amount)
  select shop_id, 'sales', 'refunds', date_trunc('hour', created_at, 'UTC'), change, change * amount
  from (values
    (old.shop_id, old.kind, old.state, old.created_at, old.amount, -1),
    (new.shop_id, new.kind, new.state, new.created_at, new.amount, 1)
  ) as moved (shop_id, kind, state, created_at, amount, change)
  where kind = 'refund' and state = 'succeeded';
  return null;
end $$;

create trigger refunds_added after insert on refunds for each row
  when (new.state = 'succeeded') execute function count_refund();
create trigger refunds_removed after delete on refunds for each row
  when (old.state = 'succeeded') execute function count_refund();
create trigger refunds_recounted after update of kind, state, created_at, amount on refunds for each row
  when ((old.state = 'succeeded' or new.state = 'succeeded')
    and (old.kind, old.state, old.created_at, old.amount) <> (new.kind, new.state, new.created_at, new.amount))
  execute function count_refund();

create function count_renewal() returns trigger language plpgsql as $$
begin
  insert into record_count_changes (shop_id, kind, key, begins, change, amount)
  select shop_id, 'sales', 'renewals', date_trunc('hour', created_at, 'UTC'), change, change * amount
  from (values
    (old.shop_id, old.state, old.created_at, old.amount, -1),
    (new.shop_id, new.state, new.created_at, new.amount, 1)
  ) as moved (shop_id, state, created_at, amount, change)
  where state = 'succeeded';
  return null;
end $$;

create trigger renewals_added after insert on renewal_charges for each row
  when (new.state = 'succeeded') execute function count_renewal();
create trigger renewals_removed after delete on renewal_charges for each row
  when (old.state = 'succeeded') execute function count_renewal();
create trigger renewals_recounted after update of state, created_at, amount on renewal_charges for each row
  when ((old.state = 'succeeded' or new.state = 'succeeded')
    and (old.state, old.created_at, old.amount) <> (new.state, new.created_at, new.amount))
  execute function count_renewal();

create or replace function count_activity() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into record_count_changes (shop_id, kind, key, begins, change)
    select shop_id, 'activity', actor_kind || ' ' || action, date_trunc('day', created_at, 'UTC'), count(*)
    from added group by 1, 3, 4;
  else
    insert into record_count_changes (shop_id, kind, key, begins, change)
    select shop_id, 'activity', actor_kind || ' ' || action, date_trunc('day', created_at, 'UTC'), -count(*)
    from removed group by 1, 3, 4;
  end if;
  return null;
end $$;

create or replace trigger activity_added after insert on activity
  referencing new table as added for each statement execute function count_activity();
create or replace trigger activity_removed after delete on activity
  referencing old table as removed for each statement execute function count_activity();

-- Adds what the numbers lack. One with a time is added to both when it is folded, so what the times lack is taken from what
-- the numbers lack.
create or replace function recount_records() returns void language sql as $$
  insert into record_count_changes (shop_id, kind, key, begins, change, amount)
  select shop_id, kind, key, begins, sum(number), nullif(sum(amount), 0) from (
    select shop_id, 'orders' as kind, status || ' ' || payment_status as key, date_trunc('day', created_at, 'UTC') as begins,
        count(*) as number, 0::numeric as amount
      from orders where deleted_at is null group by 1, 3, 4
    union all select shop_id, 'sales', 'orders', date_trunc('hour', paid_at, 'UTC'), count(*), sum(total)
      from orders where paid_at is not null group by 1, 4
    union all select shop_id, 'sales', 'refunds', date_trunc('hour', created_at, 'UTC'), count(*), sum(amount)
      from refunds where kind = 'refund' and state = 'succeeded' group by 1, 4
    union all select shop_id, 'sales', 'renewals', date_trunc('hour', created_at, 'UTC'), count(*), sum(amount)
      from renewal_charges where state = 'succeeded' group by 1, 4
    union all select shop_id, 'activity', actor_kind || ' ' || action, date_trunc('day', created_at, 'UTC'), count(*), 0
      from activity group by 1, 3, 4
    union all select shop_id, counted.kind, key || case when hidden_at is null then '' else ' hidden' end, null, count(*), 0
      from reviews cross join lateral (values
        ('reviews', product_id || ' ' || rating), ('all reviews', cast(rating as text))
      ) as counted (kind, key) group by 1, 2, 3
    union all select shop_id, 'customers', '', null, count(*), 0 from customers group by 1
    union all select shop_id, 'notifications', '', null, count(*), 0 from notifications group by 1
    union all select shop_id, 'pictures', '', null, count(*), 0 from pictures group by 1
    union all select shop_id, 'shipments', '', null, count(*), 0 from shipments group by 1
    union all select shop_id, 'notes', coalesce(resource, ''), null, count(*), 0 from notes group by 1, 3
    union all select shop_id, 'tasks', status, null, count(*), 0 from tasks group by 1, 3
    union all select shop_id, 'readers', '', null, count(*), 0
      from newsletter_subscriptions where status = 'subscribed' group by 1
    union all select shop_id, 'coupons', '', null, count(*), 0 from coupons where deleted_at is null group by 1
    union all select shop_id, kind || 's', product_count_key(category_id, listed, stocked), null, count(*), 0
      from products where deleted_at is null group by 1, 2, 3
    union all select shop_id, 'blogs', case when published_at is null then 'draft' else 'published' end, null, count(*), 0
      from blogs where deleted_at is null group by 1, 3
    union all select shop_id, 'comments', resource || ' ' || resource_id, null, count(*), 0
      from comments where parent_id is null and hidden_at is null and deleted_at is null group by 1, 3
    union all select shop_id, 'all comments', case when hidden_at is null then 'shown' else 'hidden' end, null, count(*), 0
      from comments where deleted_at is null group by 1, 3
    union all select shop_id, 'bytes', 'used', null, sum(size), 0 from picture_files group by 1
    union all select shop_id, 'bytes', case when deleted_at is null then 'used' else 'deleted' end, null, sum(size), 0
      from digital_files group by 1, 3
    union all select shop_id, 'variants', key, null, count(*), 0 from stock_by_variants group by 1, 3
    union all select shop_id, kind, key, begins, -total, -amount from record_counts_by_time
    union all select shop_id, kind, key, null, total, 0 from record_counts_by_time
    union all select shop_id, kind, key, null, -total, 0 from record_counts where kind <> 'texts'
    union all select shop_id, kind, key, begins, -change, -coalesce(amount, 0) from record_count_changes where kind <> 'texts'
  ) as lacking
  group by shop_id, kind, key, begins having sum(number) <> 0 or sum(amount) <> 0;
  insert into stock_by_variants_changes (shop_id, product_id)
  select shop_id, id from products where in_variants and not stocked and kind = 'product' and deleted_at is null
  union select shop_id, product_id from stock_by_variants
$$;

-- Stored counts of a store's records, and versions of a store's cached data.

-- How many records of a kind a store has, by what its lists filter on. Each change of a count is a separate row, so
-- that nobody who writes records waits for anybody; the job fold-counts folds the changes into the counts. A count is
-- therefore the sum of both tables. Neither refers to the store: each would lock its row again, and no store is
-- deleted.
create table record_counts (
  shop_id object_id not null,
  kind text collate "C" not null,
  key text collate "C" not null,
  total bigint not null,
  primary key (shop_id, kind, key)
) with (fillfactor = 50);

create table record_count_changes (
  id uuid not null default gen_random_uuid(),
  shop_id object_id not null,
  kind text collate "C" not null,
  key text collate "C" not null,
  change bigint not null,
  -- when the record was created or sold, for kinds that are also counted by time
  begins timestamptz(3),
  -- money in minor units
  amount bigint,
  primary key (shop_id, kind, key, id) include (change)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000, autovacuum_vacuum_insert_threshold = -1);

-- Counts per day and sums per hour (decision counts-are-kept-by-day-and-sales-by-hour): a change with a time is added
-- to them too. `begins` is the beginning of a day in UTC, or of an hour if readers ask for the days of their time zone.
create table record_counts_by_time (
  shop_id object_id not null,
  kind text collate "C" not null,
  begins timestamptz(3) not null,
  key text collate "C" not null,
  total bigint not null,
  amount bigint not null,
  primary key (shop_id, kind, begins, key) include (total, amount)
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

-- A trigger does it, because a statement cannot change a row twice: counts that reach zero are deleted after the
-- changes are added. It adds them in a fixed order, like the counts before them, so that folds never wait for each
-- other in a circle. A day with nothing left has no row.
create function add_up_by_time() returns trigger language plpgsql set search_path = public, pg_temp as $$
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

-- Counts the rows that a statement has added or removed, under the kind that the trigger names.
create function count_records() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into record_count_changes (shop_id, kind, key, change)
    select shop_id, tg_argv[0], '', count(*) from added group by shop_id;
  else
    insert into record_count_changes (shop_id, kind, key, change)
    select shop_id, tg_argv[0], '', -count(*) from removed group by shop_id;
  end if;
  return null;
end $$;

-- Adds what the counts lack, and nothing if they are right. It may run alongside writers, because it compares what one
-- snapshot sees, but not alongside itself. A change with a time is added to both when it is folded, so what the times
-- lack is taken from what the counts lack. Later files create the tables that it reads.
set local check_function_bodies = off;
create function recount_records() returns void language sql set search_path = public, pg_temp as $$
  insert into record_count_changes (shop_id, kind, key, begins, change, amount)
  select shop_id, kind, key, begins, sum(number), nullif(sum(amount), 0) from (
    select shop_id, 'orders' as kind, status || ' ' || payment_status || ' ' || fulfilment_status as key, date_trunc('day', created_at, 'UTC') as begins,
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
    union all select shop_id, 'invoices', '', null, count(*), 0 from invoices group by 1
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
    union all select shop_id, 'bytes', 'proofs', null, sum(size), 0 from proof_files group by 1
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

-- The version of what the public sees of a store (decision stores-have-a-version): the sum of both tables. Each
-- statement that writes such rows adds a random number in its transaction. It is a separate row, so that no writer
-- waits for anybody; the job fold-counts sums them up. Neither table refers to the store: each row would lock it again,
-- and no store is deleted.
create table shop_versions (
  shop_id object_id not null primary key,
  total numeric not null
) with (fillfactor = 50);

create table shop_version_changes (
  shop_id object_id not null,
  change bigint not null default 1 + floor(random() * 4503599627370496),
  primary key (shop_id, change)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000, autovacuum_vacuum_insert_threshold = -1);

create function change_shop_versions() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into shop_version_changes (shop_id) select distinct shop_id from written;
  return null;
end $$;

create function change_own_version() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into shop_version_changes (shop_id) values (new.id);
  return null;
end $$;

-- The version of a store's texts (decision common-word-totals-are-remembered) is kept like a count of records, of the
-- kind `texts`: each statement that writes some of them adds a random number, which yields a version never used before.
-- The sum of 17 trillion fits its column.
create function change_text_version() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, 'texts', '', 1 + floor(random() * 1048576) from written group by shop_id;
  return null;
end $$;

-- The version of the texts that one kind of search reads, per row, so that writes of other columns or kinds do not pay
-- for it (decision common-word-totals-are-remembered).
create function change_version_of_texts() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  values (coalesce(new.shop_id, old.shop_id), 'texts', tg_argv[0], 1 + floor(random() * 1048576));
  return null;
end $$;

-- How many records of a kind a store has, by what its lists are narrowed by. A change of a number is a row of its own, so
-- that nobody who writes records waits for anybody; the job fold-counts adds the changes to the numbers. A number is
-- therefore the sum of both tables. Neither refers to the store: each would lock its row once more, and no store is deleted.
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
  primary key (shop_id, kind, key, id) include (change)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000, autovacuum_vacuum_insert_threshold = -1);

-- Counts the rows that a statement has added or removed, as those of the kind that the trigger names.
create function count_records() returns trigger language plpgsql as $$
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

-- What there was before does not exist for a new row, nor what there is now for a removed one: they have no key.
create function count_order() returns trigger language plpgsql as $$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, 'orders', status || ' ' || payment_status, change
  from (values
    (old.shop_id, old.status, old.payment_status, old.deleted_at, -1),
    (new.shop_id, new.status, new.payment_status, new.deleted_at, 1)
  ) as moved (shop_id, status, payment_status, deleted_at, change)
  where shop_id is not null and deleted_at is null;
  return null;
end $$;

create function count_review() returns trigger language plpgsql as $$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, 'reviews', product_id || ' ' || rating, change
  from (values
    (old.shop_id, old.product_id, old.rating, old.hidden_at, -1),
    (new.shop_id, new.product_id, new.rating, new.hidden_at, 1)
  ) as moved (shop_id, product_id, rating, hidden_at, change)
  where shop_id is not null and hidden_at is null;
  return null;
end $$;

-- Adds what the counts lack: all records that were there before the triggers, and nothing where the counts are right. It
-- may run beside writers, because it compares what one snapshot sees, but not beside itself.
create function recount_records() returns void language sql as $$
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, kind, key, sum(number) from (
    select shop_id, 'orders' as kind, status || ' ' || payment_status as key, count(*) as number
      from orders where deleted_at is null group by shop_id, status, payment_status
    union all select shop_id, 'reviews', product_id || ' ' || rating, count(*)
      from reviews where hidden_at is null group by shop_id, product_id, rating
    union all select shop_id, 'customers', '', count(*) from customers group by shop_id
    union all select shop_id, 'notifications', '', count(*) from notifications group by shop_id
    union all select shop_id, 'activity', '', count(*) from activity group by shop_id
    union all select shop_id, kind, key, -total from record_counts
    union all select shop_id, kind, key, -change from record_count_changes
  ) as lacking
  group by shop_id, kind, key having sum(number) <> 0
$$;

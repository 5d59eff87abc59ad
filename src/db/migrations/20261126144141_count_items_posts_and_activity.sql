-- The numbers of foods and services by what products are counted by, of posts by whether they are published, and of the
-- activity log by who acted and how (decision 800). The triggers are made again, which waits for all who count by the
-- functions of before: what they have written is there when the next migration counts.
create or replace function count_product() returns trigger language plpgsql as $$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, kind || 's', product_count_key(category_id, listed, stocked), change
  from (values
    (old.shop_id, old.kind, old.category_id, old.listed, old.stocked, old.deleted_at, -1),
    (new.shop_id, new.kind, new.category_id, new.listed, new.stocked, new.deleted_at, 1)
  ) as moved (shop_id, kind, category_id, listed, stocked, deleted_at, change)
  where shop_id is not null and deleted_at is null;
  return null;
end $$;

create or replace trigger products_counted after insert or delete on products for each row execute function count_product();

create function count_blog() returns trigger language plpgsql as $$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, 'blogs', case when published_at is null then 'draft' else 'published' end, change
  from (values
    (old.shop_id, old.published_at, old.deleted_at, -1),
    (new.shop_id, new.published_at, new.deleted_at, 1)
  ) as moved (shop_id, published_at, deleted_at, change)
  where shop_id is not null and deleted_at is null;
  return null;
end $$;

create trigger blogs_counted after insert or delete on blogs for each row execute function count_blog();
create trigger blogs_recounted after update of published_at, deleted_at on blogs for each row
  when ((old.published_at is null) <> (new.published_at is null) or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function count_blog();

create function count_activity() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into record_count_changes (shop_id, kind, key, change)
    select shop_id, 'activity', actor_kind || ' ' || action, count(*) from added group by shop_id, actor_kind, action;
  else
    insert into record_count_changes (shop_id, kind, key, change)
    select shop_id, 'activity', actor_kind || ' ' || action, -count(*) from removed group by shop_id, actor_kind, action;
  end if;
  return null;
end $$;

create or replace trigger activity_added after insert on activity
  referencing new table as added for each statement execute function count_activity();
create or replace trigger activity_removed after delete on activity
  referencing old table as removed for each statement execute function count_activity();

-- The version of the texts that one kind of search looks into, for each row, so that no write of other columns or kinds
-- pays for it (decision 801).
create function change_version_of_texts() returns trigger language plpgsql as $$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  values (coalesce(new.shop_id, old.shop_id), 'texts', tg_argv[0], 1 + floor(random() * 1048576));
  return null;
end $$;

create trigger foods_written_version after insert or update of name, description, category_id, listed, deleted_at on products
  for each row when (new.kind = 'food') execute function change_version_of_texts('foods');
create trigger foods_removed_version after delete on products
  for each row when (old.kind = 'food') execute function change_version_of_texts('foods');
create trigger categories_renamed_version after update of name, slug on categories
  for each row when (old.name <> new.name or old.slug <> new.slug) execute function change_version_of_texts('foods');
create trigger blogs_written_version after insert or update of title, excerpt, content, tags, published_at, deleted_at on blogs
  for each row execute function change_version_of_texts('blogs');
create trigger blogs_removed_texts after delete on blogs
  for each row execute function change_version_of_texts('blogs');

create or replace function recount_records() returns void language sql as $$
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, kind, key, sum(number) from (
    select shop_id, 'orders' as kind, status || ' ' || payment_status as key, count(*) as number
      from orders where deleted_at is null group by shop_id, status, payment_status
    union all select shop_id, 'reviews', product_id || ' ' || rating, count(*)
      from reviews where hidden_at is null group by shop_id, product_id, rating
    union all select shop_id, 'customers', '', count(*) from customers group by shop_id
    union all select shop_id, 'notifications', '', count(*) from notifications group by shop_id
    union all select shop_id, 'activity', actor_kind || ' ' || action, count(*)
      from activity group by shop_id, actor_kind, action
    union all select shop_id, kind || 's', product_count_key(category_id, listed, stocked), count(*)
      from products where deleted_at is null group by shop_id, kind, category_id, listed, stocked
    union all select shop_id, 'blogs', case when published_at is null then 'draft' else 'published' end, count(*)
      from blogs where deleted_at is null group by shop_id, published_at is null
    union all select shop_id, 'comments', resource || ' ' || resource_id, count(*)
      from comments where parent_id is null and hidden_at is null and deleted_at is null
      group by shop_id, resource, resource_id
    union all select shop_id, 'variants', key, count(*) from stock_by_variants group by shop_id, key
    union all select shop_id, kind, key, -total from record_counts where kind <> 'texts'
    union all select shop_id, kind, key, -change from record_count_changes where kind <> 'texts'
  ) as lacking
  group by shop_id, kind, key having sum(number) <> 0;
  insert into stock_by_variants_changes (shop_id, product_id)
  select shop_id, id from products where in_variants and not stocked and kind = 'product' and deleted_at is null
  union select shop_id, product_id from stock_by_variants
$$;

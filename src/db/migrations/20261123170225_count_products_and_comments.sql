-- The numbers of a store's products by category, listing and stock, and of the comments on a record (decision 473).
-- Whether variants are in stock is no part of a product's key: several of one product may be sold at the same time, and none
-- of these sales knows which one leaves it without stock.
create function product_count_key(category_id text, listed boolean, stocked boolean) returns text
  language sql immutable as $$
  select coalesce(category_id, '-')
    || case when listed then ' listed' else ' unlisted' end || case when stocked then ' stocked' else ' empty' end
$$;

-- What there was before does not exist for a new row, nor what there is now for a removed one: they have no store.
create function count_product() returns trigger language plpgsql as $$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, 'products', product_count_key(category_id, listed, stocked), change
  from (values
    (old.shop_id, old.kind, old.category_id, old.listed, old.stocked, old.deleted_at, -1),
    (new.shop_id, new.kind, new.category_id, new.listed, new.stocked, new.deleted_at, 1)
  ) as moved (shop_id, kind, category_id, listed, stocked, deleted_at, change)
  where shop_id is not null and kind = 'product' and deleted_at is null;
  return null;
end $$;

-- Counts what stands below a record itself: neither replies nor removed comments.
create function count_comment() returns trigger language plpgsql as $$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, 'comments', resource || ' ' || resource_id, change
  from (values
    (old.shop_id, old.resource, old.resource_id, old.parent_id, old.hidden_at, old.deleted_at, -1),
    (new.shop_id, new.resource, new.resource_id, new.parent_id, new.hidden_at, new.deleted_at, 1)
  ) as moved (shop_id, resource, resource_id, parent_id, hidden_at, deleted_at, change)
  where shop_id is not null and parent_id is null and hidden_at is null and deleted_at is null;
  return null;
end $$;

create or replace function recount_records() returns void language sql as $$
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, kind, key, sum(number) from (
    select shop_id, 'orders' as kind, status || ' ' || payment_status as key, count(*) as number
      from orders where deleted_at is null group by shop_id, status, payment_status
    union all select shop_id, 'reviews', product_id || ' ' || rating, count(*)
      from reviews where hidden_at is null group by shop_id, product_id, rating
    union all select shop_id, 'customers', '', count(*) from customers group by shop_id
    union all select shop_id, 'notifications', '', count(*) from notifications group by shop_id
    union all select shop_id, 'activity', '', count(*) from activity group by shop_id
    union all select shop_id, 'products', product_count_key(category_id, listed, stocked), count(*)
      from products where kind = 'product' and deleted_at is null group by shop_id, category_id, listed, stocked
    union all select shop_id, 'comments', resource || ' ' || resource_id, count(*)
      from comments where parent_id is null and hidden_at is null and deleted_at is null
      group by shop_id, resource, resource_id
    union all select shop_id, kind, key, -total from record_counts
    union all select shop_id, kind, key, -change from record_count_changes
  ) as lacking
  group by shop_id, kind, key having sum(number) <> 0
$$;

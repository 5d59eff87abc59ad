-- The version of a store's texts (decision 516) is kept like a number of records, of the kind `texts`: each statement that
-- writes some of them adds a random number, which makes it one that it never was. The sum of 17 trillion fits its column.
create function change_text_version() returns trigger language plpgsql as $$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, 'texts', '', 1 + floor(random() * 1048576) from written group by shop_id;
  return null;
end $$;

-- As before, without the versions of texts, which count nothing.
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
    union all select shop_id, 'variants', key, count(*) from stock_by_variants group by shop_id, key
    union all select shop_id, kind, key, -total from record_counts where kind <> 'texts'
    union all select shop_id, kind, key, -change from record_count_changes where kind <> 'texts'
  ) as lacking
  group by shop_id, kind, key having sum(number) <> 0;
  insert into stock_by_variants_changes (shop_id, product_id)
  select shop_id, id from products where in_variants and not stocked and kind = 'product' and deleted_at is null
  union select shop_id, product_id from stock_by_variants
$$;

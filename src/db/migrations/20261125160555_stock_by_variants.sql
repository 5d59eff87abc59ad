-- The products that are counted as in stock by their variants, each with the key of its number, which is of the kind
-- `variants` (decision 515). Whoever changes something by which such a product may be counted otherwise writes a row of his
-- own into the second table, so that sales of one product's variants do not wait for each other. The job fold-counts looks
-- at these products and counts them anew; until then a list looks at them itself. Neither table refers to the store, as those
-- of decision 384.
create table stock_by_variants (
  shop_id object_id not null,
  product_id object_id not null,
  key text collate "C" not null,
  primary key (shop_id, product_id)
);

create table stock_by_variants_changes (
  id uuid not null default gen_random_uuid(),
  shop_id object_id not null,
  product_id object_id not null,
  primary key (shop_id, product_id, id)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000, autovacuum_vacuum_insert_threshold = -1);

create function note_new_variants() returns trigger language plpgsql as $$
begin
  insert into stock_by_variants_changes (shop_id, product_id)
  select distinct shop_id, product_id from added where stocked and deleted_at is null;
  return null;
end $$;

create function note_variant() returns trigger language plpgsql as $$
begin
  insert into stock_by_variants_changes (shop_id, product_id) values (old.shop_id, old.product_id);
  return null;
end $$;

create function note_product_in_variants() returns trigger language plpgsql as $$
begin
  insert into stock_by_variants_changes (shop_id, product_id) values (old.shop_id, old.id);
  return null;
end $$;

-- As before, with the products that are in stock by their variants: their number is that of the rows that say so, and each
-- of them is looked at again. Versions of texts (decision 516) count nothing.
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

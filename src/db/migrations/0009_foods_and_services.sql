-- Foods and services are sold like products: one table, so that carts, orders and coupons take any of them.
alter table products
  add column kind text not null default 'product' check (kind in ('product', 'food', 'service')),
  -- of foods: whether the kitchen can make it now
  add column available boolean not null default true,
  -- of services
  add column duration_minutes integer check (duration_minutes > 0),
  add column holds_stock boolean not null generated always as (kind = 'product' and digital is null) stored,
  alter column slug drop not null,
  add check (case kind
    when 'product' then slug is not null and available and duration_minutes is null
    when 'food' then digital is null and duration_minutes is null
    else digital is null and available
  end);

-- Lists of products stay as fast as they were: foods and services are in none of their indexes.
drop index products_newest, products_listed_newest, products_listed_price, products_listed_dearest,
  products_listed_name, products_listed_category;
create index products_newest on products (shop_id, created_at desc, id desc)
  where kind = 'product' and deleted_at is null;
create index products_listed_newest on products (shop_id, created_at desc, id desc)
  where kind = 'product' and listed and deleted_at is null;
create index products_listed_price on products (shop_id, price, created_at desc, id desc)
  where kind = 'product' and listed and deleted_at is null;
create index products_listed_dearest on products (shop_id, price desc, created_at desc, id desc)
  where kind = 'product' and listed and deleted_at is null;
create index products_listed_name on products (shop_id, lower(name), created_at desc, id desc)
  where kind = 'product' and listed and deleted_at is null;
create index products_listed_category on products (shop_id, category_id, created_at desc, id desc)
  where kind = 'product' and listed and deleted_at is null;
create index foods_newest on products (shop_id, created_at desc, id desc)
  where kind = 'food' and deleted_at is null;
create index services_newest on products (shop_id, created_at desc, id desc)
  where kind = 'service' and deleted_at is null;

-- The words of a text as they are written and as English stems them; what stands between words separates them all.
create function words_of(text) returns tsvector language sql immutable parallel safe
  return to_tsvector('simple', translate($1, './@:_+-&<>#~=*', '              '))
    || to_tsvector('english', translate($1, './@:_+-&<>#~=*', '              '));
create index foods_words on products using gin (shop_id, words_of(name || ' ' || description))
  where kind = 'food' and deleted_at is null;

-- The texts that products are searched by, and their numbers, know nothing of foods and services.
drop trigger products_written on products;
create trigger products_written after insert or update of name, description, barcode on products
  for each row when (new.kind = 'product') execute function write_product_text();

create or replace function count_added_products() returns trigger language plpgsql as $$
begin
  insert into product_counts as counts (shop_id, listed, total)
  select shop_id, count(*) filter (where listed), count(*)
  from added where kind = 'product' and deleted_at is null group by shop_id order by shop_id
  on conflict (shop_id) do update
  set listed = counts.listed + excluded.listed, total = counts.total + excluded.total;
  return null;
end $$;

drop trigger products_changed on products;
create trigger products_changed after update of listed, deleted_at on products for each row
  when (
    new.kind = 'product'
    and (old.listed <> new.listed or (old.deleted_at is null) <> (new.deleted_at is null))
  )
  execute function count_changed_product();

create or replace function count_removed_products() returns trigger language plpgsql as $$
begin
  update product_counts as counts
  set listed = counts.listed - gone.listed, total = counts.total - gone.total
  from (
    select shop_id, count(*) filter (where listed) as listed, count(*) as total
    from removed where kind = 'product' and deleted_at is null group by shop_id
  ) as gone
  where counts.shop_id = gone.shop_id;
  return null;
end $$;

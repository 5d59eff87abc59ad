-- What a store sells, and what a shopper has picked. Money is in minor units of the store's currency.
create table categories (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  name text not null,
  slug text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index categories_slug on categories (shop_id, slug);
create index categories_of_shop on categories (shop_id, created_at desc, id desc);
create index categories_by_name on categories (shop_id, lower(name), id);

create table products (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  category_id object_id references categories (id) on delete set null,
  name text not null,
  slug text not null,
  description text not null default '',
  price bigint not null check (price >= 0),
  compare_at_price bigint,
  quantity integer not null default 0 check (quantity >= 0),
  images text[] not null default '{}',
  barcode text,
  tags text[] not null default '{}',
  -- null: a physical product. Digital ones never run out.
  digital jsonb,
  listed boolean not null default true,
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index products_slug on products (shop_id, slug) where deleted_at is null;
create index products_newest on products (shop_id, created_at desc, id desc) where deleted_at is null;
create index products_of_category on products (category_id) where category_id is not null;
-- The ways in which shoppers see a catalogue: each sort reads its page from one of these, newest first among equals.
create index products_listed_newest on products (shop_id, created_at desc, id desc) where listed and deleted_at is null;
create index products_listed_price on products (shop_id, price, created_at desc, id desc)
  where listed and deleted_at is null;
create index products_listed_dearest on products (shop_id, price desc, created_at desc, id desc)
  where listed and deleted_at is null;
create index products_listed_name on products (shop_id, lower(name), created_at desc, id desc)
  where listed and deleted_at is null;
create index products_listed_category on products (shop_id, category_id, created_at desc, id desc)
  where listed and deleted_at is null;

-- What a search looks through. Beside the products, because writing its index is dear and a new price, or being
-- listed, changes none of it. The store is part of the index, so that nobody searches what other stores sell.
create table product_texts (
  product_id object_id primary key references products (id) on delete cascade,
  shop_id object_id not null references shops (id),
  text text not null
);
create index product_texts_search on product_texts using gin (shop_id, text gin_trgm_ops);

create function write_product_text() returns trigger language plpgsql as $$
begin
  insert into product_texts (product_id, shop_id, text)
  values (new.id, new.shop_id, lower(concat_ws(E'\n', new.name, new.description, new.barcode)))
  on conflict (product_id) do update set text = excluded.text where product_texts.text <> excluded.text;
  return null;
end $$;
create trigger products_written after insert or update of name, description, barcode on products
  for each row execute function write_product_text();

-- How many products a store has, so that no list has to count them. Triggers write it in the transaction of the
-- change, wherever that comes from; selling, pricing and rating change none of it and cost nothing.
create table product_counts (
  shop_id object_id primary key references shops (id),
  listed integer not null default 0,
  total integer not null default 0
) with (fillfactor = 50);

create function count_added_products() returns trigger language plpgsql as $$
begin
  insert into product_counts as counts (shop_id, listed, total)
  select shop_id, count(*) filter (where listed), count(*)
  from added where deleted_at is null group by shop_id order by shop_id
  on conflict (shop_id) do update
  set listed = counts.listed + excluded.listed, total = counts.total + excluded.total;
  return null;
end $$;
create trigger products_added after insert on products
  referencing new table as added for each statement execute function count_added_products();

create function count_changed_product() returns trigger language plpgsql as $$
begin
  update product_counts set
    listed = listed + (new.listed and new.deleted_at is null)::int - (old.listed and old.deleted_at is null)::int,
    total = total + (new.deleted_at is null)::int - (old.deleted_at is null)::int
  where shop_id = new.shop_id;
  return null;
end $$;
create trigger products_changed after update of listed, deleted_at on products for each row
  when (old.listed <> new.listed or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function count_changed_product();

create function count_removed_products() returns trigger language plpgsql as $$
begin
  update product_counts as counts
  set listed = counts.listed - gone.listed, total = counts.total - gone.total
  from (
    select shop_id, count(*) filter (where listed) as listed, count(*) as total
    from removed where deleted_at is null group by shop_id
  ) as gone
  where counts.shop_id = gone.shop_id;
  return null;
end $$;
create trigger products_removed after delete on products
  referencing old table as removed for each statement execute function count_removed_products();

create table variants (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  product_id object_id not null references products (id) on delete cascade,
  name text not null,
  -- null: the product's price
  price bigint check (price >= 0),
  quantity integer not null default 0 check (quantity >= 0),
  options jsonb not null default '{}',
  position integer not null default 0,
  deleted_at timestamptz(3)
);
create index variants_of_product on variants (shop_id, product_id, position) where deleted_at is null;

create table carts (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  user_id object_id not null references users (id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
-- One open cart for each shopper and store.
create unique index carts_of_shopper on carts (shop_id, user_id);
create index carts_of_user on carts (user_id);

create table cart_items (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  cart_id object_id not null references carts (id) on delete cascade,
  product_id object_id not null references products (id),
  variant_id object_id references variants (id),
  options jsonb not null default '{}',
  quantity integer not null check (quantity between 1 and 10000),
  -- what it cost when it was put in: a changed price is a warning
  seen_price bigint not null,
  auto_renew boolean not null default false,
  created_at timestamptz(3) not null default now()
);
-- The same product, variant and options is one line; hashed, because options may be larger than an index row.
create unique index cart_items_line on cart_items (cart_id, product_id, coalesce(variant_id, ''), md5(options::text));
create index cart_items_of_product on cart_items (product_id);

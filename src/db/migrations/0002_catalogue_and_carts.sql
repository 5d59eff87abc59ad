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

create table products (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  category_id object_id references categories (id),
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
  updated_at timestamptz(3) not null default now(),
  search text generated always as (lower(name || ' ' || description || ' ' || coalesce(barcode, ''))) stored
);
create unique index products_slug on products (shop_id, slug) where deleted_at is null;
create index products_newest on products (shop_id, created_at desc, id desc) where deleted_at is null;
create index products_price on products (shop_id, price, id) where deleted_at is null;
create index products_name on products (shop_id, name, id) where deleted_at is null;
create index products_category on products (shop_id, category_id, created_at desc, id desc) where deleted_at is null;
create index products_search on products using gin (search gin_trgm_ops) where deleted_at is null;

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
-- The same product, variant and options is one line.
create unique index cart_items_line on cart_items (cart_id, product_id, coalesce(variant_id, ''), options);
create index cart_items_of_product on cart_items (product_id);

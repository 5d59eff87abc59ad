-- Carts and wishlists.

create table carts (
  id object_id,
  shop_id object_id not null references shops (id),
  user_id object_id not null references users (id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
-- One open cart per shopper and store.
create unique index carts_of_shopper on carts (shop_id, user_id);
create index carts_of_user on carts (user_id);

create table cart_items (
  id object_id,
  shop_id object_id not null references shops (id),
  cart_id object_id not null,
  product_id object_id not null,
  variant_id object_id,
  options jsonb not null default '{}',
  quantity integer not null check (quantity between 1 and 10000),
  -- the price when the line was added: a changed price causes a warning
  seen_price bigint not null,
  auto_renew boolean not null default false,
  created_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  foreign key (shop_id, cart_id) references carts (shop_id, id) on delete cascade,
  foreign key (shop_id, product_id) references products (shop_id, id),
  foreign key (shop_id, variant_id) references variants (shop_id, id)
);
-- The same product, variant and options form one line; the options are hashed, because they may be larger than an index
-- row.
create unique index cart_items_line on cart_items (cart_id, product_id, coalesce(variant_id, ''), md5(options::text), shop_id);
create index cart_items_of_product on cart_items (product_id);

create table wishlist_items (
  shop_id object_id not null references shops (id),
  user_id object_id not null references users (id),
  product_id object_id not null,
  created_at timestamptz(3) not null default now(),
  primary key (shop_id, user_id, product_id),
  foreign key (shop_id, product_id) references products (shop_id, id)
);
create index wishlist_items_newest on wishlist_items (shop_id, user_id, created_at desc, product_id desc);
-- Finds a guest's wishlist, which moves to the account at sign-in.
create index wishlist_items_of_user on wishlist_items (user_id);

-- What digital stores sell: files, and the access of shoppers to them.

-- Everything that was ever handed to the store of files. The row is written before the bytes go there, so that what a
-- crash leaves behind can be found again and removed; `storage_key` is made of ids alone.
create table stored_objects (
  storage_key text primary key,
  shop_id object_id not null references shops (id),
  created_at timestamptz(3) not null default now(),
  -- when nobody needs it any more; null while it is in use
  unused_since timestamptz(3)
);
create index stored_objects_unused on stored_objects (unused_since) where unused_since is not null;

-- A row is there once all bytes are safely stored.
create table digital_files (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  product_id object_id not null references products (id),
  name text not null,
  content_type text not null,
  size bigint not null check (size >= 0),
  sha256 text not null,
  storage_key text not null references stored_objects (storage_key),
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index digital_files_of_product on digital_files (shop_id, product_id, created_at desc, id desc)
  where deleted_at is null;
-- An all-access pass lists the files of every product.
create index digital_files_of_shop on digital_files (shop_id, created_at desc, id desc) where deleted_at is null;

-- What a shopper may download, one row for each product that they have access to.
create table entitlements (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  user_id object_id not null references users (id),
  product_id object_id not null references products (id),
  access_type text not null check (access_type in ('pass', 'lifetime')),
  -- opens every digital product of the store
  all_access boolean not null default false,
  starts_at timestamptz(3) not null,
  -- null: lifetime access
  ends_at timestamptz(3),
  -- of lifetime access: when the pass that was bought too would end, should the lifetime access be taken back
  pass_ends_at timestamptz(3),
  auto_renew boolean not null default false,
  renewal_failures integer not null default 0,
  -- null: no saved card. The token is sealed by the vault, with the row's id.
  card_provider text,
  card_token_sealed text,
  card_brand text,
  card_last4 text,
  -- where e-mails about renewals go
  renewal_email text,
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((access_type = 'lifetime') = (ends_at is null))
);
-- Buying again prolongs the row that is there.
create unique index entitlements_one on entitlements (shop_id, user_id, product_id) where revoked_at is null;
create index entitlements_of_shop on entitlements (shop_id, created_at desc, id desc) where revoked_at is null;
create index entitlements_of_shopper on entitlements (shop_id, user_id, created_at desc, id desc)
  where revoked_at is null;
create index entitlements_of_product on entitlements (shop_id, product_id, created_at desc, id desc)
  where revoked_at is null;
-- What a guest has moves to the account at sign-in.
create index entitlements_of_user on entitlements (user_id) where revoked_at is null;

-- What each order (or, without one, the merchant) has given: an order gives a product once, and can take it back.
create table access_grants (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  entitlement_id object_id not null references entitlements (id),
  product_id object_id not null references products (id),
  order_id object_id references orders (id),
  access_type text not null check (access_type in ('pass', 'lifetime')),
  -- of a pass
  days integer not null check (days >= 0),
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create unique index access_grants_of_order on access_grants (order_id, product_id) where order_id is not null;
create index access_grants_of_entitlement on access_grants (entitlement_id, created_at desc);

alter table orders
  -- null: nothing to grant, or not paid yet
  add column grant_status text check (grant_status in ('granted', 'failed')),
  add column grant_error text,
  add column grant_attempts integer not null default 0,
  -- null: no longer tried by itself
  add column grant_next_at timestamptz(3);
create index orders_failed_grants on orders (shop_id, paid_at, id)
  where grant_status = 'failed' and status = 'paid' and deleted_at is null;
create index orders_grants_due on orders (grant_next_at)
  where grant_status = 'failed' and status = 'paid' and deleted_at is null;

-- What was bought, as it was offered: {accessType, allAccess}.
alter table order_items add column digital jsonb;
update order_items set digital = products.digital from products
where products.id = order_items.product_id and products.digital is not null and not order_items.holds_stock;
-- What was paid for before there was anything to grant is granted by the job that retries.
update orders set grant_status = 'failed', grant_error = 'not granted yet', grant_next_at = now()
where status = 'paid' and deleted_at is null and exists (
  select from order_items where order_items.order_id = orders.id and order_items.digital is not null
);

-- The all-access pass of a store.
create index products_all_access on products (shop_id, created_at desc, id desc)
  where digital->>'allAccess' = 'true' and deleted_at is null;
